import { registeredEdition } from '@retour/domain/vat/known-editions'
import type { RulesEditionId } from '@retour/domain/vat/rules'
import type { PagesStatus } from '@retour/domain/wire/rules'
import type { BuiltSite } from './built-site.ts'
import type { PagesOrder } from './pages-order.ts'

/** The minimum time between writing pages for changed locations alone. */
const locationsEveryMs = 5 * 60_000
const firstDelayMs = 60_000
const maxDelayMs = 60 * 60_000

/** Which pages are sent, and the progress of those that should be. Immutable: each function returns a new state. */
export type PagesState = {
  shown: {
    site: BuiltSite
    edition: RulesEditionId
    /** The name of the order that they were written for; '' for those of the build. */
    order: string
    since: Date
    /** They are sent since the start of the server. */
    isFirst: boolean
  }
  inForce: RulesEditionId
  /** Since when the pages are of another edition than the one in force; null if they are not. */
  behindSince: Date | null
  building: { order: string; since: Date } | null
  failure: { order: string; reason: string; tries: number; nextTryAtMs: number } | null
  /** What this server lacks to write pages; null if nothing. */
  missing: string | null
}

/** The state in which the pages of the build are sent. */
export const firstState = (site: BuiltSite, edition: RulesEditionId, since: Date): PagesState => ({
  shown: { site, edition, order: '', since, isFirst: true },
  inForce: edition,
  behindSince: null,
  building: null,
  failure: null,
  missing: null,
})

/** The state in which other pages are sent, without earlier failures. */
export const withShown = (state: PagesState, shown: Omit<PagesState['shown'], 'isFirst'>): PagesState => ({
  ...state,
  shown: { ...shown, isFirst: false },
  behindSince: null,
  failure: null,
  missing: null,
})

/**
 * The state after a failure. The next attempt is after one minute, then after twice the delay each time, at most an
 * hour.
 */
export function withFailure(state: PagesState, order: PagesOrder, reason: string, at: Date) {
  const tries = (state.failure?.order === order.name ? state.failure.tries : 0) + 1
  const delayMs = Math.min(firstDelayMs * 2 ** (tries - 1), maxDelayMs)
  const failure = { order: order.name, reason, tries, nextTryAtMs: at.getTime() + delayMs }
  return { ...state, behindSince: state.behindSince ?? at, failure }
}

/** Returns whether the pages of an order are sent; null = those of the build. */
export const isShown = ({ shown }: PagesState, order: PagesOrder | null) => shown.order === nameOf(order)

/**
 * The state with another edition in force. If the pages are of another one, they are behind from now on, unless they
 * were before.
 */
export const withInForce = (state: PagesState, inForce: RulesEditionId, at: Date): PagesState => ({
  ...state,
  inForce,
  behindSince: state.shown.edition === inForce ? state.behindSince : (state.behindSince ?? at),
})

/** Returns whether an order must wait: for another order, for the next attempt, or for more changes of locations. */
export function mustWait({ shown, inForce, building, failure }: PagesState, order: PagesOrder, at: Date) {
  // An editor who goes through many locations changes one after the other.
  const isRecent = !shown.isFirst && at.getTime() - shown.since.getTime() < locationsEveryMs
  if (shown.edition === inForce && isRecent) return true
  return building !== null || (failure?.order === order.name && at.getTime() < failure.nextTryAtMs)
}

/** Returns what the desk, the health check and metrics report. */
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

/** Returns the name of an order; '' for the build. */
export const nameOf = (order: PagesOrder | null) => order?.name ?? ''
