import type { RefundLocation } from '@retour/domain/wire/refund-location'
import { type PlaceHours, placeHours } from './place-hours.ts'

/** The facts of a location that a guide page shows; the rest of a record stays with the build. */
const shown = [
  'id',
  'name',
  'address',
  'phone',
  'website',
  'notes',
] as const satisfies (keyof RefundLocation)[]

export type GuideRecord = Pick<RefundLocation, (typeof shown)[number]> & { hours?: PlaceHours }

/** A location's facts for a guide page, without those that the data set does not hold. */
export function guideRecordOf(location: RefundLocation): GuideRecord {
  const hours = placeHours(location)
  const facts = shown.filter((name) => location[name] !== undefined).map((name) => [name, location[name]])
  return { ...(Object.fromEntries(facts) as GuideRecord), ...(hours && { hours }) }
}
