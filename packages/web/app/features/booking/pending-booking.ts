import type { BookingRow } from '@retour/domain/booking/booking-row'
import { pickupInstant } from '@retour/domain/booking/pickup-instant'
import { isCountry } from '@retour/domain/places/countries'
import { readText, removeText, watchOtherTabs, writeStored } from '#app/platform/browser-storage.ts'
import { whenPersonLeaves } from '#app/platform/forget-person.ts'
import { completeInput, type BookingInput } from './booking-input.ts'
import { parseRow } from './confirmed-booking.ts'

// As the cookies page names it.
const storageKey = 'retour-booking-waiting'
/** As long as the link that confirms a new account works. */
const lifetimeMs = 24 * 3_600_000

/**
 * A request that waits until its sender has an account. The mailed link opens in another tab, so it lies where all
 * tabs of this browser see it.
 */
export type PendingBooking = {
  place: string
  key: string
  input: BookingInput
  /** What the last sign-up carried: the link in its mail sends it, wherever it is opened. */
  carried: BookingRow | null
  /** There once it was sent. */
  row: BookingRow | null
  /** Does what was sent say surely the same as this? */
  isAsSent: boolean
}

type KnownPending = PendingBooking & { savedAtMs: number }

const listeners = new Set<() => void>()
let known: { raw: string | null; request: KnownPending | null } = { raw: null, request: null }

export function readPendingBooking(): KnownPending | null {
  const raw = readRaw()
  if (raw !== known.raw) known = { raw, request: parse(raw) }
  return known.request
}

/** Has the time of its mail's link, or its pickup, passed? */
export function isPastTime({ place, input, savedAtMs }: KnownPending, nowMs: number): boolean {
  const country = place.split('/')[0]
  const pickup = { date: input.date, time: input.pickupTime }
  const isPickupPast = isCountry(country) && nowMs >= Date.parse(pickupInstant(pickup, country))
  return isPickupPast || nowMs >= savedAtMs + lifetimeMs
}

/** Takes away what has waited for too long. */
export function dropStaleRequest(): void {
  if (readRaw() !== null && readPendingBooking() === null) dropPendingBooking()
}

export function writePendingBooking(request: PendingBooking): void {
  writeStored('localStorage', storageKey, { ...request, savedAtMs: Date.now() })
  tell()
}

export function dropPendingBooking(): void {
  removeText('localStorage', storageKey)
  tell()
}

/** Calls back when the request changes, in this tab or another one. */
export function subscribeToPendingBooking(listener: () => void): () => void {
  listeners.add(listener)
  const stopWatching = watchOtherTabs(storageKey, listener)
  return () => {
    listeners.delete(listener)
    stopWatching()
  }
}

whenPersonLeaves(dropPendingBooking)

function tell() {
  for (const listener of listeners) listener()
}

const readRaw = () => readText('localStorage', storageKey)

function parse(raw: string | null): KnownPending | null {
  try {
    const { place, key, input, carried, row, isAsSent, savedAtMs } = JSON.parse(raw ?? 'null')
    if (typeof place !== 'string' || typeof key !== 'string') return null
    if (!(Date.now() - savedAtMs < lifetimeMs)) return null
    return {
      place,
      key,
      input: completeInput(input),
      carried: parseRow(carried),
      row: parseRow(row),
      isAsSent: isAsSent === true,
      savedAtMs,
    }
  } catch {
    return null
  }
}
