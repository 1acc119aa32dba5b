import type { RetainedData } from '@retour/domain/wire/people'
import { m } from '#app/paraglide/messages.js'

const groups: [name: () => string, tables: string[]][] = [
  [m.desk_person_of_leads, ['public.leads']],
  [m.desk_person_of_rides, ['public.bookings', 'app.pending_bookings', 'app.rides', 'app.ride_moves']],
  [m.desk_person_of_mails, ['app.outgoing_mail']],
  [m.desk_person_of_choices, ['app.consent_records', 'app.mail_opt_outs']],
  [m.desk_person_of_reminders, ['app.reminder_subscriptions', 'app.trip_reminders']],
  [m.desk_person_of_account, ['auth.users', 'public.profiles', 'public.user_preferences']],
  [
    m.desk_person_of_sign_in,
    ['auth.sessions', 'app.account_tokens', 'app.account_flows', 'app.pending_sign_ups', 'app.sign_in_marks'],
  ],
  [
    m.desk_person_of_staff,
    ['app.staff', 'app.staff_factors', 'app.staff_recovery_codes', 'app.staff_sessions'],
  ],
  [
    m.desk_person_of_assistant,
    ['public.chat_conversations', 'public.chat_messages', 'public.ai_suggestions', 'app.suggestion_rounds'],
  ],
  [m.desk_person_of_trip, ['public.trip_entries']],
  [m.desk_person_of_places, ['public.favorite_locations']],
  [m.desk_person_of_refunds, ['public.refund_history']],
]
const named = new Set(groups.flatMap(([, tables]) => tables))

/** Returns the number of records by name; a table without a label is shown by its name. */
export function countsByName(rows: Record<string, number>): { name: string; count: number }[] {
  const known = groups.map(([name, tables]) => ({
    name: name(),
    count: tables.reduce((sum, table) => sum + (rows[table] ?? 0), 0),
  }))
  const others = Object.entries(rows)
    .filter(([table]) => !named.has(table))
    .map(([name, count]) => ({ name, count }))
  return [...known, ...others].filter(({ count }) => count > 0)
}

export const sumOf = (rows: Record<string, number>): number =>
  Object.values(rows).reduce((sum, count) => sum + count, 0)

/** Returns what remains after an erasure and why; null if there is nothing of it. */
export function retainedText({ what, count }: RetainedData): string | null {
  if (what === 'backups') return m.desk_person_stays_backups()
  if (what === 'limits') return m.desk_person_stays_limits()
  if (what === 'database-files') return m.desk_person_stays_files()
  if (!count) return null
  if (what === 'audit-log') return m.desk_person_stays_audit({ count })
  if (what === 'delivered-mail') return m.desk_person_stays_mail({ count })
  return m.desk_person_stays_accounts({ count })
}
