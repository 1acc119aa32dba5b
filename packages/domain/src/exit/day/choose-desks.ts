import { localAt } from '../../calendar/zone-clock.ts'
import { openByHours, openState } from '../../places/open-now.ts'
import { airportWithIata } from '../airports-of.ts'
import type { ExitPoint, FormCountry } from '../journey.ts'
import type { DeskChoice, DeskEntry, DeskRecord, DeskState } from './desk-entry.ts'
import { desks } from './desks.ts'

export type DeskQuestion = {
  place: ExitPoint
  terminal: string
  does: DeskEntry['does']
  bag: 'hold' | 'cabin'
  forms: readonly FormCountry[]
  records: ReadonlyMap<string, DeskRecord>
}

/**
 * Returns the desks at a place in the order in which to try them: the terminal's own first, then the others. Only desks
 * that accept this bag and all of these forms. `state` is that at an instant (milliseconds since 1970), in the time
 * zone `zone`.
 */
export function choicesAt(question: DeskQuestion, at: number | null, zone: string | null): DeskChoice[] {
  const { place, terminal, does, bag, forms, records } = question
  const there = desks[keyOf(place)] ?? []
  const local = at === null || zone === null ? null : localAt(at, zone).slice(11)
  return there
    .filter((entry) => entry.does === does && (entry.bags === 'any' || entry.bags === bag))
    .filter(({ onlyOf }) => onlyOf === undefined || forms.every((form) => form === onlyOf))
    .map((entry): DeskChoice => {
      const record = records.get(entry.id) ?? null
      return {
        entry,
        record,
        state: at === null || local === null ? 'unknown' : deskState(entry, record, at, local),
        isOtherTerminal: !isOf(entry, terminal),
      }
    })
    .sort((one, other) => distance(one, terminal) - distance(other, terminal))
}

/** Returns whether the desk is open at an instant, which is `local` (HH:MM) on its clock. See `DeskState`. */
function deskState(entry: DeskEntry, record: DeskRecord | null, at: number, local: string): DeskState {
  const isTooEarly = entry.closedBefore !== undefined && local < entry.closedBefore
  if (isTooEarly) return 'maybe-closed'
  if (!record?.hours) return 'unknown'
  const now = new Date(at)
  const sure = openState(record, now)
  if (sure) return sure.kind
  const maybe = openByHours(record, now)
  if (!maybe) return 'unknown'
  return maybe.kind === 'holiday' ? 'holiday' : `maybe-${maybe.kind}`
}

/**
 * Returns how far a desk's terminal is from the flight's, by its name: 0 is the same, 1 the same first character (2F
 * for 2E), 2 any other.
 */
function distance({ entry, isOtherTerminal }: DeskChoice, terminal: string): number {
  if (!isOtherTerminal) return 0
  return entry.terminal[0] === nameOf(terminal)[0] ? 1 : 2
}

/** Normalizes the name of a terminal: "Terminal 2e" and "T2E" become 2E. */
export function nameOf(terminal: string): string {
  return terminal
    .trim()
    .toUpperCase()
    .replace(/^(?:TERMINAL|T)\s*/, '')
}

/** If the terminal is unknown, it may be any of them. */
function isOf({ terminal, also = [] }: DeskEntry, terminalName: string): boolean {
  const name = nameOf(terminalName)
  return name === '' || terminal === '' || [terminal, ...also].includes(name)
}

function keyOf(place: ExitPoint): string {
  if (place.iata && airportWithIata(place.iata)) return place.iata
  return place.place?.slug ?? place.name.toLowerCase()
}
