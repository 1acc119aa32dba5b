import type { Logger } from 'pino'
import type { Database } from '#server/database/database'
import type { ScheduledJob } from '#server/jobs/scheduled-jobs'
import { removeOverdue } from './remove-overdue.ts'

type Dependencies = { database: Database; log: Logger; now: () => Date }

/** Deletes personal data whose period is over, every night (UTC) and at each start. */
export function retentionJob({ database, log, now }: Dependencies): ScheduledJob {
  return {
    queue: 'retention',
    cron: '23 3 * * *',
    expireInSeconds: 1800,
    run: async () => {
      const removed = await removeOverdue(database, now())
      if (Object.keys(removed).length > 0) log.info({ removed }, 'removed what was kept long enough')
    },
  }
}
