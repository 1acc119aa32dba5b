import type { KyselyPlugin } from 'kysely'
import type { Timer } from '#server/auth/equal-time'

export type TimeByWork = Timer & {
  /** A Kysely plugin that counts the statements of the server's connection. */
  plugin: KyselyPlugin
}

/**
 * Returns a timer that counts work instead of time: a statement takes one millisecond, and a wait advances it without
 * delay. So two calls with equal work take equal time on every machine.
 */
export function timeByWork(): TimeByWork {
  let nowMs = 0
  return {
    nowMs: () => nowMs,
    wait: async (ms) => {
      // A caller that does not await this has its response before the time has passed.
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
