import type { ScheduledJob } from './scheduled-jobs.ts'
import { updateSuggestions, type SweepDependencies } from './suggestions-sweep.ts'

/** Updates suggestions every five minutes. */
export function suggestionsJob(dependencies: SweepDependencies): ScheduledJob {
  return {
    queue: 'suggestions',
    cron: '*/5 * * * *',
    expireInSeconds: 280,
    run: async () => {
      const stored = await updateSuggestions(dependencies)
      if (stored > 0) dependencies.log.info({ stored }, 'suggestions made')
    },
  }
}
