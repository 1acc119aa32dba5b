import { describe, expect, test } from 'vitest'
import { readQuestion } from './read-question.ts'

const purchases = (text: string) =>
  readQuestion(text, '2026-11-22').purchases.map(({ money, country, part }) => [money.cents, country, part])

describe('the price before tax, and the tax itself', () => {
  test.each([
    ['500 euros before tax in Paris', [[50_000, 'france', 'net']]],
    ['net price 500 euros, bag from Nice', [[50_000, 'france', 'net']]],
    ['the VAT is 350 euros on my Paris invoice', [[35_000, 'france', 'vat']]],
    ['receipt from Lyon says TVA 84.60 €', [[8460, 'france', 'vat']]],
    ['my invoice from Milan: IVA 45,30', [[4530, 'italy', 'vat']]],
    ['84.60 € TVA on the receipt from Paris', [[8460, 'france', 'vat']]],
    ['a bill of 1200 € (VAT 200 €) in Paris', [[120_000, 'france', 'price']]],
    ['receipt from Rome, 500 euros IVA included', [[50_000, 'italy', 'price']]],
    ['can I claim tax 300 euros, receipt from Madrid', [[30_000, 'spain', 'price']]],
    ['500 euros before tax, 600 euros with tax in Paris', [[60_000, 'france', 'price']]],
    ['how much VAT is 500 euros in Paris', [[50_000, 'france', 'price']]],
    ['a tax refund of 500 euros spent in Paris', [[50_000, 'france', 'price']]],
  ])('%s', (text, expected) => {
    expect(purchases(text)).toEqual(expected)
  })
})

describe('figures as tourists write them', () => {
  test.each([
    ['a 1k5 euro laptop in Valencia', [[150_000, 'spain', 'price']]],
    ['what do I save on a 899 phone in Berlin', [[89_900, 'germany', 'price']]],
    ['lv bag 1950 paris minus fee', [[195_000, 'france', 'price']]],
    ['3x tshirts 39,90 each in Madrid', [[11_970, 'spain', 'price']]],
    ['twelve hundred euros nice', [[120_000, 'france', 'price']]],
  ])('%s', (text, expected) => {
    expect(purchases(text)).toEqual(expected)
  })

  test.each(['3x tshirts in Madrid', 'jeans 501 in size 32'])(
    '"%s" has no price below that of a thing',
    (text) => {
      expect(purchases(text).filter(([cents]) => Number(cents) < 10_000)).toEqual([])
    },
  )
})

describe('a house that stands in one country says the country', () => {
  test.each([
    ['spent 300 euros at Printemps', 'france'],
    ['800 euros at el corte ingles', 'spain'],
    ['400 euros at la rinascente', 'italy'],
    ['900 euros at KaDeWe', 'germany'],
    ['300 euros at Printemps and at KaDeWe', null],
    ['300 euros at Zara', null],
  ])('%s: %s', (text, country) => {
    expect(readQuestion(text, '2026-11-22').purchases[0]?.country).toBe(country)
  })

  test('a place that is named says it before the house does', () => {
    expect(readQuestion('300 euros at Galeria in Rome', '2026-11-22').purchases[0]?.country).toBe('italy')
  })
})

test('days of several purchases are read up to today', () => {
  expect(
    readQuestion('bought sept 2nd and oct 20th 2026, I fly on 5 december', '2026-11-22').pastDays,
  ).toEqual(['2026-09-02', '2026-10-20'])
})
