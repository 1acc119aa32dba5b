import type { Coordinates } from '../distance.ts'
import type { PlaceLicence, PlaceOrigin, PlaceField } from '../place-change.ts'
import type { Country } from '../countries.ts'
import type { AreaKind } from '../area-kind.ts'
import type { RefundLocationType } from '../location-types.ts'
import type { WarningKind } from '../warning-kind.ts'
import type { StoredPlaceValue } from '../../wire/places.ts'

/** The fields of our record that are compared. */
export type ComparedRecord = {
  id: string
  name: string
  type: RefundLocationType
  area: AreaKind | null
  country: Country
  city: string
  lat: number
  lng: number
  hours: string | null
  phone: string | null
  warning_kind: WarningKind | null
}

export type Bounds = { south: number; north: number; west: number; east: number }

/** A place as a data set has it. */
export type FoundPlace = {
  /** Every name that it has or had. */
  names: string[]
  point: Coordinates
  /** The bounds of a building or site; null for a point. */
  bounds: Bounds | null
  hours: string | null
  phone: string | null
  isClosed: boolean
  /** It changes money, pays refunds or validates forms. Shops with the same name do not. */
  isDesk: boolean
  /** The URL of its entry. */
  source: string
}

/** A value of a data set that differs from our record. */
export type PlaceProposal = {
  field: PlaceField
  value: StoredPlaceValue
  source: string
  /** For a position: the distance in whole meters. */
  distanceMeters: number | null
}

export type ProposedChanges = {
  origin: Extract<PlaceOrigin, 'openstreetmap' | 'alltheplaces'>
  licence: PlaceLicence
  /** Locations that were looked up: what was proposed for them before and is not any more has gone. */
  looked: string[]
  proposals: (PlaceProposal & { office: string })[]
  /** YYYY-MM-DD. */
  foundOn: string
}
