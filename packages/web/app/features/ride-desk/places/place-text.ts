import { formatLongDay } from '@retour/domain/content/format-day'
import { sourceName, standingText } from '@retour/domain/content/standing-text'
import { formatDistance } from '@retour/domain/places/distance'
import type { PlaceField, PlaceLicence, PlaceOrigin } from '@retour/domain/places/place-change'
import { placeFieldNames } from '@retour/domain/places/place-field-names'
import type { PlaceReportKind } from '@retour/domain/places/place-report'
import type { DeskPlaceChange, ListedPlace, StoredPlaceValue } from '@retour/domain/wire/places'
import { refusalOf } from '#app/backend/call-api.ts'
import { m } from '#app/paraglide/messages.js'
import { failureReason } from '#app/ui/failure-reason.ts'
import { faultMessages } from './fault-messages.ts'

export const fieldName = (field: PlaceField): string => placeFieldNames[field]

const kinds: Record<PlaceReportKind, () => string> = {
  closed: m.locations_report_closed,
  moved: m.locations_report_moved,
  hours: m.locations_report_hours,
  other: m.locations_report_other,
}
export const reportKindName = (kind: PlaceReportKind): string => kinds[kind]()

const origins: Record<PlaceOrigin, () => string> = {
  visitors: m.desk_place_of_visitors,
  desk: m.desk_place_of_desk,
  openstreetmap: m.desk_place_of_openstreetmap,
  alltheplaces: m.desk_place_of_alltheplaces,
}
export const originName = (origin: PlaceOrigin): string => origins[origin]()

export const licenceName = (licence: PlaceLicence): string =>
  licence === 'own' ? m.desk_place_own() : licence === 'ODbL-1.0' ? 'ODbL 1.0' : 'CC0 1.0'

const ends: Record<NonNullable<DeskPlaceChange['endedBecause']>, () => string> = {
  replaced: m.desk_place_replaced,
  overtaken: m.desk_place_overtaken,
  'taken-back': m.desk_place_taken_back,
}
export const endText = (because: NonNullable<DeskPlaceChange['endedBecause']>): string => ends[because]()

/** Formats a value as one line. */
export function formatValue(value: StoredPlaceValue): string {
  if (value === null) return m.desk_place_nothing()
  if (typeof value === 'string') return value
  if ('lat' in value) return `${value.lat}, ${value.lng}`
  if ('kind' in value) return `${standingText({ kind: 'warned', warning: value.kind })}. ${value.text}`
  return value.hours
}

export const isAddress = (source: string): boolean => source.startsWith('http')
export const shortSource = (source: string): string => (isAddress(source) ? sourceName(source) : source)

/** Formats the day of an instant or a day: "27 November 2026". */
export const dayOfInstant = (instant: string): string => formatLongDay(instant.slice(0, 10))

/** Returns the open work of a location: "Moved 136 m. Closed, 2 visitors." */
export function openWorkText({ reports, proposals, movedMeters }: ListedPlace): string {
  const moved = movedMeters === null ? null : m.desk_place_moved_by({ distance: formatDistance(movedMeters) })
  const others = proposals.filter((field) => field !== 'position' || movedMeters === null).map(fieldName)
  const said = Object.keys(reports).map((kind) => `“${reportKindName(kind as PlaceReportKind)}”`)
  return [moved, ...others, ...said].filter(Boolean).join(', ')
}

export const reportCount = ({ reports }: ListedPlace): number =>
  Object.values(reports).reduce((sum, count) => sum + count, 0)

const refusals: Record<string, () => string> = {
  changed_meanwhile: m.desk_place_meanwhile,
  same: m.desk_place_same,
  hours: faultMessages.hours,
  outside_country: faultMessages['outside-country'],
  far_from_place: faultMessages['far-from-place'],
  not_yours: m.desk_place_not_yours,
}

/** Returns why a decision was refused; nothing of it was stored. */
export function refusalText(error: unknown): string {
  return refusals[refusalOf(error).code]?.() ?? failureReason(error)
}
