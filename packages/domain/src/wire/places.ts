import type { Country } from '../places/countries.ts'
import type { Coordinates } from '../places/distance.ts'
import type { PlaceField, PlaceLicence, PlaceOrigin } from '../places/place-change.ts'
import type { PlaceReportKind } from '../places/place-report.ts'
import type { RefundLocationType } from '../places/location-types.ts'
import type { WarningKind } from '../places/warning-kind.ts'

/** A value in the database; null = nothing is known, or no warning. */
export type StoredPlaceValue =
  | string
  | Coordinates
  | { hours: string; text: string | null; checked: string | null; stale: boolean }
  | { kind: WarningKind; text: string; source: string | null }
  | null

/** Undecided reports of visitors or a data set about one location. Times are instants. */
export type ListedPlace = {
  id: string
  name: string
  city: string
  country: Country
  /** The number of reports by kind. */
  reports: Partial<Record<PlaceReportKind, number>>
  proposals: PlaceField[]
  /** The largest distance by which a proposal moves it. */
  movedMeters: number | null
  latestAt: string
}

export type DeskPlaces = {
  /** The newest report first, at most 200. */
  places: ListedPlace[]
  hasMore: boolean
  /** How many locations there are. */
  records: number
  mayDecide: boolean
}

/** Rejects data set proposals of several locations together, up to `until`, which is the `latestAt` that was shown. */
export type SeveralRejected = { reason: string; places: { id: string; until: string }[] }
export const rejectedAtOnce = 200

/** One field of the record as it is shown now. */
export type PlaceFact = {
  field: PlaceField
  value: StoredPlaceValue
  /** Identifies the value, so a change says which one the person saw. */
  mark: string
  /** A URL or text; null if the record has no source. */
  source: string | null
  licence: PlaceLicence | null
}

export type ReportState = 'open' | 'accepted' | 'rejected'
export type DeskReport = {
  id: string
  kind: PlaceReportKind
  note: string | null
  saidAt: string
  state: ReportState
  reason: string | null
}
export type DeskProposal = {
  id: string
  field: PlaceField
  value: StoredPlaceValue
  origin: PlaceOrigin
  source: string
  licence: PlaceLicence
  foundOn: string
  distanceMeters: number | null
}
export type DeskPlaceChange = {
  id: string
  field: PlaceField
  value: StoredPlaceValue
  origin: PlaceOrigin
  source: string
  licence: PlaceLicence
  reason: string
  changedAt: string
  /** Why the change is no longer in force; null while it is. */
  endedBecause: 'replaced' | 'overtaken' | 'taken-back' | null
}

export type DeskPlace = {
  id: string
  type: RefundLocationType
  city: string
  country: Country
  facts: PlaceFact[]
  /** Open ones first, the newest first, at most 50. */
  reports: DeskReport[]
  proposals: DeskProposal[]
  changes: DeskPlaceChange[]
  mayDecide: boolean
}
