/**
 * Small modules that several screens share are bundled into few files: each file costs a round trip, a kilobyte little.
 */
const files = {
  /**
   * The shell with all its components, and the parts of the accounts that are on a page before sign-in. Nothing that
   * uses the router, because documents load this file too.
   */
  frame: [
    'web/app/shell/(?!page-wait|page-not-found|breadcrumbs|place-breadcrumbs|error-page|top-navigation|site-footer|skip-link|wordmark|basic-head)',
    'web/(one-language\\.|app/paraglide/messages/(shell_(?!breadcrumb|home|not_found|return_to)|ui_(?!offline|reason|add_to_trip|reload|retry)))',
    'web/app/features/accounts/(use-session|account-layer|open-auth-dialog|alert-store|link-outcome)',
    'web/app/backend/(stored-session|backend-error)',
    'web/app/platform/(either-signal|save-file|elapse|session-store|use-hydrated|cache-for-later)',
    'web/app/ui/(button|toast|external-link|late-component|part\\.)',
    'domain/src/(vat/(?:edition-ids|known-editions)|content/capitalize|places/countries)',
    'lucide-react/dist/esm/icons/(menu|x|chevron-down|loader-circle|external-link)\\.',
    'vite/preload-helper',
  ],
  /** Form fields; documents load them too. */
  fields: ['web/app/ui/(field-frame|select-field|segmented|text-field)\\.'],
  /** A typed amount: its field, parsing and formatting; no rates, no decimal arithmetic. */
  'typed-amount': [
    'domain/src/(money/(exchange|money|currencies|currency-signs|plain-figure|parse-amount)|calendar/calendar-date)\\.',
    'web/app/ui/amount-(field|reading)\\.',
    'web/app/platform/use-settled\\.',
    'web/app/paraglide/messages/calculator_amount_(hint|read|example|above_zero|two_decimals|too_large|unknown_sign)\\.',
  ],
  /** The question about an ambiguous amount. The calculator loads it on demand, the trip at once. */
  'amount-question': [
    'web/app/ui/amount-question\\.',
    'web/app/paraglide/messages/calculator_(amount|currency)_(question|unanswered|switch)\\.',
  ],
  /** The calculator's form, which the home page uses too. */
  'calculator-form': [
    'domain/src/places/(calculator-cities|display-name)\\.',
    'web/app/features/calculator/(calculator-form|amount-part|place-fields|calculator-store|calculation|calculator-address|typed-hash|use-amount-fields)\\.',
    'web/app/paraglide/messages/calculator_(amount|currency|country|city|submit|calculating|without_script|name|failed|estimated_conversion)\\.',
  ],
  /** Tabs of the screens for calculating. */
  tabs: ['web/app/ui/(tabs|tab-bar|step-to-tab|keep-clear)\\.'],
  /** The sheet, and the icon of the buttons that open most sheets. */
  sheet: ['web/app/ui/(sheet|use-modal)\\.', 'lucide-react/dist/esm/icons/plus\\.'],
  /** The small components of screens. */
  parts: [
    'web/app/ui/(note|part-broken|part-failed|skeleton|script-wait|lazy-part|mark)\\.',
    'web/app/shell/(breadcrumbs|page-not-found|place-breadcrumbs)\\.',
    'web/app/paraglide/messages/(shell_(breadcrumb|home|not_found|return_to)|ui_(offline|reason|add_to_trip|reload|retry))',
    'domain/src/content/format-day',
    'web/app/platform/(build-settings|calendar-day|new-uuid|use-media-query|read-url|page-meta|structured-data|social-image-path|kiosk-help-path)\\.',
    'web/app/backend/(access-token|fetch-backend|public-config|rules-edition)\\.',
    'lucide-react/dist/esm/icons/(check|circle-check|info|rotate-cw|search|triangle-exclamation-point)\\.',
  ],
  /** Amounts: parsing, conversion, rounding. */
  money: [
    'node_modules/big\\.js/',
    'domain/src/(money/(convert|to-money|round-half-up)|calendar/calendar-days|vat/deadlines)\\.',
    'web/app/backend/(exchange-calls|stored-rates|find-rates)\\.',
  ],
  /** The rules of both editions, and what is derived from them. */
  rules: [
    'domain/src/vat/(rules|refund|guide-2025-05|law-2026-11|counting-rules|minimum-text|export-clock)\\.',
    'domain/src/content/(rule-text|other-reading)\\.',
  ],
  /** The trip as stored on this device. */
  'kept-trip': [
    'node_modules/idb/',
    'domain/src/trip/(entry|entry-values|field-checks|trip-records|new-records|sync-trip)\\.',
    'web/app/platform/trip-(store|database|state|device)\\.',
    'web/app/features/trip/(use-trip|trip-view)\\.',
  ],
}

/** What the trip shows first and its later parts use too. */
const firstOfTrip = ['web/app/features/trip/', 'web/app/paraglide/messages/(trip_|help_link_trip)']
/** The calculator without its form and results, shared by its document and the router's screen. */
const firstOfCalculator = [
  'web/app/features/calculator/',
  'web/app/paraglide/messages/(calculator_|booking_elsewhere)',
  'domain/src/booking/calculator-chauffeurs',
]

const groupOf = (name: string, modules: readonly string[]) => ({
  name,
  test: new RegExp(modules.join('|').replaceAll('/', String.raw`[\\/]`)),
  minShareCount: 2,
})

/** The groups for Rolldown's `codeSplitting`. */
export const sharedFiles = [
  ...Object.entries(files).map(([name, modules]) => ({ ...groupOf(name, modules), priority: 2 })),
  // With a lower priority, because a group includes the imports of its modules that no other group has.
  { ...groupOf('trip', firstOfTrip), tags: ['$initial'], priority: 1 },
  { ...groupOf('calculator', firstOfCalculator), tags: ['$initial'], priority: 1 },
]
