// What each role of the desk, an account and a visitor may see of the tables of the desk, column by column.
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
/** What visitors read, too. */
const openToAll = 'public.refund_offices'
/** What every role of the desk reads. */
const ofPlaces = ['app.place_reports', 'app.place_changes', 'app.place_proposals', openToAll]
/** What everybody at the desk but dispatchers reads. */
const ofEditors = ['app.open_questions']
/** What the desk does not need of a table that it reads. */
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
/** What accounts do not read of their own leads. */
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
/** What a move may write; its author and its ride are not said but known. */
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
/** Of a draft all that is typed; who wrote in it is not said but known. */
const drafted = ['version', 'state', 'name', 'effective_on', 'rules', 'changed_at', 'changed_from']
/** Of a driver all that is typed; who a driver is never changes. */
export const isWritten = (table: string, column: string) =>
  (table === 'app.rides' && moved.includes(column)) ||
  (table === 'app.rule_drafts' && drafted.includes(column)) ||
  (table === 'app.drivers' && column !== 'id')

/** What somebody sees of a table that holds rows: `all`, all but `oneless` or `own` of them, `none`, or a refusal. */
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
