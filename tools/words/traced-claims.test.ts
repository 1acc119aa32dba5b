import { articleTemplates } from '@retour/domain/content/articles/articles'
import { countryGuide } from '@retour/domain/content/guides/country-guides'
import { placesWithGuides } from '@retour/domain/content/guides/place-guides'
import { ruleNumbers } from '@retour/domain/content/rule-numbers'
import { blankNumbers } from '@retour/domain/content/testing/spelled-out'
import { textsIn } from '@retour/domain/content/testing/texts-in'
import { countries } from '@retour/domain/places/countries'
import { defaultEditionId } from '@retour/domain/vat/rules'
import { describe, expect, test } from 'vitest'
import { allTexts, type Spoken } from './all-texts.ts'
import { placeRecords, ruleRecords } from './record-texts.ts'
import { isCovered, tracedSentences } from './traced-sentences.ts'
import { untracedIn } from './untraced.ts'

/** Guides of places have their own test (place-claims.test.ts); facts and changes of the law are records. */
const isElsewhere = ({ where }: Spoken) =>
  /^\/[a-z]+\/[a-z-]+$/.test(where) || where.startsWith('facts') || where === 'changes of the law'

const texts = allTexts(defaultEditionId, blankNumbers()).filter((text) => !isElsewhere(text))
const untraced = untracedIn(texts)

describe('what is claimed outside of the place guides', () => {
  test('traces to a record, a source or a reason', () => {
    const open = untraced.filter(
      ({ sentence }) => !tracedSentences.some(({ says }) => isCovered(says, sentence)),
    )
    expect(open.map(({ where, token, sentence }) => `${where}: [${token}] ${sentence}`)).toEqual([])
  })

  test('is listed only where it is said, and each sentence once', () => {
    const sentences = untraced.map(({ sentence }) => sentence)
    expect(tracedSentences.filter(({ says }) => !sentences.some((one) => isCovered(says, one)))).toEqual([])
    expect(new Set(tracedSentences.map(({ says }) => says)).size).toBe(tracedSentences.length)
  })

  test('names a source that our pages or records list', () => {
    const numbers = ruleNumbers(defaultEditionId)
    const listed = [
      ...articleTemplates.map((words) => words(numbers).sources),
      ...countries.map((country) => countryGuide(country, numbers).sources),
      ...placesWithGuides().map(({ words }) => words(numbers).sources),
    ]
    const known = [ruleRecords, placeRecords(null), ...textsIn(listed)].join('\n').toLowerCase()
    const sources = tracedSentences.map(({ from }) => from).filter((from) => from.startsWith('https://'))
    expect(sources.filter((source) => !known.includes(source.toLowerCase()))).toEqual([])
  })

  test('rests on nothing that was read in one case only', () => {
    expect(tracedSentences.filter(({ from }) => from === 'unread').length).toBeLessThanOrEqual(1)
  })
})

describe('a new claim is found', () => {
  const claims = (text: string) => untracedIn([{ where: '/planted', country: 'france', text }])

  test.each([
    ['an hour', 'The counter is open until 23:45.'],
    ['a phone', 'Call +33 1 11 22 33 44 for help.'],
    ['a service', 'Pie VAT pays the most in Paris.'],
    ['a measure', 'The shop has to repay within 45 days.'],
    ['an amount', 'A fee of EUR 7 is taken for each form.'],
    ['a share', 'The operator keeps 30% of the VAT.'],
    ['a year', 'The rule holds since March 1999.'],
    ['a right', 'Students may claim in France.'],
  ])('%s', (_what, text) => {
    expect(claims(text)).toHaveLength(1)
  })

  test.each([
    ['a sentence of a record', 'France leaves medicines out.'],
    ['the guide’s own figure', 'A card takes 2 to 8 weeks.'],
    ['the month of a rule', 'Spain has had no minimum since July 2018.'],
    ['a question', 'Is it open at 23:45?'],
  ])('not in %s', (_what, text) => {
    expect(claims(text)).toEqual([])
  })
})
