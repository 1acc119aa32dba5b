/** What several screens share and what is small travels in few files: each file costs a round trip, a kilobyte little. */
const files = {
  /**
   * The shell with all that it draws itself, and of the accounts what stands on a page before anybody signs in. Nothing
   * that asks the router: documents fetch it too.
   */
  frame: [
    'web/app/shell/(?!page-wait)',
    'web/app/paraglide/(runtime|messages/(shell|ui)_)',
    'web/app/features/accounts/(use-session|account-layer|open-auth-dialog|alert-store|link-outcome)',
    'web/app/backend/(stored-session|backend-error)',
    'web/app/platform/(either-signal|save-file|elapse)',
    'web/app/ui/(button|mark|toast|external-link|late-component)',
    'domain/src/(vat/(?:edition-ids|known-editions)|content/(?:capitalize|format-day)|places/countries)',
    'lucide-react/dist/esm/icons/(menu|x|chevron-down|loader-circle|external-link)\\.',
    'vite/preload-helper',
  ],
  /** Fields of forms, which pages to read fetch too. */
  fields: ['web/app/ui/(field-frame|select-field|segmented|text-field)\\.'],
  /** Amounts that are typed, and tabs: what pages to compute with begin with. */
  amounts: [
    'web/app/ui/(amount-(?:field|question|reading)|tabs|tab-bar|step-to-tab|keep-clear)\\.',
    'web/app/platform/use-settled\\.',
  ],
  /** A sheet over the page, and the sign of what opens most of them. */
  sheet: ['web/app/ui/(sheet|use-modal)\\.', 'lucide-react/dist/esm/icons/plus\\.'],
  /** The small parts of which screens are made. */
  parts: [
    'web/app/ui/(note|part|part-broken|part-failed|skeleton|script-wait|lazy-part)\\.',
    'domain/src/places/(calculator-cities|display-name)\\.',
    'web/app/platform/(session-store|build-settings|calendar-day|new-uuid|use-media-query|read-url|page-meta|structured-data|social-image-path|use-hydrated|kiosk-help-path)\\.',
    'web/app/backend/(access-token|fetch-backend|public-config|rules-edition)\\.',
    'lucide-react/dist/esm/icons/(check|circle-check|info|rotate-cw|search|triangle-exclamation-point)\\.',
  ],
  /** Amounts: read, changed into another currency, rounded. */
  money: [
    'node_modules/big\\.js/',
    'domain/src/(money/(exchange|money|round-half-up|currencies|currency-signs|plain-figure|parse-amount)|calendar/calendar-days|vat/deadlines)\\.',
    'web/app/backend/(exchange-calls|stored-rates|find-rates)\\.',
  ],
  /** The rules of both editions, and what follows from them. */
  rules: [
    'domain/src/vat/(rules|refund|guide-2025-05|law-2026-11|counting-rules|demand-words|export-clock)\\.',
    'domain/src/content/(rule-words|other-reading)\\.',
  ],
  /** A trip as this device keeps it. */
  'kept-trip': [
    'node_modules/idb/',
    'domain/src/trip/(entry|entry-values|field-checks|trip-records|new-records|sync-trip)\\.',
    'web/app/platform/trip-(shelf|database|state|device)\\.',
    'web/app/features/trip/(use-trip|trip-view)\\.',
  ],
}

/** What the trip shows at once and its later parts use again. */
const firstOfTrip = ['web/app/features/trip/', 'web/app/paraglide/messages/(trip_|help_link_trip)']
/** The calculator without its results, as home, its own document and the router's screen have it. */
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

/** Groups for `codeSplitting` of Rolldown. */
export const sharedFiles = [
  ...Object.entries(files).map(([name, modules]) => ({ ...groupOf(name, modules), priority: 2 })),
  // Below the others, since it takes along what it imports and they have not.
  { ...groupOf('trip', firstOfTrip), tags: ['$initial'], priority: 1 },
  { ...groupOf('calculator', firstOfCalculator), tags: ['$initial'], priority: 1 },
]
