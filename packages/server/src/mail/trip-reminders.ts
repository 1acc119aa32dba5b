import { sql } from 'kysely'
import type { Database } from '#server/database/database'

export type ReminderState = { email: string; isConfirmed: boolean; days: number }

/** Whose reminders these are, by the key of their link, and how many days are still to come; null once they have ended. */
export async function findReminders(database: Database, linkKey: string): Promise<ReminderState | null> {
  const { rows } = await sql<ReminderState>`
    select s.email, s.confirmed_at is not null as "isConfirmed",
      (select count(*)::int from app.trip_reminders r where r.subscription_id = s.id and r.mailed_at is null) as days
    from app.reminder_subscriptions s where s.link_key = ${linkKey}::uuid`.execute(database.own)
  return rows[0] ?? null
}

/** The owner of the address wants them. May be repeated. */
export async function confirmReminders(database: Database, linkKey: string): Promise<void> {
  await sql`update app.reminder_subscriptions set confirmed_at = coalesce(confirmed_at, now())
    where link_key = ${linkKey}::uuid`.execute(database.own)
}

/** Ends them: the address and all that it waited for are removed, and what has not left yet never does. */
export async function stopReminders(database: Database, linkKey: string): Promise<void> {
  await database.own.transaction().execute(async (tx) => {
    await sql`delete from app.outgoing_mail
      where subscription_id in (select id from app.reminder_subscriptions where link_key = ${linkKey}::uuid)
        and state in ('waiting', 'held', 'queued')`.execute(tx)
    await sql`delete from app.reminder_subscriptions where link_key = ${linkKey}::uuid`.execute(tx)
  })
}

/**
 * Writes a mail for what is due by then, one for all days of a subscription, in the statement that marks them: a day is
 * either still to come or has its one mail, whenever a process dies. May run in several processes at once.
 */
export async function writeDueReminders(database: Database, now: Date): Promise<void> {
  const at = now.toISOString()
  await sql`
    with due as (
      update app.trip_reminders r set mailed_at = ${at}::timestamptz from app.reminder_subscriptions s
      where s.id = r.subscription_id and s.confirmed_at is not null
        and r.mailed_at is null and r.send_at <= ${at}::timestamptz
      returning s.id, s.link_key, s.email, r.name, r.kind, r.shop, r.due_on
    )
    insert into app.outgoing_mail (kind, recipient, subscription_id, payload, expires_at)
      select 'trip-reminder', email, id, jsonb_build_object('subscription', link_key, 'reminders', jsonb_agg(
          jsonb_build_object('kind', kind, 'shop', shop, 'dueOn', due_on) order by due_on, name)),
        ${at}::timestamptz + interval '3 days'
      from due group by id, link_key, email`.execute(database.own)
}

/** Is this mail about reminders still wanted? One that asks, until it is answered; a reminder, until they end. */
export async function isReminderWanted(
  database: Database,
  mail: { id: string; kind: string },
): Promise<boolean> {
  const { rows } = await sql<{ isConfirmed: boolean }>`
    select s.confirmed_at is not null as "isConfirmed" from app.outgoing_mail m
      join app.reminder_subscriptions s on s.id = m.subscription_id
      where m.id = ${mail.id}::uuid`.execute(database.own)
  return rows[0]?.isConfirmed === (mail.kind === 'trip-reminder')
}
