import { expect, test } from 'vitest'
import { refundBars } from './chart-bars.ts'
import { nextDeadline } from './next-deadline.ts'
import { totalsByCurrency } from './refund-totals.ts'

const calculation = (
  calculatedOn: string,
  country: 'france' | 'spain',
  cents: number,
  { currency = 'EUR', status = 'pending' }: { currency?: 'EUR' | 'JPY'; status?: string } = {},
) => ({
  id: calculatedOn,
  key: null,
  calculatedOn,
  country,
  purchase: { currency, cents: cents * 10 },
  refund: { currency, cents },
  status,
})

test('currencies are never added; the one that is used most comes first', () => {
  const totals = totalsByCurrency([
    calculation('2026-11-21', 'france', 1001),
    calculation('2026-11-20', 'france', 500, { currency: 'JPY' }),
    calculation('2026-11-19', 'spain', 2002),
  ])
  expect(totals).toEqual([
    { count: 2, purchase: { currency: 'EUR', cents: 30_030 }, refund: { currency: 'EUR', cents: 3003 } },
    { count: 1, purchase: { currency: 'JPY', cents: 5000 }, refund: { currency: 'JPY', cents: 500 } },
  ])
})

test('bars of months run oldest first across a new year, those of countries largest first', () => {
  const bars = refundBars(
    [
      calculation('2027-01-05', 'spain', 400),
      calculation('2026-12-05', 'france', 100),
      calculation('2026-12-06', 'france', 100),
    ],
    'EUR',
  )
  expect(bars.byMonth.map(({ label, share }) => [label, share])).toEqual([
    ['December 2026', 0.5],
    ['January 2027', 1],
  ])
  expect(bars.byCountry.map(({ label }) => label)).toEqual(['Spain', 'France'])
})

test('one month or one country draws no bar, and a purchase without a refund none either', () => {
  const bars = refundBars(
    [calculation('2026-11-05', 'france', 100), calculation('2026-10-05', 'spain', 0)],
    'EUR',
  )
  expect(bars).toEqual({ byMonth: [], byCountry: [] })
})

test('only the last twelve months are drawn', () => {
  const months = Array.from({ length: 14 }, (_, index) =>
    calculation(new Date(Date.UTC(2025, index, 10)).toISOString().slice(0, 10), 'france', 100),
  )
  const { byMonth } = refundBars(months, 'EUR')
  expect(byMonth).toHaveLength(12)
  expect(byMonth[0]?.label).toBe('March 2025')
})

test('the next date is the nearest one ahead, today included, of what still gives money', () => {
  const calculations = [
    calculation('2026-11-21', 'france', 100),
    calculation('2026-08-21', 'spain', 100),
    calculation('2026-08-20', 'france', 100),
    calculation('2026-09-01', 'france', 0),
    calculation('2026-08-25', 'france', 100, { status: 'completed' }),
  ]
  expect(nextDeadline(calculations, '2026-11-21')).toEqual({
    lastDay: '2026-11-21',
    country: 'spain',
    boughtOn: '2026-08-21',
  })
  expect(nextDeadline(calculations, '2027-03-01')).toBeNull()
})
