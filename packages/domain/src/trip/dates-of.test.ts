import { describe, expect, test } from 'vitest'
import { fallbackRates } from '../money/exchange.ts'
import { newestLawEditionId } from '../vat/rules.ts'
import { datesOf } from './dates-of.ts'
import { groupPurchases } from './group-purchases.ts'
import { form, traveler } from './testing/sample-trip.ts'
import { bought } from './testing/trip-summary.ts'
import type { TripDate } from './trip-date.ts'
import type { RefundForm } from './trip-records.ts'

const proposedOf = (text: string, country: 'france' | 'spain' | 'italy', today = '2026-11-25') =>
  groupPurchases({
    purchases: bought(text, country),
    travelers: [traveler('mei')],
    homeCountry: 'JP',
    editionId: newestLawEditionId,
    rates: fallbackRates,
    today,
  }).forms

const summaryOf = (dates: readonly TripDate[]) => dates.map(({ kind, day }) => `${day} ${kind}`)
const datesOfForm = (fields: Partial<RefundForm>) =>
  datesOf({ proposed: [], forms: [form('f', fields)], purchases: [] })

describe('days of proposed forms', () => {
  test.each<[edge: string, country: 'france' | 'spain' | 'italy', text: string, ...dates: string[]]>([
    ['short: the last day to add up', 'france', '24 45.71 X; 25 31.90 X', '2026-11-26 complete'],
    [
      'ready: ask, then be out',
      'france',
      '24 120 X',
      '2026-11-26 ask-for-form',
      '2027-02-24 goods-out',
      '2027-02-28 goods-out-by-law',
    ],
    ['one last day where both readings are the same', 'spain', '2026-11-30 40 X', '2027-02-28 goods-out'],
    ['lost: none', 'france', '20 60 X'],
    ['excluded: none', 'france', '24 60 X :tobacco'],
    ['Italy: today only', 'italy', '25 60 X', '2026-11-25 complete'],
    [
      'sorted over all forms',
      'france',
      '25 120 X; 24 60 Y',
      '2026-11-26 complete',
      '2026-11-27 ask-for-form',
      '2027-02-25 goods-out',
      '2027-02-28 goods-out-by-law',
    ],
  ])('%s', (_edge, country, text, ...dates) => {
    expect(summaryOf(datesOf({ proposed: proposedOf(text, country), forms: [], purchases: [] }))).toEqual(
      dates,
    )
  })

  test('say what is missing, where and until when', () => {
    const [date] = datesOf({
      proposed: proposedOf('24 45.71 X; 25 31.90 X', 'france'),
      forms: [],
      purchases: [],
    })
    expect(date?.text).toBe(
      'EUR 22.40 more in the same store, at X by Thu 26 Nov turns EUR 77.61 into a form.',
    )
  })
})

describe('days of issued forms, by their station', () => {
  test.each<[edge: string, fields: Partial<RefundForm>, ...dates: string[]]>([
    ['issued', {}, '2027-02-24 goods-out', '2027-02-28 goods-out-by-law'],
    [
      'money taken early',
      { earlyRefundOn: '2026-11-25' },
      '2026-12-16 early-refund',
      '2027-02-24 goods-out',
      '2027-02-28 goods-out-by-law',
    ],
    [
      'validated on paper in France',
      { validatedOn: '2026-11-29', validatedBy: 'stamp' },
      '2026-12-29 no-money-30',
      '2027-01-28 no-money-60',
      '2027-05-24 form-back',
    ],
    [
      'validated in Italy: both readings',
      { country: 'italy', validatedOn: '2026-11-29' },
      '2026-12-29 no-money-30',
      '2027-01-28 no-money-60',
      '2027-02-28 form-back',
      '2027-05-31 form-back-later',
    ],
    [
      'validated, money taken early',
      { country: 'spain', earlyRefundOn: '2026-11-25', validatedOn: '2026-11-29' },
      '2026-12-16 early-refund',
      '2026-12-29 no-money-30',
      '2027-01-28 no-money-60',
      '2030-11-24 form-back',
    ],
    [
      'handed in',
      { validatedOn: '2026-11-29', handedInOn: '2026-11-30' },
      '2026-12-29 no-money-30',
      '2027-01-28 no-money-60',
    ],
    [
      'handed in to a Spanish shop',
      { country: 'spain', way: 'shop-itself', validatedOn: '2026-11-29', handedInOn: '2026-11-30' },
      '2026-12-15 shop-pays',
      '2026-12-29 no-money-30',
      '2027-01-28 no-money-60',
    ],
    [
      'handed in to a German shop: nobody names its days',
      { country: 'germany', way: 'shop-itself', validatedOn: '2026-11-29', handedInOn: '2026-11-30' },
      '2026-12-29 no-money-30',
      '2027-01-28 no-money-60',
    ],
    ['paid', { validatedOn: '2026-11-29', paidOn: '2026-12-10' }],
    ['refused', { refusedOn: '2026-12-10' }],
    ['expired', { expiredOn: '2027-03-01' }],
  ])('%s', (_edge, fields, ...dates) => {
    expect(summaryOf(datesOfForm(fields))).toEqual(dates)
  })

  test('over two months the earlier purchase counts', () => {
    const purchases = bought('2026-11-30 60 X =f; 2026-12-02 60 X =f', 'france')
    const dates = datesOf({ proposed: [], forms: [form('f', { issuedOn: '2026-12-02' })], purchases })
    expect(summaryOf(dates)).toEqual(['2027-02-28 goods-out'])
  })

  test('an entry keeps its id when the shop writes the form, and when its day moves', () => {
    const ofProposed = datesOf({ proposed: proposedOf('24 120 X', 'france'), forms: [], purchases: [] })
    const ofIssued = datesOf({ proposed: [], forms: [form('f')], purchases: bought('24 120 X =f', 'france') })
    const id = (dates: readonly TripDate[]) => dates.find(({ kind }) => kind === 'goods-out')?.id
    expect(id(ofIssued)).toBe(id(ofProposed))
    const moved = datesOf({ proposed: [], forms: [form('f')], purchases: bought('22 120 X =f', 'france') })
    expect(id(moved)).toBe(id(ofIssued))
    expect(summaryOf(moved)[0]).toBe('2027-02-22 goods-out')
  })

  test('no two entries share an id, and all but our own advice name a source', () => {
    const dates = datesOf({
      proposed: proposedOf('24 120 X; 24 60 Y; 25 300 Z', 'france'),
      forms: [
        form('f', { earlyRefundOn: '2026-11-25' }),
        form('g', { country: 'italy', validatedOn: '2026-11-29' }),
        form('h', {
          country: 'spain',
          way: 'shop-itself',
          validatedOn: '2026-11-29',
          handedInOn: '2026-11-30',
        }),
      ],
      purchases: [],
    })
    expect(new Set(dates.map(({ id }) => id)).size).toBe(dates.length)
    const own = ['no-money-30', 'no-money-60']
    expect(
      dates.filter(({ kind, source, checkedOn }) => !own.includes(kind) && !(source && checkedOn)),
    ).toEqual([])
  })
})
