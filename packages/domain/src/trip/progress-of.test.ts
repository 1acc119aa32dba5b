import { describe, expect, test } from 'vitest'
import { progressOf } from './progress-of.ts'
import { form, purchase, traveler } from './testing/sample-trip.ts'
import type { Purchase, RefundForm } from './trip-records.ts'

const mei = traveler('mei')
const missingOf = (fields: Partial<Purchase>, travelers = [mei]) =>
  progressOf({ purchases: [purchase('p', fields)], forms: [], travelers }).items[0]?.missing
const missingOfForm = (fields: Partial<RefundForm>, purchases = [purchase('p', { formId: 'f' })]) =>
  progressOf({ purchases, forms: [form('f', fields)], travelers: [mei] }).items.at(-1)?.missing

/** One sentence that says so; none for null. */
const expected = (missing: RegExp | null) => (missing === null ? [] : [expect.stringMatching(missing)])

describe('a purchase', () => {
  test.each<[edge: string, fields: Partial<Purchase>, missing: RegExp | null]>([
    ['is complete', {}, null],
    ['without an amount', { cents: 0 }, /amount/],
    ['without a shop', { shop: ' ' }, /shop/],
    ['without a city', { city: '' }, /city/],
    ['of food', { goods: 'food' }, /rate/],
    ['of a traveler who is gone: there is only one', { travelerId: 'gone' }, null],
  ])('%s', (_edge, fields, missing) => {
    expect(missingOf(fields)).toEqual(expected(missing))
  })

  test('of nobody, where there are two', () => {
    expect(missingOf({ travelerId: null }, [mei, traveler('kenji')])).toEqual([
      expect.stringMatching(/passport/),
    ])
  })
})

describe('a form', () => {
  const whole: Partial<RefundForm> = { operator: 'Planet', code: '1', way: 'operator-card' }
  test.each<[edge: string, fields: Partial<RefundForm>, missing: RegExp | null]>([
    ['is complete', whole, null],
    ['without an operator', { ...whole, operator: '' }, /operator/],
    ['without an operator, where the shop pays', { ...whole, operator: '', way: 'shop-itself' }, null],
    ['of Spain without its code', { ...whole, country: 'spain', code: '' }, /code \(CSV\)/],
    ['of Italy without its code', { ...whole, country: 'italy', code: '' }, /request code/],
    ['of France without its number', { ...whole, code: '' }, /number/],
    ['without a way', { ...whole, way: null }, /how the money is to come/],
    ['validated, nobody knows how', { ...whole, validatedOn: '2026-11-29' }, /kiosk/],
    ['paid, nobody knows how much', { paidOn: '2026-12-20' }, /How much/],
    ['paid', { paidOn: '2026-12-20', receivedCents: 0 }, null],
    ['refused', { refusedOn: '2026-12-20' }, null],
  ])('%s', (_edge, fields, missing) => {
    expect(missingOfForm(fields)).toEqual(expected(missing))
  })

  test('without a receipt', () => {
    expect(missingOfForm(whole, [])).toEqual([expect.stringMatching(/No receipt/)])
  })
})

test('counts what is complete', () => {
  const progress = progressOf({
    purchases: [purchase('p'), purchase('q', { cents: 0 })],
    forms: [form('f')],
    travelers: [mei],
  })
  expect([progress.complete, progress.all]).toEqual([1, 3])
})
