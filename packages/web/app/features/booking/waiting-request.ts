import type { BookingRow } from '@retour/domain/booking/booking-row'
import { readText, removeText, watchOtherTabs, writeStored } from '#app/platform/browser-storage.ts'
import { whenPersonLeaves } from '#app/platform/forget-person.ts'
import { completeInput, type BookingInput } from './booking-input.ts'
import { parseRow } from './confirmed-booking.ts'

const storageKey = 'retour-booking-waiting'
/** As long as the link that confirms a new account works. */
const lifetimeMs = 24 * 3_600_000

/**
 * A request that waits until its sender has an account. The mailed link opens in another tab, so it lies where all
 * tabs of this browser see it; `row` is there once one of them has sent it. `held` is what the server keeps for the
 * link, wherever it is opened.
 */
export type WaitingRequest = {
  place: string
  key: string
  input: BookingInput
  held: BookingRow | null
  row: BookingRow | null
  isAsSent: boolean
}

const listeners = new Set<() => void>()
let known: { raw: string | null; request: WaitingRequest | null } = { raw: null, request: null }

export function readWaitingRequest(): WaitingRequest | null {
  const raw = readRaw()
  if (raw !== known.raw) known = { raw, request: parse(raw) }
  return known.request
}

/** Takes away what has waited for too long. */
export function dropStaleRequest(): void {
  if (readRaw() !== null && readWaitingRequest() === null) dropWaitingRequest()
}

export function writeWaitingRequest(request: WaitingRequest): void {
  writeStored('localStorage', storageKey, { ...request, savedAtMs: Date.now() })
  tell()
}

export function dropWaitingRequest(): void {
  removeText('localStorage', storageKey)
  tell()
}

/** Calls back when the request changes, in this tab or another one. */
export function subscribeToWaitingRequest(listener: () => void): () => void {
  listeners.add(listener)
  const stopWatching = watchOtherTabs(storageKey, listener)
  return () => {
    listeners.delete(listener)
    stopWatching()
  }
}

whenPersonLeaves(dropWaitingRequest)

function tell() {
  for (const listener of listeners) listener()
}

const readRaw = () => readText('localStorage', storageKey)

function parse(raw: string | null): WaitingRequest | null {
  try {
    const { place, key, input, held, row, isAsSent, savedAtMs } = JSON.parse(raw ?? 'null')
    if (typeof place !== 'string' || typeof key !== 'string' || !(Date.now() - savedAtMs < lifetimeMs))
      return null
    return {
      place,
      key,
      input: completeInput(input),
      held: parseRow(held),
      row: parseRow(row),
      isAsSent: isAsSent === true,
    }
  } catch {
    return null
  }
}
