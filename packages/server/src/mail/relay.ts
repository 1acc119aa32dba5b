import { sql } from 'kysely'
import { fromKysely, type PgBoss } from 'pg-boss'
import type { Database } from '#server/database/database'

export const sendQueue = 'send-mail'
export const deadQueue = 'send-mail-dead'
export type SendJob = { mailId: string }

const batchSize = 100

/**
 * Moves up to 100 waiting mails into jobs in one transaction, so a mail has a job exactly when it is marked `queued`.
 * The job has the mail's id; a finished job with that id (a mail set back to `waiting` by hand) is removed. Several
 * relays skip each other's rows. Mails that people wait for come first; mails delayed by a daily limit wait until their
 * time. Returns the number of mails moved.
 */
export function relayWaitingMail(database: Database, boss: PgBoss, now: Date): Promise<number> {
  return database.own.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string; priority: number }>`
      select id, priority from app.outgoing_mail
      where state = 'waiting' and (send_after is null or send_after <= ${now.toISOString()}::timestamptz)
      order by priority desc, created_at limit ${batchSize} for update skip locked`.execute(tx)
    if (rows.length === 0) return 0
    const ids = rows.map((row) => row.id)
    const db = fromKysely(tx)
    await boss.deleteJob(sendQueue, ids, { db })
    await boss.insert(
      sendQueue,
      rows.map(({ id, priority }) => ({ id, priority, data: { mailId: id } satisfies SendJob })),
      { db },
    )
    await sql`update app.outgoing_mail set state = 'queued', queued_at = ${now.toISOString()}::timestamptz
      where id = any(${ids}::uuid[])`.execute(tx)
    return rows.length
  })
}

/** Returns whether the batch was full, so there are probably more waiting mails. */
export function isFullBatch(moved: number): boolean {
  return moved === batchSize
}
