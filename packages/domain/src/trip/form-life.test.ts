import { describe, expect, test } from 'vitest'
import { lifeOf } from './form-life.ts'
import { form } from './testing/sample-trip.ts'
import type { RefundForm } from './trip-records.ts'

const life = (fields: Partial<RefundForm>, today = '2026-11-25', firstDay: string | null = '2026-11-24') =>
  lifeOf(form('f', fields), { firstDay, today })

describe('the state is the furthest station that has a day', () => {
  test.each<[state: string, since: string, fields: Partial<RefundForm>]>([
    ['issued', '2026-11-24', {}],
    ['issued', '2026-11-24', { earlyRefundOn: '2026-11-25' }],
    ['validated', '2026-11-29', { validatedOn: '2026-11-29', validatedBy: 'kiosk' }],
    ['handed-in', '2026-11-30', { validatedOn: '2026-11-29', handedInOn: '2026-11-30' }],
    ['paid', '2026-11-29', { validatedOn: '2026-11-29', paidOn: '2026-11-29' }],
    [
      'refused',
      '2026-12-20',
      { validatedOn: '2026-11-29', handedInOn: '2026-11-30', refusedOn: '2026-12-20' },
    ],
    ['expired', '2027-03-01', { expiredOn: '2027-03-01' }],
  ])('%s since %s', (state, since, fields) => {
    expect(life(fields)).toMatchObject({ state, since })
  })
})

describe('what a tap may note', () => {
  const taps = (fields: Partial<RefundForm>) =>
    life(fields).taps.map(({ tap, validatedBy }) => (validatedBy ? `${tap} by ${validatedBy}` : tap))

  test.each<[edge: string, fields: Partial<RefundForm>, taps: string[]]>([
    ['issued', {}, ['validated by kiosk', 'validated by stamp', 'early-refund', 'refused', 'expired']],
    [
      'issued in Germany: no kiosk',
      { country: 'germany' },
      ['validated by stamp', 'early-refund', 'refused', 'expired'],
    ],
    [
      'money taken early once',
      { earlyRefundOn: '2026-11-25' },
      ['validated by kiosk', 'validated by stamp', 'refused', 'expired'],
    ],
    [
      'validated: cash at the counter pays at once',
      { validatedOn: '2026-11-29' },
      ['handed-in', 'paid', 'refused', 'expired'],
    ],
    ['handed in', { validatedOn: '2026-11-29', handedInOn: '2026-11-30' }, ['paid', 'refused', 'expired']],
    ['paid', { paidOn: '2026-12-20' }, []],
    ['refused', { refusedOn: '2026-12-20' }, []],
    ['expired', { expiredOn: '2026-12-20' }, []],
  ])('%s', (_edge, fields, expected) => {
    expect(taps(fields)).toEqual(expected)
  })

  test('no earlier than the station before', () => {
    expect(life({ validatedOn: '2026-11-29' }).taps.map(({ notBefore }) => notBefore)).toEqual(
      Array.from({ length: 4 }, () => '2026-11-29'),
    )
  })

  test.each<[undo: string | null, fields: Partial<RefundForm>]>([
    [null, {}],
    ['earlyRefundOn', { earlyRefundOn: '2026-11-25' }],
    ['validatedOn', { validatedOn: '2026-11-29' }],
    ['handedInOn', { validatedOn: '2026-11-29', handedInOn: '2026-11-30' }],
    ['paidOn', { validatedOn: '2026-11-29', paidOn: '2026-11-30' }],
    ['refusedOn', { refusedOn: '2026-11-30' }],
    ['expiredOn', { expiredOn: '2026-11-30' }],
  ])('and %s can be taken back', (undo, fields) => {
    expect(life(fields).undo).toBe(undo)
  })
})

describe('stations', () => {
  const summaryOf = (fields: Partial<RefundForm>, firstDay: string | null = '2026-11-22') =>
    life(fields, '2026-11-25', firstDay).stations.map(({ station, day }) => `${station} ${day ?? '-'}`)

  test('those to come have no day', () => {
    expect(summaryOf({ validatedOn: '2026-11-29' })).toEqual([
      'bought 2026-11-22',
      'issued 2026-11-24',
      'validated 2026-11-29',
      'handed-in -',
      'paid -',
    ])
  })

  test('a refusal ends the line, and what was never reached is left out', () => {
    expect(summaryOf({ refusedOn: '2026-11-30' })).toEqual([
      'bought 2026-11-22',
      'issued 2026-11-24',
      'refused 2026-11-30',
    ])
  })
})

describe('overdue', () => {
  test.each<[edge: string, fields: Partial<RefundForm>, today: string, overdue: unknown]>([
    ['on the law’s last day for the goods: not yet', {}, '2027-02-28', null],
    ['the day after', {}, '2027-03-01', { clock: 'goods-out', endedOn: '2027-02-28' }],
    ['validated in time: not', { validatedOn: '2027-02-28' }, '2027-03-01', null],
    [
      'a stamp on paper: six months after the issue',
      { validatedOn: '2026-11-29', validatedBy: 'stamp' },
      '2027-05-25',
      { clock: 'form-back', endedOn: '2027-05-24' },
    ],
    [
      'Italy: only the later of two readings',
      { country: 'italy', validatedOn: '2026-11-29' },
      '2027-05-31',
      null,
    ],
    [
      'Italy: the day after it',
      { country: 'italy', validatedOn: '2026-11-29' },
      '2027-06-01',
      { clock: 'form-back', endedOn: '2027-05-31' },
    ],
    [
      'handed in: nothing more runs out',
      { validatedOn: '2026-11-29', handedInOn: '2026-11-30' },
      '2032-01-01',
      null,
    ],
  ])('%s', (_edge, fields, today, overdue) => {
    expect(life(fields, today).overdue).toEqual(overdue)
  })
})
