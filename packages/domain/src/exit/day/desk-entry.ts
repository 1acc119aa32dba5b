import type { Country } from '../../places/countries.ts'
import type { RefundLocation } from '../../wire/refund-location.ts'

/**
 * A desk, kiosk or counter as the plan needs it. `id` is a location's; `terminal` '' where the airport has one, `also`
 * others that it is the first choice of. `side` of security, null where sources say neither. `onlyOf`: takes the forms
 * of one country only. `closedBefore`: a report that it was closed before this time of day.
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

/** What the plan reads of a location; a `RefundLocation` and a record of the data set both have it. */
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
 * Is it open at an instant? `closed` and `open` by hours that can be relied on; `maybe-…` by hours that are old or
 * undated, or by a report; `holiday` when the hours leave public holidays out; `unknown` when nobody says.
 */
export type DeskState = 'open' | 'closed' | 'maybe-open' | 'maybe-closed' | 'holiday' | 'unknown'

/** A desk for a moment of the day. `isOtherTerminal`: another one than the flight's. */
export type DeskChoice = {
  entry: DeskEntry
  record: DeskRecord | null
  state: DeskState
  isOtherTerminal: boolean
}
