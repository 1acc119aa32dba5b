import * as z from 'zod'
import { placesOf } from './catalogue.ts'
import type { Country } from './countries.ts'
import { isInCountryBox } from './country-box.ts'
import { distanceMeters, type Coordinates } from './distance.ts'
import { formatHours } from './format-hours.ts'
import { readOpeningRules } from './opening-rules.ts'
import type { PlaceReportKind } from './place-report.ts'
import { warningKinds } from './warning-kind.ts'

/** The fields of a refund location that the desk may change, one at a time, each with its own source and licence. */
export const placeFields = ['name', 'address', 'position', 'hours', 'phone', 'website', 'warning'] as const
export type PlaceField = (typeof placeFields)[number]

/** The origin of a change: visitors' reports, the desk's own check, or a data set. */
export const placeOrigins = ['visitors', 'desk', 'openstreetmap', 'alltheplaces'] as const
export type PlaceOrigin = (typeof placeOrigins)[number]

/** SPDX identifiers; `own` is our own research. */
export const placeLicences = ['own', 'ODbL-1.0', 'CC0-1.0'] as const
export type PlaceLicence = (typeof placeLicences)[number]
export const licenceOf: Record<PlaceOrigin, PlaceLicence> = {
  visitors: 'own',
  desk: 'own',
  openstreetmap: 'ODbL-1.0',
  alltheplaces: 'CC0-1.0',
}

/** The maximum distance of a location from its place, in meters, also for shipped records. */
export const farthestFromPlace = 60_000

const words = (most: number) => z.string().trim().min(1).max(most)
const address = z
  .string()
  .trim()
  .max(300)
  .regex(/^https?:\/\/[^\s/]+\S*$/)

/** A new value of the desk; null means that nothing is known, or that a warning is over. */
export const placeValue = z.discriminatedUnion('field', [
  z.strictObject({ field: z.literal('name'), value: words(120) }),
  z.strictObject({ field: z.literal('address'), value: words(200) }),
  z.strictObject({
    field: z.literal('position'),
    value: z.strictObject({ lat: z.number(), lng: z.number() }),
  }),
  // In the subset of OpenStreetMap's opening_hours that `readOpeningRules` parses.
  z.strictObject({ field: z.literal('hours'), value: words(300).nullable() }),
  z.strictObject({
    field: z.literal('phone'),
    value: z
      .string()
      .trim()
      .max(30)
      .regex(/^\+\d[\d ]{6,}$/)
      .nullable(),
  }),
  z.strictObject({ field: z.literal('website'), value: address.nullable() }),
  z.strictObject({
    field: z.literal('warning'),
    value: z
      .strictObject({ kind: z.enum(warningKinds), text: words(300), source: address.nullable() })
      .nullable(),
  }),
])
export type PlaceValue = z.infer<typeof placeValue>

/** Why a value is invalid for a location, beyond its schema; null if it is valid. */
export type PlaceFault = 'hours' | 'outside-country' | 'far-from-place'

/** Applies the checks of shipped records: a point in its country and near its place, hours that can be parsed. */
export function faultOf(
  { field, value }: PlaceValue,
  { country, city }: { country: Country; city: string },
): PlaceFault | null {
  if (field === 'hours') return value === null || readOpeningRules(value) ? null : 'hours'
  if (field !== 'position') return null
  if (!isInCountryBox(country, value)) return 'outside-country'
  const place = placesOf(country).find(({ slug }) => slug === city)
  return place && distanceMeters(place, value) <= farthestFromPlace ? null : 'far-from-place'
}

/**
 * Returns a value in the form of the database and of shipped records: points with five decimals, hours with text and
 * month.
 */
export function storedValue(change: PlaceValue, today: string): object | string | null {
  if (change.field === 'position') return rounded(change.value)
  if (change.field === 'hours')
    return (
      change.value && {
        hours: change.value,
        text: formatHours(change.value),
        checked: today.slice(0, 7),
        stale: false,
      }
    )
  return change.value
}

const rounded = ({ lat, lng }: Coordinates): Coordinates => ({ lat: toFive(lat), lng: toFive(lng) })
const toFive = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/** The field that each kind of report is about; null if only its note can say. */
export const fieldOfReport: Record<PlaceReportKind, PlaceField | null> = {
  closed: 'warning',
  moved: 'position',
  hours: 'hours',
  other: null,
}
