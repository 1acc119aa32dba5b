import { randomUUID } from 'node:crypto'
import type { DeskRideAnswer } from '@retour/domain/wire/ride'
import { rideToken } from '#server/mail/ride-link'
import { testKey } from '#server/testing/open-test-app'
import type { DeskApp, Member } from './open-desk.ts'

const hourMs = 3_600_000

/** Helpers for rides: calls of staff (`member` unless another one is given) and of customers. */
export function ridesOf(desk: DeskApp, member: Member) {
  const inHours = (hours: number) => new Date(desk.clock.now.getTime() + hours * hourMs).toISOString()

  /** Makes a call of the customer's page. */
  const customer = async (path: string, id: string, body: object = {}) => {
    const link = rideToken(desk.dependencies.accountKeys, id)
    const response = await desk.app.request(`http://127.0.0.1:3000/ride/v1${path}`, {
      method: 'POST',
      headers: { apikey: testKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ link, ...body }),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  return {
    inHours,
    quote: (priceMinor = 11_000) => ({
      priceMinor,
      currency: 'EUR',
      validUntil: inHours(20),
      note: 'Meet at the door',
    }),
    book: async (changes: Record<string, unknown> = {}) => {
      const row = {
        full_name: 'Mei Tanaka',
        email: 'mei@mail.example',
        phone: '+81901234567',
        pickup_date: inHours(72),
        pickup_location: 'Rue de la Paix',
        dropoff_location: 'CDG Terminal 2E',
        flight_number: 'AF 274',
        city: 'paris',
        country: 'france',
        idempotency_key: randomUUID(),
        ...changes,
      }
      const names = Object.keys(row)
      const [found] = await desk.run(
        `insert into public.bookings (${names.join(', ')}) values (${names.map((_, n) => `$${n + 1}`).join(', ')}) returning id`,
        Object.values(row),
      )
      return { id: String(found?.id), key: row.idempotency_key }
    },
    move: (id: string, version: number, name: string, details: unknown = {}, as = member) =>
      desk.call(`/rides/${id}/moves`, { as, body: { version, move: name, details } }),
    read: async (id: string, as = member) =>
      (await desk.call(`/rides/${id}`, { as })).body as unknown as DeskRideAnswer,
    customer,
    answer: (id: string, version: number, name: string, more: object = {}) =>
      customer('/moves', id, { version, move: name, ...more }),
    mailsOf: async (id: string) =>
      (
        await desk.run(
          `select payload from app.outgoing_mail where booking_id = $1 and kind = 'ride-moved' order by created_at, (payload -> 'ride' ->> 'version')::int`,
          [id],
        )
      ).map(({ payload }) => (payload as { ride: { move: string } }).ride.move),
  }
}
