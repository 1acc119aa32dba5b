import { setTimeout as wait } from 'node:timers/promises'

/**
 * Answers of calls that must not tell whether an address has an account come no sooner than this after the
 * request, which is longer than either kind of work takes.
 */
const noSoonerThanMs = 150

/** Milliseconds that pass evenly, and waiting for them. */
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
