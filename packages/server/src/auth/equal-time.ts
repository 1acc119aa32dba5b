import { setTimeout as wait } from 'node:timers/promises'

/**
 * The minimum duration, in milliseconds, of a call that must not reveal whether an address has an account. It is longer
 * than the work in either case.
 */
const noSoonerThanMs = 150

/** A monotonic clock in milliseconds, and a way to wait on it. */
export interface Timer {
  nowMs: () => number
  wait: (ms: number) => Promise<unknown>
}

/** The timer of the running server. */
export const systemTimer: Timer = { nowMs: () => performance.now(), wait }

/** Runs `work` and settles as it does, but not before the minimum duration. */
export type EqualTime = <T>(work: () => Promise<T>) => Promise<T>

/** Returns a function that delays results and errors of fast calls to 150 ms. */
export const createEqualTime =
  (timer: Timer): EqualTime =>
  async (work) => {
    const startedAt = timer.nowMs()
    try {
      return await work()
    } finally {
      const leftMs = noSoonerThanMs - (timer.nowMs() - startedAt)
      if (leftMs > 0) await timer.wait(leftMs)
    }
  }
