import { setTimeout as wait } from 'node:timers/promises'

/**
 * The least time until the response of a call that must not reveal whether an address has an account: longer than the work
 * in either case.
 */
const noSoonerThanMs = 150

/** A monotonic clock in milliseconds, and a way to wait on it. */
export interface Timer {
  nowMs: () => number
  wait: (ms: number) => Promise<unknown>
}

export const systemTimer: Timer = { nowMs: () => performance.now(), wait }

export type EqualTime = <T>(work: () => Promise<T>) => Promise<T>

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
