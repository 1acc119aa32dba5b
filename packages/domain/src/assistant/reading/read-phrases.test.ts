import { expect, test } from 'vitest'
import { formatMoney } from '../../money/money.ts'
import { readQuestion, type Question } from './read-question.ts'
import { phrases, phrasesReadOn, type Phrase } from './testing/phrases.ts'

/** Returns what was read, in the terms of the table. */
function phraseOf(ask: string, question: Question): Required<Phrase> {
  const { purchases, otherCurrency, isAmountUnclear, days, day, ages, durations, clockMinutes, bag } =
    question
  const two = (count: number) => String(count).padStart(2, '0')
  return {
    ask,
    amounts: purchases.map(
      ({ money, items, isCurrencyAssumed }) =>
        `${formatMoney(money)}${items > 1 ? ` ×${items}` : ''}${isCurrencyAssumed ? ' assumed' : ''}`,
    ),
    goods: purchases.flatMap(({ goods }) => goods ?? []),
    otherCurrency: otherCurrency ?? '',
    isUnclear: isAmountUnclear,
    days,
    isDayAmbiguous: day === 'ambiguous',
    ages,
    durations: durations.map(({ count, unit, isAgo }) => `${count} ${unit}${isAgo ? ' ago' : ''}`),
    clock: clockMinutes === null ? '' : `${two(Math.floor(clockMinutes / 60))}:${two(clockMinutes % 60)}`,
    bag: bag ?? ('' as 'both'),
    language: question.language,
    places: question.places.map(({ place, country }) => place?.slug ?? country),
    abroad: question.foreign.map(({ foreign }) => `${foreign.name} (${foreign.zone})`),
  }
}

const nothing = {
  amounts: [],
  goods: [],
  otherCurrency: '',
  isUnclear: false,
  days: [],
  isDayAmbiguous: false,
  ages: [],
  durations: [],
  clock: '',
  bag: '',
  language: 'en',
  places: [],
  abroad: [],
}

test('the table has at least 250 phrases, none twice', () => {
  expect(new Set(phrases.map(({ ask }) => ask)).size).toBe(phrases.length)
  expect(phrases.length).toBeGreaterThanOrEqual(250)
})

test.each(phrases.map((phrase) => [phrase.ask, phrase] as const))('%s', (ask, phrase) => {
  expect(phraseOf(ask, readQuestion(ask, phrasesReadOn))).toEqual({ ...nothing, ...phrase })
})
