import { setTimeout as pause } from 'node:timers/promises'

const minPauseMs = 10
const maxPauseMs = 250

/**
 * Looks until `look` gives something other than false, null or undefined, and gives that; for states of other
 * processes that nobody announces. Looks more and more seldom: a look may open a connection or read a folder. Throws, with
 * what was waited for, after `limitMs`.
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
