import { openQuestionDays } from '@retour/domain/wire/questions'

/** Rows of a table that must be deleted. */
export type OverduePart = {
  /** The name in the log. */
  name: string
  table: string
  /** An SQL condition for a row `t` that must be deleted at the time `$1`. */
  condition: string
  /** A hosted Supabase does this itself. */
  isAccountWork?: boolean
}

const isContact = `
  exists (select from public.leads l where l.email = t.email and l.created_at >= $1 - interval '3 years')
  or exists (select from public.bookings b where b.email = t.email and b.pickup_date >= $1 - interval '3 years')
  or exists (select from auth.users u where lower(u.email) = t.email)`

/**
 * Everything that is deleted after a period, in this order. The privacy page lists the same. Contact with an address is
 * a calculation, a ride or an account. Sent mail is deleted by the outbox's hourly job.
 */
export const overdueParts: OverduePart[] = [
  {
    name: 'bookings',
    table: 'public.bookings',
    condition: `t.pickup_date < $1 - interval '3 years'`,
  },
  {
    name: 'leads',
    table: 'public.leads',
    condition: `t.created_at < $1 - interval '3 years' and not (${isContact})`,
  },
  {
    name: 'consent records',
    table: 'app.consent_records',
    condition: `t.created_at < $1 - interval '3 years' and not (${isContact})`,
  },
  {
    // Claims are possible for four years (Spain, Germany). After that, the rest of a trip is useless.
    name: 'trips',
    table: 'public.trip_entries',
    condition: `t.updated_at < $1 - interval '5 years' and not exists (select from public.trip_entries o
      where o.user_id = t.user_id and o.trip_id = t.trip_id and o.updated_at >= $1 - interval '5 years')`,
  },
  {
    name: 'deleted entries of trips',
    table: 'public.trip_entries',
    condition: `t.updated_at < $1 - interval '1 year' and t.entry @? '$.fields.deleted[*]'
      and not t.entry @? '$.fields.deleted[*] ? (@.value != true)'`,
  },
  {
    name: 'reminders never confirmed',
    table: 'app.reminder_subscriptions',
    condition: `t.confirmed_at is null and t.created_at < $1 - interval '2 days'`,
  },
  {
    name: 'reminders that were sent',
    table: 'app.reminder_subscriptions',
    condition: `t.created_at < $1 - interval '30 days' and not exists (select from app.trip_reminders r
      where r.subscription_id = t.id and coalesce(r.mailed_at, r.send_at) >= $1 - interval '30 days')`,
  },
  {
    name: 'accounts never confirmed',
    table: 'auth.users',
    isAccountWork: true,
    condition: `t.email_confirmed_at is null and t.last_sign_in_at is null
      and greatest(t.created_at, t.confirmation_sent_at) < $1 - interval '30 days'`,
  },
  {
    // One day longer, so that a late refresh is answered with the reason.
    name: 'sessions',
    table: 'auth.sessions',
    isAccountWork: true,
    condition: `t.not_after < $1 - interval '1 day'`,
  },
  {
    name: 'links and codes',
    table: 'app.account_tokens',
    isAccountWork: true,
    condition: 't.expires_at < $1',
  },
  {
    name: 'sign-ins begun',
    table: 'app.account_flows',
    isAccountWork: true,
    condition: 't.expires_at < $1',
  },
  {
    name: 'sign-ups never confirmed',
    table: 'app.pending_sign_ups',
    isAccountWork: true,
    condition: `t.created_at < $1 - interval '30 days'`,
  },
  {
    name: 'marks of sign-ins',
    table: 'app.sign_in_marks',
    isAccountWork: true,
    condition: `t.last_used < $1 - interval '90 days'`,
  },
  {
    // One day longer, so that a late confirmation says why its request was not sent.
    name: 'pending bookings',
    table: 'app.pending_bookings',
    isAccountWork: true,
    condition: `t.expires_at < $1 - interval '1 day'`,
  },
  {
    name: 'what visitors said of places',
    table: 'app.place_reports',
    condition: `t.created_at < $1 - interval '1 year'`,
  },
  {
    name: 'what data sets proposed for places',
    table: 'app.place_proposals',
    condition: `t.state <> 'open' and t.decided_at < $1 - interval '1 year'`,
  },
  {
    // As long as the log that refers to them.
    name: 'changes of places that hold no more',
    table: 'app.place_changes',
    condition: `t.ended_at < $1 - interval '5 years'`,
  },
  {
    name: 'questions without an answer',
    table: 'app.open_questions',
    condition: `t.last_on < ($1 at time zone 'utc')::date - ${openQuestionDays}`,
  },
  { name: 'sessions of staff', table: 'app.staff_sessions', condition: 't.ends_at < $1' },
  {
    // The log itself refuses to delete newer rows.
    name: 'what the desk did',
    table: 'app.audit_log',
    condition: `t.at < $1 - interval '5 years'`,
  },
  { name: 'limits', table: 'app.rate_limits', condition: 't.whole_at < $1' },
  {
    name: 'mails held',
    table: 'app.outgoing_mail',
    condition: `t.state = 'held' and t.expires_at < $1 - interval '30 days'`,
  },
]
