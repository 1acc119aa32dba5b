import { expect, test } from 'vitest'
import { needsNow, warningsOf, type QueuedRide } from './urgency.ts'

const at = '2026-11-28T17:20:00Z'
const ride = (changes: Partial<QueuedRide> = {}): QueuedRide => ({
  id: 'one',
  state: 'requested',
  createdAt: at,
  pickupAt: '2026-11-29T09:00:00Z',
  country: 'france',
  email: 'mei@mail.example',
  vehicle: 'sedan',
  passengerCount: 2,
  asked: null,
  ...changes,
})
const warnings = (changes: Partial<QueuedRide>, others: QueuedRide[] = []) =>
  warningsOf(ride(changes), others, at)

const asked = { pickupAt: '2026-12-01T09:00:00Z' }

test('a customer who asks for another time is answered first, whenever the pickup is', () => {
  const far = { state: 'confirmed' as const, pickupAt: '2026-12-20T09:00:00Z', asked }
  expect(needsNow(ride(far), at)).toBe(true)
  expect(needsNow(ride({ ...far, asked: null }), at)).toBe(false)
  expect(needsNow(ride({ ...far, state: 'done' }), at)).toBe(false)
  expect(warnings(far)[0]).toBe('asks-change')
})

test.each<[string, Partial<QueuedRide>, boolean]>([
  [
    'six hours before a pickup without a driver',
    { state: 'accepted', pickupAt: '2026-11-28T23:20:00Z' },
    false,
  ],
  ['a second later', { state: 'accepted', pickupAt: '2026-11-28T23:19:59Z' }, true],
  ['confirmed, an hour before', { state: 'confirmed', pickupAt: '2026-11-28T18:20:00Z' }, false],
  ['confirmed, within the hour', { state: 'confirmed', pickupAt: '2026-11-28T18:19:59Z' }, true],
  ['on its way, whenever', { state: 'on-the-way' }, true],
  ['over', { state: 'cancelled', pickupAt: at }, false],
])('needs somebody now: %s', (_title, changes, expected) => {
  expect(needsNow(ride(changes), at)).toBe(expected)
})

test.each<[string, Partial<QueuedRide>, string[]]>([
  ['a fresh request by day', {}, []],
  ['nobody answered for ten minutes', { createdAt: '2026-11-28T17:10:00Z' }, ['no-answer']],
  ['a second less', { createdAt: '2026-11-28T17:10:01Z' }, []],
  ['accepted', { state: 'accepted', createdAt: '2026-11-28T10:00:00Z' }, ['no-driver']],
  ['four in a car for three', { passengerCount: 4 }, ['too-many']],
  ['three in it', { passengerCount: 3 }, []],
  ['22:00 on the clock of the place', { pickupAt: '2026-11-29T21:00:00Z' }, ['night']],
  ['05:59 there', { pickupAt: '2026-11-29T04:59:00Z' }, ['night']],
  ['06:00 there', { pickupAt: '2026-11-29T05:00:00Z' }, []],
  ['a ride that is over', { state: 'done', passengerCount: 6 }, []],
])('%s', (_title, changes, expected) => {
  expect(warnings(changes)).toEqual(expected)
})

test('the same person twice: within three hours, while both are open', () => {
  const other = ride({ id: 'two', pickupAt: '2026-11-29T12:00:00Z' })
  expect(warnings({}, [other])).toEqual(['twice'])
  expect(warnings({}, [{ ...other, pickupAt: '2026-11-29T12:00:01Z' }])).toEqual([])
  expect(warnings({}, [{ ...other, state: 'cancelled' }])).toEqual([])
  expect(warnings({}, [{ ...other, email: 'ben@mail.example' }])).toEqual([])
  expect(warnings({}, [ride()])).toEqual([])
})
