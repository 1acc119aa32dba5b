import type { Country } from '../../places/countries.ts'
import type { RefundLocation } from '../../wire/refund-location.ts'

/**
 * A desk, kiosk or counter for the plan. `id` is the location's; `terminal` is '' if the airport has only one; `also`
 * are other terminals for which it is the first choice. `side` of security is null if no source says it. `onlyOf`:
 * accepts forms of one country only. `closedBefore`: a report said that it was closed before this time of day.
 */
export type DeskEntry = {
  id: string
  terminal: string
  also?: readonly string[]
  side: 'landside' | 'airside' | null
  bags: 'any' | 'hold' | 'cabin'
  does: 'customs' | 'cash'
  onlyOf?: Country
  closedBefore?: string
}

/** The fields of a location that the plan uses; `RefundLocation` and the records of the data set both have them. */
export type DeskRecord = Pick<
  RefundLocation,
  | 'id'
  | 'name'
  | 'address'
  | 'country'
  | 'opening_hours'
  | 'hours'
  | 'hours_checked'
  | 'hours_stale'
  | 'warning'
  | 'notes'
  | 'operators'
  | 'source'
  | 'source_dated'
  | 'looked_up_on'
>

/**
 * Whether a desk is open at an instant. `closed` and `open` by reliable hours; `maybe-…` by old or undated hours, or by
 * a report; `holiday` if the hours exclude public holidays; `unknown` without hours.
 */
export type DeskState = 'open' | 'closed' | 'maybe-open' | 'maybe-closed' | 'holiday' | 'unknown'

/** A desk at one moment of the day. `isOtherTerminal`: it is not in the flight's terminal. */
export type DeskChoice = {
  entry: DeskEntry
  record: DeskRecord | null
  state: DeskState
  isOtherTerminal: boolean
}
