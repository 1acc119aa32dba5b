import { rulesToCheck } from '@retour/domain/vat/rules-to-check'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Database } from '#server/database/database'
import type { ScheduledJob } from '#server/jobs/scheduled-jobs'
import { readDeskChecks } from './rule-checks.ts'

export const rulesAlarmKind = 'rules-overdue'

/** The data of the mail. */
export const rulesAlarmPayload = z.object({
  rules: z.array(z.object({ name: z.string(), because: z.enum(['old', 'due']), since: z.iso.date() })),
})

/** Returns the URL of the desk's list of overdue checks. */
export const overdueUrl = (siteUrl: string): string => new URL('/desk?part=rules&show=overdue', siteUrl).href

type Dependencies = { database: Database; now: () => Date; mail: { wake(): void } }

/**
 * Queues the operator's mail about records that nobody has checked for 90 days or whose alarm date has come: at most
 * one a week, whatever crashes and however many servers run. Returns whether it was queued.
 */
export async function writeRulesAlarm(database: Pick<Database, 'own'>, at: Date): Promise<boolean> {
  const overdue = rulesToCheck(at.toISOString().slice(0, 10), await readDeskChecks(database))
  if (overdue.length === 0) return false
  const moment = sql`${at.toISOString()}::timestamptz`
  return database.own.transaction().execute(async (tx) => {
    // One at a time, so that each sees what the previous one has queued.
    await sql`select pg_advisory_xact_lock(hashtextextended('rules alarm', 0))`.execute(tx)
    const { rows } = await sql`
      insert into app.outgoing_mail (kind, payload, created_at, expires_at)
      select ${rulesAlarmKind}, ${JSON.stringify({ rules: overdue })}::jsonb, ${moment}, ${moment} + interval '7 days'
      where not exists (select from app.outgoing_mail
        where kind = ${rulesAlarmKind} and created_at > ${moment} - interval '7 days')
      returning id`.execute(tx)
    return rows.length > 0
  })
}

/** Returns when the last mail was queued (ISO 8601); null if none is stored (mails are stored for 30 days). */
export async function lastRulesAlarm({ own }: Pick<Database, 'own'>): Promise<string | null> {
  const { rows } = await sql<{ at: Date | string | null }>`
    select max(created_at) as at from app.outgoing_mail where kind = ${rulesAlarmKind}`.execute(own)
  const at = rows[0]?.at ?? null
  return at === null ? null : new Date(at).toISOString()
}

/** Checks each morning (UTC) and at each start. */
export function rulesAlarmJob({ database, now, mail }: Dependencies): ScheduledJob {
  return {
    queue: 'rules-alarm',
    cron: '11 6 * * *',
    expireInSeconds: 60,
    run: async () => {
      if (await writeRulesAlarm(database, now())) mail.wake()
    },
  }
}
