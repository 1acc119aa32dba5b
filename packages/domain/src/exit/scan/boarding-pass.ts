import { readFlightNumber } from '../../booking/flight-number.ts'
import { addDays } from '../../calendar/calendar-days.ts'

/** The lengths of the mandatory part before the first leg and of each leg, in characters. */
const headLength = 23
const legLength = 37

/** A pass may be scanned up to some days after its flight and at most a year before. */
const daysBack = 7

/**
 * A leg of a boarding pass. `from` and `to` are IATA codes; `number` is the flight as people write it ("AF 274"); `day`
 * is local to the departure (YYYY-MM-DD), null if the pass has none.
 */
export type PassLeg = { from: string; to: string; number: string; day: string | null }

/**
 * Parses the legs of a bar-coded boarding pass (IATA Resolution 792, up to four), in order. Returns null for any other
 * text and for a truncated pass. The pass only has the day of the year: the first such day from a week before `today`
 * (YYYY-MM-DD) on is meant. Name, booking and seat are never read.
 */
export function readBoardingPass(text: string, today: string): PassLeg[] | null {
  const count = /^M([1-4])/.exec(text)?.[1]
  if (!count) return null
  const legs: PassLeg[] = []
  let at = headLength
  for (let index = 0; index < Number(count); index++) {
    const part = text.slice(at, at + legLength)
    const leg = readLeg(part, today)
    const size = /^[\dA-Fa-f]{2}$/.test(part.slice(35)) ? Number.parseInt(part.slice(35), 16) : null
    if (!leg || size === null || text.length < at + legLength + size) return null
    legs.push(leg)
    at += legLength + size
  }
  return legs
}

/** Skips the seven characters of the booking reference. */
function readLeg(part: string, today: string): PassLeg | null {
  const found =
    /^.{7}(?<from>[A-Z]{3})(?<to>[A-Z]{3})(?<carrier>[A-Z]{3}|(?:[A-Z][A-Z\d]|\d[A-Z]) )(?<number>[\dA-Z ]{5})(?<day>[\d ]{3})/.exec(
      part,
    )?.groups
  if (!found) return null
  const { from = '', to = '', carrier = '', number = '', day = '' } = found
  const flight = readFlightNumber(carrier.trim() + number.trim().replace(/^0+(?=\d)/, ''))
  if (!flight || from === to) return null
  if (day.trim() === '') return { from, to, number: flight, day: null }
  const resolved = dayOfYear(Number(day), today)
  return resolved === null ? null : { from, to, number: flight, day: resolved }
}

/**
 * Returns the first date with this day of the year, from a week ago on; null for day 0, and for day 366 if no leap year
 * is near.
 */
function dayOfYear(ordinal: number, today: string): string | null {
  if (ordinal < 1) return null
  const earliest = addDays(today, -daysBack)
  const year = Number(earliest.slice(0, 4))
  for (const one of [year, year + 1]) {
    const day = addDays(`${one}-01-01`, ordinal - 1)
    if (day >= earliest && day.startsWith(`${one}-`)) return day
  }
  return null
}
