import { createBoss } from './create-boss.ts'
import { oneStarterAtATime } from './one-starter-at-a-time.ts'
import { sweepSuggestions, type SweepParts } from './suggestions-sweep.ts'

export interface SuggestionsJob {
  /** Needs the job schema, which the mail queue makes. Throws when it is not there. */
  start(): Promise<void>
  stop(): Promise<void>
}

export const suggestionsQueue = 'suggestions'
const everyFiveMinutes = '*/5 * * * *'
const usualPollSeconds = 20
const stopMs = 5000

/** Makes suggestions at the start and every five minutes, by one server of all on one database: the job exists once at a time. `pollSeconds` is shorter in tests. */
export function createSuggestionsJob(parts: SweepParts, pollSeconds = usualPollSeconds): SuggestionsJob {
  const boss = createBoss({ database: parts.database, log: parts.log, isScheduling: true })
  return {
    start: async () => {
      await oneStarterAtATime(parts.database, async () => {
        await boss.start()
        await boss.createQueue(suggestionsQueue, { policy: 'exclusive', retryLimit: 0, expireInSeconds: 280 })
        await boss.schedule(suggestionsQueue, everyFiveMinutes)
        // What came due while no server ran is made at once.
        await boss.send(suggestionsQueue)
      })
      await boss.work(suggestionsQueue, { pollingIntervalSeconds: pollSeconds }, async () => {
        const stored = await sweepSuggestions(parts)
        if (stored > 0) parts.log.info({ stored }, 'suggestions made')
      })
    },
    stop: () => boss.stop({ graceful: true, timeout: stopMs }),
  }
}
