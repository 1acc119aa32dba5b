import type { AreaKind } from '../places/area-kind.ts'
import type { Country } from '../places/countries.ts'
import type { PlaceField, PlaceLicence, PlaceOrigin } from '../places/place-change.ts'
import type { WarningKind } from '../places/warning-kind.ts'
import type { LocationType, RefundLocationType } from '../places/location-types.ts'

/** A change of the desk: the day of the check (YYYY-MM-DD), its origin, its source (a URL or text), and its licence. */
export type PlaceChangeNote = { on: string; origin: PlaceOrigin; source: string; licence: PlaceLicence }
export type PlaceChanges = Partial<Record<PlaceField, PlaceChangeNote>>

/** One entry of `locations` in the response of `get-refund-locations`. Unknown facts are absent or null. */
export type RefundLocation = {
  id: string
  name: string
  address: string
  type: RefundLocationType
  /** A street, square or quarter: `lat` and `lng` lie somewhere in it. */
  area?: AreaKind | null
  lat: number
  lng: number
  country: Country
  city: string
  opening_hours?: string | null
  /** OpenStreetMap opening_hours syntax. */
  hours?: string | null
  /** YYYY-MM of the source of the hours. */
  hours_checked?: string | null
  hours_stale?: boolean | null
  phone?: string | null
  website?: string | null
  notes?: string | null
  validation?: string | null
  operators?: string[] | null
  /** An address, or "general knowledge". */
  source?: string | null
  /** YYYY-MM-DD or YYYY-MM that the source shows. */
  source_dated?: string | null
  /** YYYY-MM: an undated source that is older than this month. */
  source_before?: string | null
  /** What speaks against going there unprepared; given together with its kind. */
  warning?: string | null
  warning_kind?: WarningKind | null
  /** The page about the warning, if it is not `source`. */
  warning_source?: string | null
  /** YYYY-MM-DD of the last search for a closing, a move or another name, and what it found. */
  looked_up_on?: string | null
  found?: string | null
  /** The page about `found`, if it is not `source`. */
  found_source?: string | null
  /** What the desk has changed of the record, field by field. */
  changed?: PlaceChanges | null
  /** Whole meters from the caller's coordinates; only if the request has coordinates. */
  distance_meters?: number | null
}

/** Body of `POST /functions/v1/get-refund-locations`; coordinates travel as text (docs/wire-protocol.md, Functions). */
export type RefundLocationsQuestion = {
  city: string
  country: Country
  type: LocationType
  userLat?: string
  userLng?: string
}

export type RefundLocationsAnswer = { locations: RefundLocation[] }
