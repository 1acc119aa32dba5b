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
 * A calculation on its way to the server. `key` makes that it is stored once however often it is sent; `userId` is
 * the account that it was made in, null for a guest; `calculatedOn` the person's own day, YYYY-MM-DD; `savedAtMs` when its
 * form was sent, and so when a box in it was ticked.
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

/** What this page has tried to send, and could not. */
const failed = new Set<string>()
/** What this page has sent and the server will not take. */
const refused = new Set<string>()
const listeners = new Set<() => void>()

/** All that wait, the oldest first; what has waited too long, or cannot be read, is removed. */
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
  tell()
}

export function removeWaitingLead(key: string): void {
  failed.delete(key)
  removeText('localStorage', prefix + key)
  tell()
}

/** Takes out what would be refused again. */
export function refuseWaitingLead(key: string): void {
  refused.add(key)
  removeWaitingLead(key)
}

export const isLeadFailed = (key: string): boolean => failed.has(key)
export const isLeadRefused = (key: string): boolean => refused.has(key)

export function dropWaitingLeads(): void {
  for (const { key } of listWaitingLeads()) removeWaitingLead(key)
}

export function noteFailedLeads(keys: readonly string[]): void {
  for (const key of keys) failed.add(key)
  tell()
}

/** How far the lead of a calculation is: on its way for the first time, waiting after a failure, or gone. */
export function leadStage(calculationId: string, email: string): 'saving' | 'waiting' | 'gone' {
  const waiting = listWaitingLeads().find(
    ({ lead, ...one }) => one.calculationId === calculationId && lead.email === email,
  )
  if (!waiting) return 'gone'
  return failed.has(waiting.key) ? 'waiting' : 'saving'
}

/** Calls back when a lead is added, sent or fails, in this tab or another one. */
export function subscribeToWaitingLeads(listener: () => void): () => void {
  listeners.add(listener)
  const stopWatching = watchOtherTabs(prefix, listener)
  return () => {
    listeners.delete(listener)
    stopWatching()
  }
}

/** Reads what was stored; null when it is too old or not what this version writes. The lead is checked when it is sent. */
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
  tell()
})

function tell() {
  for (const listener of listeners) listener()
}
