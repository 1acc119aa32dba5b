import type { RefundLocation } from '../wire/refund-location.ts'

export type DescribedHours = {
  /** For people, as the source words it: "Mon–Sat 10:00–20:00". */
  text: string
  /** Month and year of the source, "July 2026"; null when the source shows no date. */
  checked: string | null
  /** Undated or older than 2023: say so beside the hours. */
  isStale: boolean
}

type HoursOfLocation = Pick<RefundLocation, 'opening_hours' | 'hours_checked' | 'hours_stale'>

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** Hours from this month on are stale only if their source shows no date. */
const firstFreshMonth = '2023-01'

/**
 * Returns the opening hours of a location for a list card; null without hours. For an undated source the data has the
 * month of reading, which says nothing about its age, so `checked` is null.
 */
export function describeHours(location: HoursOfLocation): DescribedHours | null {
  const { opening_hours: text, hours_checked: month, hours_stale: stale } = location
  if (!text) return null
  const isStale = stale === true
  const isUndated = isStale && month != null && month >= firstFreshMonth
  return { text, checked: month && !isUndated ? monthText(month) : null, isStale }
}

function monthText(yearMonth: string): string | null {
  const [year = '', month = ''] = yearMonth.split('-')
  const name = months[Number(month) - 1]
  return name ? `${name} ${year}` : null
}
