import type { Entry } from '@retour/domain/trip/entry-schema'
import { isWaiting, type SyncOutcome, syncTrip } from '@retour/domain/trip/sync-trip'
import { BackendError, toBackendError } from '#app/backend/backend-error.ts'
import { readRows } from '#app/backend/open-rest.ts'
import { createTripAccount } from '#app/backend/trip-account.ts'
import { openAccountStore, TripLeft } from '#app/platform/trip-account-store.ts'
import { readTrip, showRound, subscribeToTrip } from '#app/platform/trip-device.ts'
import { showHiddenTripsOf } from '#app/platform/trip-ownership.ts'
import { failureReason } from '#app/ui/failure-reason.ts'
import { offerTryNow, writeSync } from './sync-state.ts'

/** The delay after an edit, so that a second edit is included. */
const afterEditMs = 800
const firstRetryMs = 15_000
const maxRetryMs = 600_000
const lockName = 'retour-trip-round'
const nothing: SyncOutcome = { refused: [], waiting: 0 }

/**
 * Syncs the trips of this person with their account: now, soon after each edit, when the page is visible again and when
 * the network returns. Failures are retried with growing delays. Returns the function that stops it.
 */
export function syncWithAccount(userId: string): () => void {
  let isOver = false
  let isRunning = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Entries that the account refused. They are not retried unless they are edited. */
  let unsent = new Set<Entry>()
  const account = createTripAccount(readRows, userId)

  const waiting = () =>
    [...readTrip().rows.values()]
      .filter((row) => row.owner === userId && isWaiting(row))
      .map(({ entry }) => entry)
  const hasNews = () => waiting().some((entry) => !unsent.has(entry))

  function runIn(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), ms)
  }

  async function run() {
    if (isOver || isRunning) return
    clearTimeout(timer)
    isRunning = true
    writeSync({ kind: 'sending' })
    try {
      const outcome = await inTurn(() => (isOver ? nothing : round(userId, account)))
      if (isOver) return
      failures = 0
      const refused = new Set(outcome.refused.map(({ id }) => id))
      unsent = new Set(waiting().filter(({ id }) => refused.has(id)))
      writeSync({ kind: 'quiet', refused: outcome.refused })
      if (outcome.waiting > 0) runIn(firstRetryMs)
      else if (hasNews()) runIn(afterEditMs)
    } catch (error) {
      if (isOver) return
      // Another trip was removed from this device; the next round continues with the rest.
      if (error instanceof TripLeft) runIn(afterEditMs)
      else noteFailure(error)
    } finally {
      isRunning = false
    }
  }

  function noteFailure(error: unknown) {
    const { kind } = toBackendError(error)
    const hasNoLine = kind === 'offline' || kind === 'timeout' || kind === 'unreachable'
    if (!(error instanceof BackendError)) console.error('The trip could not be kept in the account:', error)
    showRound()
    unsent = new Set(waiting())
    writeSync({ kind: hasNoLine ? 'offline' : 'failed', reason: failureReason(error) })
    runIn(Math.min(maxRetryMs, firstRetryMs * 2 ** failures))
    failures += 1
  }

  const runNow = () => void run()
  const checkAgain = () => document.visibilityState === 'visible' && runNow()
  const noteEdit = () => {
    if (!isRunning && document.visibilityState === 'visible' && hasNews()) runIn(afterEditMs)
  }
  const stopListening = subscribeToTrip(noteEdit)
  window.addEventListener('online', runNow)
  document.addEventListener('visibilitychange', checkAgain)
  offerTryNow(runNow)
  showHiddenTripsOf(userId).then(runNow, runNow)
  return () => {
    isOver = true
    clearTimeout(timer)
    stopListening()
    window.removeEventListener('online', runNow)
    document.removeEventListener('visibilitychange', checkAgain)
    offerTryNow(null)
  }
}

async function round(userId: string, account: ReturnType<typeof createTripAccount>) {
  const store = await openAccountStore(userId)
  const outcome = await syncTrip(store, account)
  await store.noteSaved(Date.now())
  return outcome
}

/** One tab at a time; two at once would only send every request twice. */
async function inTurn<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager }
  return locks ? await locks.request(lockName, async () => work()) : work()
}
