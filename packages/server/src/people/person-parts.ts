/** The rows of one table that belong to a person. */
export type PersonPart = {
  table: string
  /** An SQL condition for a row `t` that belongs to the person; `$1` is the array of the address's spellings. */
  condition: string
  /** Columns that an export omits: they protect the account and say nothing about the person. */
  omitted?: string[]
}

const accounts = '(select u.id from auth.users u where u.email = any($1::text[]))'
const ownedBy = (column = 'user_id') => `t.${column} in ${accounts}`
const isTheirs = (address: string) => `${address} = any($1::text[])`
const isTheirBooking = (row: string) => `(${isTheirs(`${row}.email`)} or ${row}.user_id in ${accounts})`

const isOfTheirBooking = `t.booking_id in (select b.id from public.bookings b where ${isTheirBooking('b')})`

/**
 * All tables with data of a person, in the order of deletion: rows that refer to others first, the account last. A test
 * compares it with the catalogue, so that no new table is forgotten.
 */
export const personParts: PersonPart[] = [
  // Before the mails: until they are gone, the server may write one about them.
  {
    table: 'app.trip_reminders',
    condition: `t.subscription_id in (select s.id from app.reminder_subscriptions s where ${isTheirs('s.email')})`,
  },
  { table: 'app.reminder_subscriptions', condition: isTheirs('t.email') },
  {
    table: 'app.outgoing_mail',
    condition: `${isTheirs('t.recipient')} or ${ownedBy()}
      or ${isTheirs(`(t.payload ->> 'email')`)} or ${isTheirs(`(t.payload ->> 'newEmail')`)}
      or t.lead_id in (select l.id from public.leads l where ${isTheirs('l.email')})
      or ${isOfTheirBooking}`,
  },
  { table: 'public.leads', condition: isTheirs('t.email') },
  { table: 'app.ride_moves', condition: isOfTheirBooking, omitted: ['moved_by'] },
  { table: 'app.rides', condition: isOfTheirBooking, omitted: ['moved_by', 'moved_from'] },
  { table: 'public.bookings', condition: isTheirBooking('t') },
  { table: 'app.pending_bookings', condition: isTheirBooking('t') },
  { table: 'app.mail_opt_outs', condition: isTheirs('t.email') },
  { table: 'app.consent_records', condition: isTheirs('t.email') },
  {
    table: 'app.account_tokens',
    condition: `${isTheirs('t.email')} or ${ownedBy()}`,
    omitted: ['token_hash', 'code_hash', 'code_challenge'],
  },
  {
    table: 'app.pending_sign_ups',
    condition: ownedBy(),
    omitted: ['password_hash', 'device_mark', 'sender_mark'],
  },
  { table: 'app.sign_in_marks', condition: ownedBy(), omitted: ['mark'] },
  { table: 'app.account_flows', condition: ownedBy(), omitted: ['code_hash', 'code_challenge'] },
  { table: 'app.suggestion_rounds', condition: ownedBy() },
  { table: 'app.staff_sessions', condition: ownedBy() },
  { table: 'app.staff_recovery_codes', condition: ownedBy(), omitted: ['code_hash'] },
  { table: 'app.staff_factors', condition: ownedBy(), omitted: ['sealed_secret'] },
  { table: 'app.staff', condition: ownedBy() },
  { table: 'public.ai_suggestions', condition: ownedBy() },
  {
    table: 'public.chat_messages',
    condition: `t.conversation_id in (select c.id from public.chat_conversations c where c.user_id in ${accounts})`,
  },
  { table: 'public.chat_conversations', condition: ownedBy() },
  { table: 'public.trip_entries', condition: ownedBy() },
  { table: 'public.favorite_locations', condition: ownedBy() },
  { table: 'public.refund_history', condition: ownedBy() },
  { table: 'public.user_preferences', condition: ownedBy() },
  { table: 'public.profiles', condition: ownedBy('id') },
  { table: 'auth.sessions', condition: ownedBy() },
  { table: 'auth.users', condition: isTheirs('t.email'), omitted: ['encrypted_password'] },
]
