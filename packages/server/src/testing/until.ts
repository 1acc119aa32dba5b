import { setTimeout as pause } from 'node:timers/promises'

/**
 * Looks until `look` gives something other than false, null or undefined, and gives that; for states of other
 * processes that nobody announces. Throws, with what was waited for, after `limitMs`.
 */
export async function until<T>(
  what: string,
  look: () => T | Promise<T>,
  limitMs = 50_000,
): Promise<NonNullable<Exclude<T, false>>> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < limitMs) {
    const seen = await look()
    if (seen !== false && seen !== null && seen !== undefined) return seen as NonNullable<Exclude<T, false>>
    await pause(10)
  }
  throw new Error(`${what}: not within ${limitMs} ms`)
}
