import type { RefundLocationRecord } from './refund-locations.ts'
import { sourceAddress, standingOf } from './standing.ts'

/** What the location records rest on, each a number of records. */
export type DataCounts = {
  total: number
  shopping: number
  offices: number
  transport: number
  /** Streets, squares and quarters, whose point lies somewhere in them: counted apart from the points. */
  areas: number
  /** Buildings and stops within 350 m of a stop or address that a second data set names. */
  pointsNearby: number
  /** Buildings and stops whose point is known from memory only. */
  pointsRemembered: number
  /** Their point may be more than 300 m off. */
  pointsApproximate: number
  /** Their source is a page that can be opened; the others rest on general knowledge. */
  sourced: number
  remembered: number
  /** Sources that show their date, and those of them that make a record checked on the day of the count. */
  dated: number
  checked: number
  hours: number
  /** Hours older than 2023 or without a date. */
  hoursOld: number
  phones: number
  warned: number
  /** Pages about them were searched for a closing, a move or another name. */
  lookedUp: number
}

/** Counts what the records rest on, on a day (YYYY-MM-DD). */
export function dataCounts(records: readonly RefundLocationRecord[], today: string): DataCounts {
  const count = (isCounted: (record: RefundLocationRecord) => boolean) => records.filter(isCounted).length
  return {
    total: records.length,
    shopping: count(({ type }) => type === 'shopping-area'),
    offices: count(({ type }) => type === 'refund-office'),
    transport: count(({ type }) => type === 'transportation'),
    areas: count(({ area }) => area !== undefined),
    pointsNearby: count(({ area, coordinate_check: check }) => !area && check.method !== 'curated'),
    pointsRemembered: count(({ area, coordinate_check: check }) => !area && check.method === 'curated'),
    pointsApproximate: count(({ coordinate_check: check }) => check.approximate === true),
    sourced: count((record) => sourceAddress(record) !== null),
    remembered: count((record) => sourceAddress(record) === null),
    dated: count(({ source_dated: dated }) => dated !== undefined),
    checked: count((record) => standingOf(record, today).kind === 'checked'),
    hours: count(({ hours }) => hours !== undefined),
    hoursOld: count(({ hours_stale: isStale }) => isStale === true),
    phones: count(({ phone }) => phone !== undefined),
    warned: count(({ warning }) => warning !== undefined),
    lookedUp: count(({ looked_up_on: day }) => day !== undefined),
  }
}
