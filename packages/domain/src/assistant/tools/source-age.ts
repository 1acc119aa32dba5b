import { formatMonth } from '../../content/format-day.ts'
import type { RefundLocationRecord } from '../../places/refund-locations.ts'
import { sourceAddress } from '../../places/standing.ts'

/**
 * Returns the age of a location's source: "source of July 2026", "source without a date", "general knowledge". Reads no
 * clock, so nothing is called checked.
 */
export function sourceAge(record: RefundLocationRecord | undefined): string {
  if (!record || !sourceAddress(record)) return 'general knowledge'
  const { source_dated: dated, source_before: before } = record
  if (dated) return `source of ${formatMonth(dated)}`
  return before ? `source older than ${formatMonth(before)}` : 'source without a date'
}
