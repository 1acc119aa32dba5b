import { readOpeningRules } from './opening-rules.ts'

/**
 * Returns whether a place with these hours (the data set's subset of OpenStreetMap's opening_hours) is open at a time
 * of day, in minutes after midnight, on every day on which it opens at all. Null if the days differ or the hours cannot
 * be parsed.
 */
export function isOpenDailyAt(hours: string, minutes: number): boolean | null {
  const rules = readOpeningRules(hours)?.filter(({ spans }) => spans.length > 0) ?? []
  const states = new Set(
    rules.map(({ spans }) => spans.some(({ opens, closes }) => opens <= minutes && minutes < closes)),
  )
  return states.size === 1 ? ([...states][0] ?? null) : null
}
