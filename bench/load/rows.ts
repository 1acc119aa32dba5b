import type { Draw } from './traffic.ts'

const countries = ['france', 'spain', 'italy', 'germany']
const guest = (draw: Draw, email = `${draw.name()}@mail.example`) => ({ email, full_name: 'Mei Tanaka' })

/** Returns a lead as the page writes it, with a new address for each call. */
export const leadRow = (draw: Draw, email?: string) => ({
  ...guest(draw, email),
  purchase_amount: 100 + Math.floor(draw.share() * 3000),
  currency: 'EUR',
  country: draw.of(countries),
})

/** Returns a booking request with a new address for each call; the pickup is two days ahead. */
export const bookingRow = (draw: Draw) => ({
  ...guest(draw),
  phone: '+1 555 0100',
  pickup_date: new Date(Date.now() + 2 * 86_400_000).toISOString(),
  pickup_location: 'Charles de Gaulle Airport (CDG)',
  dropoff_location: 'Hotel',
  vehicle_type: 'van',
  passenger_count: 4,
  special_requests: 'Child Seats',
  city: 'paris',
  country: 'france',
  idempotency_key: crypto.randomUUID(),
})
