/** The rows of one table that belong to a person. */
export type PersonPart = {
  table: string
  /** SQL that is true for a row `t` of the person with the address `$1`, in small letters. */
  condition: string
  /** Columns that stay out of an export: they guard the account and say nothing about the person. */
  omitted?: string[]
}

const accounts = '(select u.id from auth.users u where lower(u.email) = $1)'
const ownedBy = (column = 'user_id') => `t.${column} in ${accounts}`
const isTheirBooking = (row: string) => `(${row}.email = $1 or ${row}.user_id in ${accounts})`

/**
 * Everything that is kept about a person, in the order in which it can be deleted: what refers to other rows first, the
 * account last. A test compares it with the catalogue, so that a new table can't be forgotten.
 */
export const personParts: PersonPart[] = [
  {
    table: 'app.outgoing_mail',
    condition: `t.recipient = $1 or ${ownedBy()}
      or t.lead_id in (select l.id from public.leads l where l.email = $1)
      or t.booking_id in (select b.id from public.bookings b where ${isTheirBooking('b')})`,
  },
  { table: 'public.leads', condition: 't.email = $1' },
  { table: 'public.bookings', condition: isTheirBooking('t') },
  { table: 'app.waiting_bookings', condition: isTheirBooking('t') },
  { table: 'app.mail_opt_outs', condition: 't.email = $1' },
  { table: 'app.consent_records', condition: 't.email = $1' },
  {
    table: 'app.account_tokens',
    condition: `t.email = $1 or ${ownedBy()}`,
    omitted: ['token_hash', 'code_hash', 'code_challenge'],
  },
  { table: 'app.account_flows', condition: ownedBy(), omitted: ['code_hash', 'code_challenge'] },
  { table: 'app.suggestion_rounds', condition: ownedBy() },
  { table: 'public.ai_suggestions', condition: ownedBy() },
  {
    table: 'public.chat_messages',
    condition: `t.conversation_id in (select c.id from public.chat_conversations c where c.user_id in ${accounts})`,
  },
  { table: 'public.chat_conversations', condition: ownedBy() },
  { table: 'public.favorite_locations', condition: ownedBy() },
  { table: 'public.refund_history', condition: ownedBy() },
  { table: 'public.user_preferences', condition: ownedBy() },
  { table: 'public.profiles', condition: ownedBy('id') },
  { table: 'auth.sessions', condition: ownedBy() },
  { table: 'auth.users', condition: 'lower(t.email) = $1', omitted: ['encrypted_password'] },
]
