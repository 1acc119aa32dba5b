import type { ScheduledJob } from './scheduled-jobs.ts'
import { sweepSuggestions, type SweepParts } from './suggestions-sweep.ts'

/** Makes suggestions every five minutes. */
export function suggestionsJob(parts: SweepParts): ScheduledJob {
  return {
    queue: 'suggestions',
    cron: '*/5 * * * *',
    expireInSeconds: 280,
    run: async () => {
      const stored = await sweepSuggestions(parts)
      if (stored > 0) parts.log.info({ stored }, 'suggestions made')
    },
  }
}
