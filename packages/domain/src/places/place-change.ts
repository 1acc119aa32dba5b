import * as z from 'zod'
import { placesOf } from './catalogue.ts'
import type { Country } from './countries.ts'
import { isInCountryBox } from './country-box.ts'
import { distanceMeters, type Coordinates } from './distance.ts'
import { formatHours } from './format-hours.ts'
import { readOpeningRules } from './opening-rules.ts'
import type { PlaceReportKind } from './place-report.ts'
import { warningKinds } from './warning-kind.ts'

/** What the desk may change of a refund location, one at a time, each with its own source and licence. */
export const placeFields = ['name', 'address', 'position', 'hours', 'phone', 'website', 'warning'] as const
export type PlaceField = (typeof placeFields)[number]

/** Who a change rests on: visitors' reports, the desk's own look, or a data set. */
export const placeOrigins = ['visitors', 'desk', 'openstreetmap', 'alltheplaces'] as const
export type PlaceOrigin = (typeof placeOrigins)[number]

/** SPDX names; `own` is what we looked up ourselves. */
export const placeLicences = ['own', 'ODbL-1.0', 'CC0-1.0'] as const
export type PlaceLicence = (typeof placeLicences)[number]
export const licenceOf: Record<PlaceOrigin, PlaceLicence> = {
  visitors: 'own',
  desk: 'own',
  openstreetmap: 'ODbL-1.0',
  alltheplaces: 'CC0-1.0',
}

/** The farthest that a location may lie from its place, in meters; the shipped records keep it, too. */
export const farthestFromPlace = 60_000

const words = (most: number) => z.string().trim().min(1).max(most)
const address = z
  .string()
  .trim()
  .max(300)
  .regex(/^https?:\/\/[^\s/]+\S*$/)

/** A new value as the desk sends it; null says that nothing is known, or that a warning is over. */
export const placeValue = z.discriminatedUnion('field', [
  z.strictObject({ field: z.literal('name'), value: words(120) }),
  z.strictObject({ field: z.literal('address'), value: words(200) }),
  z.strictObject({
    field: z.literal('position'),
    value: z.strictObject({ lat: z.number(), lng: z.number() }),
  }),
  // In the part of OpenStreetMap's opening_hours that `readOpeningRules` reads.
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

/** Why a value is no good for a location, beyond its shape; null when it is good. */
export type PlaceFault = 'hours' | 'outside-country' | 'far-from-place'

/** The same checks as the shipped records have: a point in its country and near its place, hours that can be read. */
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

/** A value as the database keeps it, as the shipped records have it: points with five decimals, hours with words and month. */
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

/** The field that a kind of report is about; null where only its note can say. */
export const fieldOfReport: Record<PlaceReportKind, PlaceField | null> = {
  closed: 'warning',
  moved: 'position',
  hours: 'hours',
  other: null,
}
