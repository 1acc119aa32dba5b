import { setTimeout as pause } from 'node:timers/promises'

const minPauseMs = 10
const maxPauseMs = 250

/**
 * Calls `look` until it returns something other than false, null or undefined, and returns that. For states of other
 * processes that send no events. The pauses grow, because a look may open a connection or read a folder. Throws after
 * `limitMs`, with what it waited for.
 */
export async function until<T>(
  what: string,
  check: () => T | Promise<T>,
  limitMs = 50_000,
): Promise<NonNullable<Exclude<T, false>>> {
  const startedAt = performance.now()
  let pauseMs = minPauseMs
  while (performance.now() - startedAt < limitMs) {
    const seen = await check()
    if (seen !== false && seen !== null && seen !== undefined) return seen as NonNullable<Exclude<T, false>>
    await pause(pauseMs)
    pauseMs = Math.min(pauseMs * 1.5, maxPauseMs)
  }
  throw new Error(`${what}: not within ${limitMs} ms`)
}
