import type { RefundLocationRecord } from './refund-locations.ts'
import { sourceAddress, standingOf } from './standing.ts'

/** The sources of the location records, as numbers of records. */
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
  /** Buildings and desks that have a name of their own: stores, malls, outlets and refund offices. */
  named: number
  /** Those whose closing, move or renaming was searched for, and the last day of a search. */
  lookedUp: number
  lookedUpOn: string | undefined
}

/** Returns whether the location can close, move or be renamed; streets and airports cannot. */
export const isNamedStoreOrDesk = ({ area, type }: Pick<RefundLocationRecord, 'area' | 'type'>) =>
  !area && type !== 'transportation'

/** Counts the sources of the records on a day (YYYY-MM-DD). */
export function dataCounts(records: readonly RefundLocationRecord[], today: string): DataCounts {
  const count = (isCounted: (record: RefundLocationRecord) => boolean) => records.filter(isCounted).length
  const lookUps = records
    .filter(isNamedStoreOrDesk)
    .flatMap(({ looked_up_on: day }) => (day === undefined ? [] : [day]))
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
    named: count(isNamedStoreOrDesk),
    lookedUp: lookUps.length,
    lookedUpOn: lookUps.toSorted().at(-1),
  }
}
