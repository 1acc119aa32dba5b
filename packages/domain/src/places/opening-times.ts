import { readOpeningRules } from './opening-rules.ts'

/**
 * Is a place with these hours (the part of OpenStreetMap's opening_hours that the data set uses) open at this time of day,
 * in minutes after midnight, on every day on which it opens at all? Null when the days differ or nothing can be read.
 */
export function isOpenDailyAt(hours: string, minutes: number): boolean | null {
  const rules = readOpeningRules(hours)?.filter(({ spans }) => spans.length > 0) ?? []
  const states = new Set(
    rules.map(({ spans }) => spans.some(({ opens, closes }) => opens <= minutes && minutes < closes)),
  )
  return states.size === 1 ? ([...states][0] ?? null) : null
}
