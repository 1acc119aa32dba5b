import type { AreaKind } from './area-kind.ts'
import type { Country } from './countries.ts'
import type { RefundLocationType } from './location-types.ts'
import type { WarningKind } from './warning-kind.ts'
import locationData from './refund-locations.json' with { type: 'json' }

/**
 * A refund location as the data set holds it, with where each fact comes from. For the server's seed and
 * for drawings made at build time: 300 kB that no browser code may import.
 */
export type RefundLocationRecord = {
  id: string
  name: string
  address: string
  type: RefundLocationType
  /** A shopping area that is a street, a square or a quarter; absent for buildings. */
  area?: AreaKind
  lat: number
  lng: number
  country: Country
  city: string
  /** For people: "Mon–Sat 10:00–20:30, Sun 11:00–18:00". Given together with `hours`. */
  opening_hours?: string
  /** OpenStreetMap opening_hours syntax. */
  hours?: string
  hours_source?: string
  /** YYYY-MM of the source. */
  hours_checked?: string
  /** The source shows no date; `hours_checked` is the month its copy was read. */
  hours_undated?: boolean
  /** Undated or older than 2023: show with a warning, or not at all. */
  hours_stale?: boolean
  phone?: string
  phone_source?: string
  website?: string
  notes?: string
  operators?: string[]
  validation?: string
  /** An address, or "general knowledge". */
  source: string
  source_note?: string
  /** YYYY-MM-DD or YYYY-MM that the source shows; absent when it shows none. */
  source_dated?: string
  /** YYYY-MM: the source shows no date, but says what stopped being so in this month. */
  source_before?: string
  /** What speaks against going there unprepared; pages say it before everything else. */
  warning?: string
  warning_kind?: WarningKind
  /** The page about the warning, if it is not `source`. */
  warning_source?: string
  /** YYYY-MM-DD: the day on which pages about it were last searched for a closing, a move or another name. */
  looked_up_on?: string
  /** What was found that day; that nothing was found is said too. Given together with `looked_up_on`. */
  found?: string
  /** The page about `found`, if it is not `source`. */
  found_source?: string
  /** What the facts rest on that the desk has changed, each once; an address or words. */
  changed_sources?: string[]
  confidence: 'high' | 'medium' | 'low'
  coordinate_check: {
    method: 'dataset' | 'third-party' | 'curated'
    reference?: string
    near?: string
    distance_m?: number
    /** The point may be more than 300 m off. */
    approximate?: boolean
  }
}

export const shippedLocations: readonly RefundLocationRecord[] = locationData as RefundLocationRecord[]

// Marked as pure, so a bundle that reads no record omits all of them.
const current = /* @__PURE__ */ Array.from(shippedLocations)

/** The records with the desk's changes that this process has loaded. Read it at each use. */
export const refundLocations: readonly RefundLocationRecord[] = current

/** The desk's changes of a record (docs/decisions/0034); null removes a fact. */
export type ChangedLocation = {
  id: string
  values: { [Key in keyof RefundLocationRecord]?: RefundLocationRecord[Key] | null }
}

/** Replaces this process's changes of the desk by these. A record without a change is as it was shipped. */
export function applyLocationChanges(changed: readonly ChangedLocation[]): void {
  const byId = new Map(changed.map(({ id, values }) => [id, values]))
  shippedLocations.forEach((record, index) => {
    const values = byId.get(record.id)
    current[index] = values ? withValues(record, values) : record
  })
}

const withValues = (record: RefundLocationRecord, values: ChangedLocation['values']): RefundLocationRecord =>
  Object.fromEntries(
    Object.entries({ ...record, ...values }).filter(([, value]) => value !== null),
  ) as RefundLocationRecord

/** Returns the records of a place (its slug, not an alias), in the data set's order. */
export function refundLocationsOf(country: Country, city: string): RefundLocationRecord[] {
  return refundLocations.filter((location) => location.country === country && location.city === city)
}
