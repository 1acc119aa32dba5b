import type { BookingRow } from '@retour/domain/booking/booking-row'
import { pickupInstant } from '@retour/domain/booking/pickup-instant'
import { isCountry } from '@retour/domain/places/countries'
import { readText, removeText, watchOtherTabs, writeStored } from '#app/platform/browser-storage.ts'
import { whenPersonLeaves } from '#app/platform/forget-person.ts'
import { completeInput, type BookingInput } from './booking-input.ts'
import { parseRow } from './confirmed-booking.ts'

// The cookie policy lists this key.
const storageKey = 'retour-booking-waiting'
/** The lifetime of the link that confirms a new account. */
const lifetimeMs = 24 * 3_600_000

/**
 * A request that waits until its sender has an account. The link of the mail opens in another tab, so it is in
 * localStorage, which all tabs share.
 */
export type PendingBooking = {
  place: string
  key: string
  input: BookingInput
  /** The row that the last sign-up carried; the link of its mail sends it, wherever it is opened. */
  carried: BookingRow | null
  /** The stored row; null until the request was sent. */
  row: BookingRow | null
  /** Whether the row that was sent certainly equals this input. */
  isAsSent: boolean
}

type KnownPending = PendingBooking & { savedAtMs: number }

const listeners = new Set<() => void>()
let known: { raw: string | null; request: KnownPending | null } = { raw: null, request: null }

/**
 * Returns the pending request; null if there is none or it is invalid. The same object is returned until it changes.
 */
export function readPendingBooking(): KnownPending | null {
  const raw = readRaw()
  if (raw !== known.raw) known = { raw, request: parse(raw) }
  return known.request
}

/** Returns whether the link of its mail has expired, or its pickup time has passed. */
export function isPastTime({ place, input, savedAtMs }: KnownPending, nowMs: number): boolean {
  const country = place.split('/')[0]
  const pickup = { date: input.date, time: input.pickupTime }
  const isPickupPast = isCountry(country) && nowMs >= Date.parse(pickupInstant(pickup, country))
  return isPickupPast || nowMs >= savedAtMs + lifetimeMs
}

/** Removes an expired request. */
export function dropStaleRequest(): void {
  if (readRaw() !== null && readPendingBooking() === null) dropPendingBooking()
}

export function writePendingBooking(request: PendingBooking): void {
  writeStored('localStorage', storageKey, { ...request, savedAtMs: Date.now() })
  notify()
}

export function dropPendingBooking(): void {
  removeText('localStorage', storageKey)
  notify()
}

/** Calls the listener when the request changes, in this tab or another one. Returns a function that stops this. */
export function subscribeToPendingBooking(listener: () => void): () => void {
  listeners.add(listener)
  const stopWatching = watchOtherTabs(storageKey, listener)
  return () => {
    listeners.delete(listener)
    stopWatching()
  }
}

whenPersonLeaves(notify)

function notify() {
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
