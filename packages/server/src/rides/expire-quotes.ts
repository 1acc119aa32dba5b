import { sql } from 'kysely'
import type { Database } from '#server/database/database'
import type { ScheduledJob } from '#server/jobs/scheduled-jobs'

type Dependencies = { database: Pick<Database, 'own'>; now: () => Date; mail: { wake(): void } }

/**
 * Expires the quotes whose time is over at `at`. Returns their number. An answer at the same moment either comes first
 * or is too late.
 */
export async function expireQuotes({ own }: Pick<Database, 'own'>, at: Date): Promise<number> {
  const moment = sql`${at.toISOString()}::timestamptz`
  const { rows } =
    await sql`update app.rides set state = 'expired', asked_pickup_at = null, move = 'expire', mover = 'system', moved_by = null,
      moved_from = 'server', moved_at = ${moment}, version = version + 1
    where booking_id in (
      select booking_id from app.rides where state = 'quoted' and valid_until <= ${moment} limit 500 for update skip locked
    ) returning booking_id`.execute(own)
  return rows.length
}

/** Returns the job that expires quotes once a minute. */
export function expireQuotesJob({ database, now, mail }: Dependencies): ScheduledJob {
  return {
    queue: 'expire-quotes',
    cron: '* * * * *',
    expireInSeconds: 60,
    run: async () => {
      if ((await expireQuotes(database, now())) > 0) mail.wake()
    },
  }
}
