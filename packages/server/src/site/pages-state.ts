import { registeredEdition } from '@retour/domain/vat/known-editions'
import type { RulesEditionId } from '@retour/domain/vat/rules'
import type { PagesStatus } from '@retour/domain/wire/rules'
import type { BuiltSite } from './built-site.ts'
import type { PagesOrder } from './pages-order.ts'

/** Pages are written for changed locations alone at most so often. */
const locationsEveryMs = 5 * 60_000
const firstDelayMs = 60_000
const maxDelayMs = 60 * 60_000

/** Which pages are sent, and what is known of those that should be. It never changes: each function gives another one. */
export type PagesState = {
  shown: {
    site: BuiltSite
    edition: RulesEditionId
    /** The name of the order that they were written for; '' for those of the build. */
    order: string
    since: Date
    /** Since the start of the server. */
    isFirst: boolean
  }
  inForce: RulesEditionId
  /** Since when pages of another edition than the one in force are sent; null while they are of it. */
  behindSince: Date | null
  building: { order: string; since: Date } | null
  failure: { order: string; reason: string; tries: number; nextTryAtMs: number } | null
  /** What this server lacks in order to write pages; null when nothing. */
  missing: string | null
}

/** The pages of the build are sent. */
export const firstState = (site: BuiltSite, edition: RulesEditionId, since: Date): PagesState => ({
  shown: { site, edition, order: '', since, isFirst: true },
  inForce: edition,
  behindSince: null,
  building: null,
  failure: null,
  missing: null,
})

/** The pages of an order are sent, or with null those of the build. What failed or was missing before is past. */
export const withShown = (state: PagesState, shown: Omit<PagesState['shown'], 'isFirst'>): PagesState => ({
  ...state,
  shown: { ...shown, isFirst: false },
  behindSince: null,
  failure: null,
  missing: null,
})

/** The pages of an order could not be written. The next try comes after a minute, then after twice as long, at last each hour. */
export function withFailure(state: PagesState, order: PagesOrder, reason: string, at: Date) {
  const tries = (state.failure?.order === order.name ? state.failure.tries : 0) + 1
  const delayMs = Math.min(firstDelayMs * 2 ** (tries - 1), maxDelayMs)
  const failure = { order: order.name, reason, tries, nextTryAtMs: at.getTime() + delayMs }
  return { ...state, behindSince: state.behindSince ?? at, failure }
}

export const isShown = ({ shown }: PagesState, order: PagesOrder | null) => shown.order === nameOf(order)

/** An edition is in force. Where pages of another one are sent they are behind it, from now on if they were not before. */
export const withInForce = (state: PagesState, inForce: RulesEditionId, at: Date): PagesState => ({
  ...state,
  inForce,
  behindSince: state.shown.edition === inForce ? state.behindSince : (state.behindSince ?? at),
})

/** Must the pages of this order wait: for others that are written, for the next try, or for further changes of locations? */
export function mustWait({ shown, inForce, building, failure }: PagesState, order: PagesOrder, at: Date) {
  // Whoever goes through many locations changes one after the other.
  const isRecent = !shown.isFirst && at.getTime() - shown.since.getTime() < locationsEveryMs
  if (shown.edition === inForce && isRecent) return true
  return building !== null || (failure?.order === order.name && at.getTime() < failure.nextTryAtMs)
}

export const statusOf = ({ shown, behindSince, building, failure, missing }: PagesState): PagesStatus => ({
  edition: shown.edition,
  name: registeredEdition(shown.edition)?.name ?? null,
  shownSince: shown.since.toISOString(),
  behindSince: behindSince?.toISOString() ?? null,
  writingSince: building?.since.toISOString() ?? null,
  failure: failure && {
    reason: failure.reason,
    tries: failure.tries,
    nextTryAt: new Date(failure.nextTryAtMs).toISOString(),
  },
  missing,
})

export const nameOf = (order: PagesOrder | null) => order?.name ?? ''
