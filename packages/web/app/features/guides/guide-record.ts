import type { RefundLocation } from '@retour/domain/wire/refund-location'

/** The facts of a location that a guide page shows; the rest of a record stays with the build. */
const shown = [
  'id',
  'name',
  'address',
  'type',
  'opening_hours',
  'hours_checked',
  'hours_stale',
  'phone',
  'website',
  'notes',
] as const satisfies (keyof RefundLocation)[]

export type GuideRecord = Pick<RefundLocation, (typeof shown)[number]>

/** A location's facts for a guide page, without those that the data set does not hold. */
export function guideRecordOf(location: RefundLocation): GuideRecord {
  return Object.fromEntries(
    shown.filter((name) => location[name] !== undefined).map((name) => [name, location[name]]),
  ) as GuideRecord
}
