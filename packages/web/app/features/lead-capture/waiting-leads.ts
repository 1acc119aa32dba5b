import type { Lead } from '@retour/domain/leads/lead'
import { readStored, writeStored } from '#app/platform/browser-storage.ts'
import { whenPersonLeaves } from '#app/platform/forget-person.ts'

/**
 * A calculation on its way to the server. `key` makes that it is stored once however often it is sent; `userId` is
 * the account that it was made in, null for a guest; `calculatedOn` the person's own day, YYYY-MM-DD.
 */
export interface WaitingLead {
  key: string
  calculationId: string
  userId: string | null
  calculatedOn: string
  savedAtMs: number
  lead: Lead
}

/** Each lies under a name of its own: two tabs that add or remove at once never write over each other. */
const prefix = 'retour-lead-waiting:'
/** As the pages about privacy and storage say it. */
const lifetimeMs = 30 * 86_400_000

/** Stands in where the browser forbids storage: the lead then waits in this page alone. */
const memory = new Map<string, WaitingLead>()
/** What this page has tried to send, and could not. */
const failed = new Set<string>()
/** What this page has sent and the server will not take. */
const refused = new Set<string>()
const listeners = new Set<() => void>()

/** Cheap enough for every page: it reads names alone. */
export const hasWaitingLeads = () => memory.size > 0 || storedNames().length > 0

/** All that wait, the oldest first; what has waited too long, or cannot be read, is removed. */
export function listWaitingLeads(): WaitingLead[] {
  const stored = storedNames().flatMap((name) => {
    const found = parseWaitingLead(readStored('localStorage', name), Date.now())
    if (!found) removeName(name)
    return found ?? []
  })
  return [...memory.values(), ...stored].toSorted((one, other) => one.savedAtMs - other.savedAtMs)
}

export function addWaitingLead(waiting: WaitingLead): void {
  if (!writeStored('localStorage', prefix + waiting.key, waiting)) memory.set(waiting.key, waiting)
  tell()
}

export function removeWaitingLead(key: string): void {
  memory.delete(key)
  failed.delete(key)
  removeName(prefix + key)
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
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(prefix)) listener()
  }
  window.addEventListener('storage', hear)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', hear)
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
  memory.clear()
  failed.clear()
  refused.clear()
  tell()
})

function tell() {
  for (const listener of listeners) listener()
}

function storedNames(): string[] {
  try {
    return Object.keys(window.localStorage).filter((name) => name.startsWith(prefix))
  } catch {
    return []
  }
}

function removeName(name: string) {
  try {
    window.localStorage.removeItem(name)
  } catch {
    // Nothing was kept there.
  }
}
