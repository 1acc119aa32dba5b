import { randomUUID } from 'node:crypto'
import type { BookingRow } from '@retour/domain/booking/booking-row'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BackendError } from '#app/backend/backend-error.ts'
import { insertBooking } from '#app/backend/booking-calls.ts'
import { accountStorage, removeStoredSession, sessionKey } from '#app/backend/stored-session.ts'
import { bookingStore, readDraft, requestKey, writeInput } from './booking-draft.ts'
import { emptyInput } from './booking-input.ts'
import { sendBooking } from './send-booking.ts'

vi.mock('#app/backend/booking-calls.ts', () => ({ insertBooking: vi.fn() }))

const place = 'france/paris'
const row: BookingRow = {
  user_id: null,
  full_name: 'Mei Tanaka',
  email: 'mei@example.com',
  phone: '+819012345678',
  pickup_date: '2026-12-05T09:00:00Z',
  pickup_location: 'Hotel Ritz',
  dropoff_location: 'CDG Terminal 2E',
  vehicle_type: 'sedan',
  passenger_count: 2,
  special_requests: null,
  flight_number: null,
  city: 'paris',
  country: 'france',
  idempotency_key: '00000000-0000-4000-8000-000000000001',
}
const stored = { kind: 'stored', row, isAsSent: true }
const refusal = new BackendError('refused', '', { status: 400 })
const silence = new BackendError('timeout', '')

function signIn(id: string) {
  const claims = { session_id: randomUUID(), iat: 1_795_000_000, exp: 1_795_003_600 }
  const token = `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.mark`
  accountStorage.setItem(sessionKey, JSON.stringify({ access_token: token, user: { id } }))
}

/** Sends the row; what happens meanwhile is over before the answer arrives. */
async function send(answer: Promise<'stored' | 'repeated'>, meanwhile = () => {}) {
  vi.mocked(insertBooking).mockImplementationOnce(async () => {
    meanwhile()
    return answer
  })
  return sendBooking(place, row)
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => {
  removeStoredSession('asked')
  bookingStore.reset()
  vi.restoreAllMocks()
})

test('a row without an answer is remembered until an answer settles which one was stored', async () => {
  expect(await send(Promise.reject(silence))).toMatchObject({ kind: 'failed' })
  expect(readDraft(place)?.attempts).toEqual([JSON.stringify(row)])
  expect(await send(Promise.resolve('repeated'))).toEqual(stored)
})

test.each([
  ['stored', 'left', () => Promise.resolve('stored' as const)],
  ['refused', 'failed', () => Promise.reject(refusal)],
  ['without an answer', 'failed', () => Promise.reject(silence)],
])(
  '%s after its person has signed out: what the next one has typed stays as it is',
  async (_, kind, answer) => {
    signIn('mei')
    await send(Promise.reject(silence))
    const outcome = await send(answer(), () => {
      removeStoredSession('asked')
      writeInput(place, { ...emptyInput, pickupLocation: 'Gare de Lyon' })
      requestKey(place)
    })
    expect(outcome.kind).toBe(kind)
    expect(readDraft(place)).toMatchObject({ ride: { pickupLocation: 'Gare de Lyon' }, attempts: [] })
  },
)

test('a guest who signs in before the answer still learns that the request was stored', async () => {
  expect(await send(Promise.resolve('stored'), () => signIn('mei'))).toEqual(stored)
})
