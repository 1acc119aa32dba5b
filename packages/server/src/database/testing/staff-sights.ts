// What each role of the desk, an account and a visitor may read in the desk's tables, by column.
export const tables = [
  'public.bookings',
  'app.rides',
  'app.ride_moves',
  'app.staff',
  'app.staff_factors',
  'app.staff_recovery_codes',
  'app.staff_sessions',
  'app.audit_log',
  'app.drivers',
  'public.leads',
  'app.consent_records',
  'app.mail_opt_outs',
  'app.outgoing_mail',
  'app.rule_checks',
  'app.rule_drafts',
  'app.rule_editions',
  'app.place_reports',
  'app.place_changes',
  'app.place_proposals',
  'public.refund_offices',
  'app.open_questions',
]
export const secret = ['app.staff_factors', 'app.staff_recovery_codes', 'app.staff_sessions']
const ofRides = ['public.bookings', 'app.rides', 'app.ride_moves', 'app.drivers']
const ofPeople = ['public.leads', 'app.consent_records', 'app.mail_opt_outs']
export const ofRules = ['app.rule_checks', 'app.rule_drafts', 'app.rule_editions']
/** Tables that visitors read too. */
const openToAll = 'public.refund_offices'
/** Tables that all roles of the desk read. */
const ofPlaces = ['app.place_reports', 'app.place_changes', 'app.place_proposals', openToAll]
/** Tables that all roles except dispatchers read. */
const ofEditors = ['app.open_questions']
/** Columns that the desk does not read, in tables that it reads. */
const ungranted: Record<string, string[]> = {
  'public.leads': [
    'purchase_amount',
    'vat_amount',
    'refund_amount',
    'is_eligible',
    'currency',
    'status',
    'consent_text_version',
    'consent_at',
    'idempotency_key',
    'calculated_on',
    'consent_given_at',
  ],
  'app.consent_records': ['id'],
  'app.outgoing_mail': [
    'payload',
    'lead_id',
    'user_id',
    'booking_id',
    'subscription_id',
    'dedup_key',
    'message_id',
    'queued_at',
    'sent_at',
    'priority',
  ],
  'app.place_reports': ['idempotency_key'],
}
/** Columns of their own leads that accounts do not read. */
const notOfAccounts = [
  'full_name',
  'vat_amount',
  'is_eligible',
  'source',
  'marketing_consent',
  'consent_text_version',
  'consent_at',
  'consent_given_at',
]
/** Columns that a move may write. Its author and ride are set by the database. */
const moved = [
  'state',
  'version',
  'price_minor',
  'currency',
  'valid_until',
  'quote_note',
  'free_until',
  'late_fee_minor',
  'driver_id',
  'driver_name',
  'driver_car',
  'driver_plate',
  'driver_phone',
  'cancelled_for',
  'cancel_fee_minor',
  'asked_pickup_at',
  'move',
  'moved_at',
  'moved_from',
]
/** Columns of a draft that are typed. Its authors are set by the database. */
const drafted = ['version', 'state', 'name', 'effective_on', 'rules', 'changed_at', 'changed_from']
/** Columns of a driver that are typed. The id never changes. */
export const isWritten = (table: string, column: string) =>
  (table === 'app.rides' && moved.includes(column)) ||
  (table === 'app.rule_drafts' && drafted.includes(column)) ||
  (table === 'app.drivers' && column !== 'id')

/** What a person reads of a table with rows: `all`, all but one (`oneless`), `own`, `none`, or a refusal. */
type Sight = 'all' | 'oneless' | 'own' | 'none' | 'refused'
export const sights: Record<string, (table: string) => Sight> = {
  visitor: (table) => (table === openToAll ? 'all' : 'refused'),
  account: (table) =>
    table === openToAll
      ? 'all'
      : table === 'public.bookings' || table === 'public.leads'
        ? 'none'
        : 'refused',
  owner: (table) => (secret.includes(table) ? 'refused' : 'all'),
  auditor: (table) => (secret.includes(table) ? 'refused' : 'all'),
  dispatcher: (table) =>
    secret.includes(table)
      ? 'refused'
      : ofRides.includes(table) || ofPeople.includes(table) || ofPlaces.includes(table)
        ? 'all'
        : table === 'app.outgoing_mail'
          ? 'oneless'
          : table === 'app.staff'
            ? 'own'
            : 'none',
  editor: (table) =>
    secret.includes(table)
      ? 'refused'
      : [...ofRules, ...ofPlaces, ...ofEditors].includes(table)
        ? 'all'
        : table === 'app.staff'
          ? 'own'
          : 'none',
  'owner without a second factor': (table) => (secret.includes(table) ? 'refused' : 'none'),
  'owner whose second factor was taken away': (table) => (secret.includes(table) ? 'refused' : 'none'),
  'owner in another session': (table) => (secret.includes(table) ? 'refused' : 'none'),
  'owner whose staff session has ended': (table) => (secret.includes(table) ? 'refused' : 'none'),
  'owner who has signed out': (table) => (secret.includes(table) ? 'refused' : 'none'),
  'account that names itself staff': (table) => (secret.includes(table) ? 'refused' : 'none'),
}

/** Returns which rows a person may read of a table's column. */
export const sightOf = (who: string, table: string, column: string): Sight => {
  const hidden = who === 'account' ? { 'public.leads': notOfAccounts }[table] : ungranted[table]
  return hidden?.includes(column) ? 'refused' : sights[who]!(table)
}
