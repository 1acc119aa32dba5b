import { expect, test } from 'vitest'
import { orderBookings } from './order-bookings.ts'

test('what lies ahead comes nearest first, what is past latest first; this very moment still lies ahead', () => {
  const bookings = [
    '2026-12-24T08:00:00Z',
    '2026-11-20T08:00:00Z',
    '2026-11-21T08:00:00Z',
    '2026-10-01T08:00:00Z',
  ].map((pickupAt) => ({ pickupAt }))
  const { ahead, past } = orderBookings(bookings, Date.parse('2026-11-21T08:00:00Z'))
  expect(ahead.map(({ pickupAt }) => pickupAt)).toEqual(['2026-11-21T08:00:00Z', '2026-12-24T08:00:00Z'])
  expect(past.map(({ pickupAt }) => pickupAt)).toEqual(['2026-11-20T08:00:00Z', '2026-10-01T08:00:00Z'])
})
