import { countries } from '@retour/domain/places/countries'
import { guideCounting } from '@retour/domain/vat/counting-rules'
import { newestLawEditionId, rulesEditionIds } from '@retour/domain/vat/rules'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Spoken } from './all-texts.ts'
import { fixedQuestions } from './answer-questions.ts'
import { answerTexts } from './answer-texts.ts'
import { contradictionsIn } from './contradictions.ts'
import { drawnTexts } from './drawn-texts.ts'
import { freshnessClaimsIn } from './freshness-claims.ts'
import { mailTexts } from './mail-texts.ts'
import { pdfTexts, siteTexts } from './site-texts.ts'
import { wrongHoursIn } from './wrong-hours.ts'

describe.each(rulesEditionIds)('what is served under %s', (edition) => {
  const texts: Spoken[] = []
  beforeAll(async () => {
    const read = [pdfTexts(edition), mailTexts(edition), answerTexts(edition)]
    texts.push(...siteTexts(edition), ...drawnTexts(edition), ...(await Promise.all(read)).flat())
  })

  test('is every built page, drawn result and card, printable guide, mail and answer', () => {
    const places = new Set(texts.map(({ where }) => where))
    const expected = [
      ...(edition === newestLawEditionId ? [] : ['/trip/desks.json', '/trip']),
      '/',
      '/vat-refund-rules-2025',
      '/germany/nuremberg',
      'card of es-agp-t3-diva',
      'booking-guest mail, spain',
      'ride mail, quote',
      'reminder mail, trip-reminder',
      ...fixedQuestions.map(({ ask }) => `answer: ${ask}`),
    ]
    for (const country of countries)
      expected.push(
        `/${country}`,
        `PDF ${country} as built`,
        `guide mail, ${country} 100.00`,
        `result, ${country} 60.00`,
      )
    expect(expected.filter((where) => !places.has(where))).toEqual([])
    expect(fixedQuestions.length).toBeGreaterThanOrEqual(90)
  })

  test('never gives two minimums, rates, deadlines or ways of counting for one thing', () => {
    expect(contradictionsIn(texts)).toEqual([])
  })

  test('calls nothing checked on a page that does not know when it is read', () => {
    expect(freshnessClaimsIn(texts)).toEqual([])
    expect(texts.some(({ text }) => /looked at on 21 November 2026/.test(text))).toBe(true)
  })

  test('gives no other hours than the record of the place', () => {
    expect(wrongHoursIn(texts)).toEqual([])
  })

  test('counts as its own edition does', () => {
    const says = texts.filter(({ text }) => text.includes(guideCounting))
    expect(Math.min(says.length, 50)).toBe(edition === newestLawEditionId ? 0 : 50)
  })
})
