import * as z from 'zod/mini'
import { timeZoneOf } from '../booking/pickup-time.ts'
import { vehicles } from '../booking/vehicles.ts'
import { localAt } from '../calendar/zone-clock.ts'
import { words } from './move-details.ts'
import type { RideState } from './ride.ts'

/** The required documents of a driver, in the form's order. */
export const papers = ['licence', 'permit', 'insurance'] as const
export type Paper = (typeof papers)[number]

/** A driver as entered at the desk. Days are the last day on which a document is valid; null = unknown. */
export const driverRecord = z.strictObject({
  name: words(80),
  /** The driver's company; null = ours. */
  partner: z.nullable(words(80)),
  phone: words(40),
  car: words(80),
  plate: words(20),
  vehicle: z.enum(vehicles),
  seats: z.int().check(z.minimum(1), z.maximum(20)),
  /** ISO 639-1. */
  languages: z.array(z.string().check(z.regex(/^[a-z]{2}$/))).check(z.maxLength(12)),
  isFree: z.boolean(),
  papers: z.strictObject({
    licence: z.nullable(z.iso.date()),
    permit: z.nullable(z.iso.date()),
    insurance: z.nullable(z.iso.date()),
  }),
})
export type DriverRecord = z.infer<typeof driverRecord>

export type ListedDriver = DriverRecord & { id: string; version: number }

/** A ride with a driver. */
export type DrivenRide = { id: string; driverId: string | null; pickupAt: string; state: RideState }

/**
 * Why a driver cannot be assigned: unavailable, or a document expires before the pickup. The server and the database
 * both refuse it.
 */
export type DriverBar = { why: 'not-free' } | { why: 'paper'; paper: Paper; endedOn: string }
/** Warnings before a driver is assigned: another ride within three hours, too few seats, a document without a date. */
export type DriverWarning = { what: 'busy'; at: string } | { what: 'seats' } | { what: 'paper'; paper: Paper }

const hourMs = 3_600_000
const busyHours = 3
const over: readonly RideState[] = ['done', 'declined', 'expired', 'cancelled', 'no-show']

/**
 * Returns why a driver cannot be assigned to a pickup (ISO 8601), or null. Documents must be valid on the day of the
 * pickup.
 */
export function barOf(
  { isFree, papers: held }: Pick<DriverRecord, 'isFree' | 'papers'>,
  pickupAt: string,
): DriverBar | null {
  if (!isFree) return { why: 'not-free' }
  const day = localAt(Date.parse(pickupAt), timeZoneOf(null)).slice(0, 10)
  for (const paper of papers) {
    const endedOn = held[paper]
    if (endedOn !== null && endedOn < day) return { why: 'paper', paper, endedOn }
  }
  return null
}

/** Returns the warnings before a driver is assigned to a ride, from the rides that drivers have. */
export function driverWarnings(
  driver: Pick<ListedDriver, 'id' | 'seats' | 'papers'>,
  ride: { id: string; pickupAt: string; passengerCount: number },
  driven: readonly DrivenRide[],
): DriverWarning[] {
  const pickup = Date.parse(ride.pickupAt)
  const busy = driven.find(
    (other) =>
      other.driverId === driver.id &&
      other.id !== ride.id &&
      !over.includes(other.state) &&
      Math.abs(Date.parse(other.pickupAt) - pickup) < busyHours * hourMs,
  )
  return [
    ...(busy ? [{ what: 'busy' as const, at: busy.pickupAt }] : []),
    ...(ride.passengerCount > driver.seats ? [{ what: 'seats' as const }] : []),
    ...papers
      .filter((paper) => driver.papers[paper] === null)
      .map((paper) => ({ what: 'paper' as const, paper })),
  ]
}
