import { expect, test } from 'vitest'
import { dataCounts } from './data-counts.ts'
import { refundLocations, type RefundLocationRecord } from './refund-locations.ts'

const record = (change: Partial<RefundLocationRecord>): RefundLocationRecord => ({
  id: 'desk',
  name: 'Desk',
  address: 'Street 1',
  type: 'refund-office',
  lat: 0,
  lng: 0,
  country: 'france',
  city: 'paris',
  source: 'general knowledge',
  confidence: 'low',
  coordinate_check: { method: 'curated' },
  ...change,
})

test('each record is counted for what it rests on', () => {
  const source = 'https://desk.example'
  const records = [
    record({
      warning: 'May be closed.',
      warning_kind: 'works',
      phone: '+33 1',
      looked_up_on: '2026-11-24',
      found: 'Nothing.',
    }),
    record({ source, type: 'shopping-area', coordinate_check: { method: 'dataset', approximate: true } }),
    record({
      source,
      source_dated: '2026-07',
      hours: 'Mo-Su 10:00-20:00',
      looked_up_on: '2026-11-20',
      found: 'Nothing.',
    }),
    record({ source, source_dated: '2020-07', hours: 'Mo-Su 10:00-20:00', hours_stale: true }),
    record({ type: 'shopping-area', area: 'street' }),
    record({
      type: 'transportation',
      coordinate_check: { method: 'third-party' },
      looked_up_on: '2026-11-25',
      found: 'Nothing.',
    }),
  ]
  expect(dataCounts(records, '2026-11-24')).toEqual({
    total: 6,
    shopping: 2,
    offices: 3,
    transport: 1,
    areas: 1,
    pointsNearby: 2,
    pointsRemembered: 3,
    pointsApproximate: 1,
    sourced: 3,
    remembered: 3,
    dated: 2,
    checked: 1,
    hours: 2,
    hoursOld: 1,
    phones: 1,
    warned: 1,
    named: 4,
    lookedUp: 2,
    lookedUpOn: '2026-11-24',
  })
})

test('of the product’s own records, the parts make up the whole', () => {
  const counts = dataCounts(refundLocations, '2026-11-24')
  expect(counts.shopping + counts.offices + counts.transport).toBe(counts.total)
  expect(counts.areas + counts.pointsNearby + counts.pointsRemembered).toBe(counts.total)
  expect(counts.sourced + counts.remembered).toBe(counts.total)
  expect(counts.lookedUp).toBeLessThanOrEqual(counts.named)
})
