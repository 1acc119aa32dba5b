import DataLoader from 'dataloader'
import { sql } from 'kysely'
import type { Database } from '#server/database/database'
import type { OutgoingMail } from './outbox.ts'
import { isReminderMail } from './reminder-mail.ts'
import { isReminderWanted } from './trip-reminders.ts'

/**
 * Returns the function that looks up whether the recipient still wants a mail. Account and booking mails: always.
 * Reminders: until they are stopped. Guides: not for an unsubscribed address, and not for a calculation that an account
 * saved automatically after its address's first guide, unless the account asks for refund updates. Guides that are
 * looked up at once are one statement.
 */
export function createMailChoices(database: Database): (mail: OutgoingMail) => Promise<boolean> {
  const areWanted = async (ids: readonly string[]) => {
    const { rows } = await sql<{ id: string }>`
      select mail.id from app.outgoing_mail mail left join public.leads lead on lead.id = mail.lead_id
      where mail.id = any(${ids}::uuid[])
        and not exists (select from app.mail_opt_outs o where o.email = mail.recipient)
        and (
          lead.source is distinct from 'account'
          or not exists (select from public.leads e where e.email = lead.email and e.created_at < lead.created_at)
          or exists (
            select from public.profiles p join auth.users u on u.id = p.id
            where u.email = lead.email and u.email_confirmed_at is not null
              and (p.notification_preferences ->> 'emailNotifications')::boolean
              and (p.notification_preferences ->> 'refundUpdates')::boolean
          )
        )`.execute(database.own)
    const wanted = new Set(rows.map(({ id }) => id))
    return ids.map((id) => wanted.has(id))
  }
  const guides = new DataLoader(areWanted, { cache: false })
  return async (mail) => {
    if (isReminderMail(mail.kind)) return isReminderWanted(database, mail)
    return mail.kind === 'refund-guide' ? guides.load(mail.id) : true
  }
}

/** Unsubscribes an address from guides and updates the settings of its account. Idempotent. */
export async function optOut(database: Database, email: string): Promise<void> {
  await database.own.transaction().execute(async (tx) => {
    await sql`insert into app.mail_opt_outs (email) values (${email}) on conflict (email) do nothing`.execute(
      tx,
    )
    await sql`update public.profiles p
      set notification_preferences = p.notification_preferences || '{"refundUpdates": false}'
      from auth.users u where u.id = p.id and u.email = ${email} and u.email_confirmed_at is not null`.execute(
      tx,
    )
  })
}

/** Subscribes an address again to guides that are requested by hand. The settings of an account do not change. */
export async function optIn(database: Database, email: string): Promise<void> {
  await sql`delete from app.mail_opt_outs where email = ${email}`.execute(database.own)
}
