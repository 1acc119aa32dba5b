import type { Lead } from '@retour/domain/leads/lead'
import { leadOnDevice } from '@retour/domain/leads/on-device'
import {
  readStored,
  removeText,
  storedKeys,
  watchOtherTabs,
  writeStored,
} from '#app/platform/browser-storage.ts'
import { whenPersonLeaves } from '#app/platform/forget-person.ts'
import { waitingLeadPrefix as prefix } from './has-waiting-leads.ts'

/**
 * A calculation that waits to be sent. `key`: the idempotency key. `userId`: the account in which it was made, null for
 * a guest. `calculatedOn`: the calendar day on the device, YYYY-MM-DD. `savedAtMs`: when its form was sent, which is
 * the time of a consent in it.
 */
export interface WaitingLead {
  key: string
  calculationId: string
  userId: string | null
  calculatedOn: string
  savedAtMs: number
  lead: Lead
}

const lifetimeMs = leadOnDevice.waitingDays * 86_400_000

/** The keys of leads that this page could not send. */
const failed = new Set<string>()
/** The keys of leads that the server refused. */
const refused = new Set<string>()
const listeners = new Set<() => void>()

/** Returns the waiting leads, oldest first. Removes those that have expired or are invalid. */
export function listWaitingLeads(): WaitingLead[] {
  const waiting = storedKeys('localStorage', prefix).flatMap((name) => {
    const found = parseWaitingLead(readStored('localStorage', name), Date.now())
    if (!found) removeText('localStorage', name)
    return found ?? []
  })
  return waiting.toSorted((one, other) => one.savedAtMs - other.savedAtMs)
}

export function addWaitingLead(waiting: WaitingLead): void {
  writeStored('localStorage', prefix + waiting.key, waiting)
  notify()
}

export function removeWaitingLead(key: string): void {
  failed.delete(key)
  removeText('localStorage', prefix + key)
  notify()
}

/** Removes a lead that the server would refuse again. */
export function refuseWaitingLead(key: string): void {
  refused.add(key)
  removeWaitingLead(key)
}

export const isLeadFailed = (key: string): boolean => failed.has(key)
export const isLeadRefused = (key: string): boolean => refused.has(key)

/** Removes all waiting leads. */
export function dropWaitingLeads(): void {
  for (const { key } of listWaitingLeads()) removeWaitingLead(key)
}

export function noteFailedLeads(keys: readonly string[]): void {
  for (const key of keys) failed.add(key)
  notify()
}

/**
 * Returns the stage of a calculation's lead: `saving` for the first time, `waiting` after a failure, or `gone` if it is
 * not stored on this device.
 */
export function leadStage(calculationId: string, email: string): 'saving' | 'waiting' | 'gone' {
  const waiting = listWaitingLeads().find(
    ({ lead, ...one }) => one.calculationId === calculationId && lead.email === email,
  )
  if (!waiting) return 'gone'
  return failed.has(waiting.key) ? 'waiting' : 'saving'
}

/**
 * Calls the listener when a lead is added, sent or fails, in this tab or another one. Returns a function that stops
 * this.
 */
export function subscribeToWaitingLeads(listener: () => void): () => void {
  listeners.add(listener)
  const stopWatching = watchOtherTabs(prefix, listener)
  return () => {
    listeners.delete(listener)
    stopWatching()
  }
}

/** Validates a stored lead; null if it has expired or is invalid. Its row is validated when it is sent. */
export function parseWaitingLead(stored: unknown, nowMs: number): WaitingLead | null {
  const { key, calculationId, userId, calculatedOn, savedAtMs, lead } = (stored ?? {}) as Record<
    string,
    unknown
  >
  const isText = [key, calculationId, calculatedOn, userId ?? ''].every((value) => typeof value === 'string')
  const isLead = typeof lead === 'object' && lead !== null && 'email' in lead
  if (!isText || !isLead || !(nowMs - Number(savedAtMs) < lifetimeMs)) return null
  return stored as WaitingLead
}

whenPersonLeaves(() => {
  failed.clear()
  refused.clear()
  notify()
})

function notify() {
  for (const listener of listeners) listener()
}
