import type { KyselyPlugin } from 'kysely'
import type { Timer } from '#server/auth/equal-time'

export type TimeByWork = Timer & {
  /** For the server's own connection: counts what it asks. */
  plugin: KyselyPlugin
}

/**
 * Time that goes on by what is done and not by itself: a statement takes a millisecond, and waiting for a time takes that
 * time without being slow. So two calls that take as long do it on every machine.
 */
export function timeByWork(): TimeByWork {
  let nowMs = 0
  return {
    nowMs: () => nowMs,
    wait: async (ms) => {
      // Who does not await this has its answer before the time has passed.
      await new Promise((resume) => setImmediate(resume))
      nowMs += ms
    },
    plugin: {
      transformQuery: ({ node }) => {
        nowMs += 1
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    },
  }
}
