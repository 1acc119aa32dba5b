import { sql } from 'kysely'
import type { Database } from '#server/database/database'

export type ReminderState = { email: string; isConfirmed: boolean; days: number }

/** Returns the address of the reminders with this key and the number of days to come; null once they have ended. */
export async function findReminders(database: Database, linkKey: string): Promise<ReminderState | null> {
  const { rows } = await sql<ReminderState>`
    select s.email, s.confirmed_at is not null as "isConfirmed",
      (select count(*)::int from app.trip_reminders r where r.subscription_id = s.id and r.mailed_at is null) as days
    from app.reminder_subscriptions s where s.link_key = ${linkKey}::uuid`.execute(database.own)
  return rows[0] ?? null
}

/** Confirms reminders for the owner of the address. Idempotent. */
export async function confirmReminders(database: Database, linkKey: string): Promise<void> {
  await sql`update app.reminder_subscriptions set confirmed_at = coalesce(confirmed_at, now())
    where link_key = ${linkKey}::uuid`.execute(database.own)
}

/**
 * Ends reminders: removes the address and every unsent reminder. Stopping confirmed reminders also ends those that
 * other devices requested for the same address. Refusing unconfirmed ones leaves the confirmed ones active.
 */
export async function stopReminders(database: Database, linkKey: string): Promise<void> {
  await database.own.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select s.id from app.reminder_subscriptions s
        join app.reminder_subscriptions named on named.link_key = ${linkKey}::uuid
        where s.id = named.id or (named.confirmed_at is not null and s.email = named.email)
        order by s.id for update of s`.execute(tx)
    const ids = rows.map(({ id }) => id)
    await sql`delete from app.outgoing_mail
      where subscription_id = any(${ids}::uuid[]) and state in ('waiting', 'held', 'queued')`.execute(tx)
    await sql`delete from app.reminder_subscriptions where id = any(${ids}::uuid[])`.execute(tx)
  })
}

/** A statement for all addresses at once could take longer than a statement may. */
const addressesAtOnce = 500
/** Nothing can be done about days of these kinds once they are over. */
const uselessAfterwards = ['complete', 'ask-for-form', 'goods-out', 'goods-out-by-law', 'last-day']

/**
 * Writes one mail for each subscription with reminders due at `now`, and marks them in the same statement. So a day is
 * either still to come or has exactly one mail, even if the process dies; a day that is over and of no use any more is
 * marked without one. If two devices of a person requested the same day for the same address, the second is marked
 * without a mail. Days are the same if they have the same name (devices of one account) or the same kind and shop.
 * Several processes may run this; they run one after another, so each sees the mails of the one before.
 */
export async function writeDueReminders(database: Database, now: Date): Promise<void> {
  while ((await writeToSome(database, now)) === addressesAtOnce);
}

/** Returns the number of addresses. All reminders of one are in one transaction, because its devices are compared. */
function writeToSome(database: Database, now: Date): Promise<number> {
  const at = now.toISOString()
  return database.own.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('due reminders', 0))`.execute(tx)
    const { rows } = await sql<{ count: number }>`
      with addresses as (
        select distinct s.email from app.trip_reminders r join app.reminder_subscriptions s on s.id = r.subscription_id
        where s.confirmed_at is not null and r.mailed_at is null and r.send_at <= ${at}::timestamptz
        limit ${addressesAtOnce}
      ), due as (
        update app.trip_reminders r set mailed_at = ${at}::timestamptz from app.reminder_subscriptions s
        where s.id = r.subscription_id and s.confirmed_at is not null
          and r.mailed_at is null and r.send_at <= ${at}::timestamptz
          and s.email in (select email from addresses)
        returning s.id, s.link_key, s.email, s.confirmed_at, r.name, r.kind, r.shop, r.due_on
      ), once as (
        select * from due d
        where not exists (
          select from app.reminder_subscriptions s join app.trip_reminders r on r.subscription_id = s.id
          where s.email = d.email and s.id <> d.id and r.due_on = d.due_on and r.kind = d.kind
            and (r.name = d.name or lower(r.shop) = lower(d.shop))
            -- Mailed before this statement, or with it and then by the device that was confirmed first.
            and (r.mailed_at is not null
              or (s.confirmed_at, s.id) < (d.confirmed_at, d.id) and r.send_at <= ${at}::timestamptz)
        )
        -- A day ends last in the zone that is twelve hours behind UTC.
        and not (d.kind = any(${uselessAfterwards}::text[])
          and d.due_on < (${at}::timestamptz at time zone 'utc' - interval '12 hours')::date)
      ), written as (
        insert into app.outgoing_mail (kind, recipient, subscription_id, payload, expires_at)
          select 'trip-reminder', email, id, jsonb_build_object('subscription', link_key, 'reminders', jsonb_agg(
              jsonb_build_object('kind', kind, 'shop', shop, 'dueOn', due_on) order by due_on, name)),
            ${at}::timestamptz + interval '3 days'
          from once group by id, link_key, email
      )
      select count(*)::int as count from addresses`.execute(tx)
    return rows[0]?.count ?? 0
  })
}

/**
 * Returns whether a mail about reminders is still wanted: a request for confirmation until it is answered, a reminder
 * until the reminders end.
 */
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
