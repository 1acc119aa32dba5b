import { isCurrency } from '@retour/domain/money/currencies'
import { toMoney } from '@retour/domain/money/to-money'
import { isCountry } from '@retour/domain/places/countries'
import { useSyncExternalStore } from 'react'
import { readAgain } from '#app/backend/query-client.ts'
import type { UnsavedCalculation } from '#app/backend/refund-calls.ts'
import type { AccountUser } from '#app/backend/stored-session.ts'
import { whenPersonLeaves } from '#app/platform/forget-person.ts'
import {
  isLeadFailed,
  isLeadRefused,
  listWaitingLeads,
  subscribeToWaitingLeads,
  type WaitingLead,
} from './waiting-leads.ts'

interface Found {
  waiting: WaitingLead
  status: UnsavedCalculation['status']
  /**
   * When the lead was removed from the device, usually because it was sent, here or in another tab; null while it
   * waits.
   */
  removedAtMs: number | null
}

const none: UnsavedCalculation[] = []
let known: Map<string, Found> = new Map()
let shown: { email: string; userId: string; from: typeof known; list: UnsavedCalculation[] } | null = null
const listeners = new Set<() => void>()

/**
 * Updates the list. Leads that were removed since the last check stay in it, because a list fetched before they were
 * saved lacks them.
 */
function check() {
  const next = new Map<string, Found>()
  for (const waiting of listWaitingLeads())
    next.set(waiting.key, {
      waiting,
      status: isLeadFailed(waiting.key) ? 'waiting' : 'saving',
      removedAtMs: null,
    })
  let hasRemoved = false
  for (const [key, before] of known) {
    if (next.has(key)) continue
    hasRemoved ||= before.removedAtMs === null
    const status = isLeadRefused(key) ? 'refused' : 'pending'
    next.set(key, { ...before, status, removedAtMs: before.removedAtMs ?? Date.now() })
  }
  known = next
  if (hasRemoved) void readAgain(['leads'])
  for (const listener of listeners) listener()
}

if (typeof window !== 'undefined') {
  check()
  subscribeToWaitingLeads(check)
  // A page restored from the back/forward cache has missed all changes.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check()
  })
  whenPersonLeaves(() => {
    known = new Map()
    check()
  })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function listFor({ id: userId, email }: AccountUser): UnsavedCalculation[] {
  if (shown?.email === email && shown.userId === userId && shown.from === known) return shown.list
  const isOwn = ({ waiting: { userId: maker, lead } }: Found) =>
    maker === null ? lead.email === email.toLowerCase() : maker === userId
  const own = [...known.values()].filter(isOwn)
  const isCorrected = ({ waiting, status }: Found) =>
    status === 'refused' &&
    own.some((one) => one.status !== 'refused' && one.waiting.calculationId === waiting.calculationId)
  const list = own.flatMap((found) => (isCorrected(found) ? [] : (toCalculation(found) ?? [])))
  shown = { email, userId, from: known, list: list.toReversed() }
  return shown.list
}

function toCalculation({ waiting, status, removedAtMs }: Found): UnsavedCalculation | null {
  const { key, calculatedOn, lead } = waiting
  const { currency, country, purchase_amount: purchase, refund_amount: refund } = lead
  if (!isCurrency(currency) || !isCountry(country) || !Number.isFinite(purchase + refund)) return null
  return {
    id: key,
    key,
    calculatedOn,
    country,
    purchase: toMoney(purchase, currency),
    refund: toMoney(refund, currency),
    status,
    removedAtMs,
  }
}

/**
 * Returns the calculations of an account that its fetched lists may lack, newest first, as far as this device knows.
 */
export const useUnsavedCalculations = (user: AccountUser): UnsavedCalculation[] =>
  useSyncExternalStore(
    subscribe,
    () => listFor(user),
    () => none,
  )
