import { instantAt } from '../../calendar/zone-clock.ts'
import { allowedFor } from './durations.ts'
import type { DayStop } from './exit-day.ts'
import type { DayRow } from './fit-stop.ts'

const minuteMs = 60_000
/** Further ahead than this, the plan of the day matters and not the minutes left. */
const soonMs = 12 * 60 * minuteMs

/**
 * The time left for customs. `by`: the latest start of `next` (milliseconds since 1970); `minutes` until then, negative
 * if it has passed; `spare`: how many of them the plan reserves for problems.
 */
export type TimeLeft = { minutes: number; by: number; next: DayRow['what']; spare: number }

/**
 * Returns the time left for customs at one place at `now` (milliseconds since 1970) if everything after it keeps its
 * time; the cash counter may be dropped. Null on another day, after the departure, and without a known time.
 */
export function timeLeft({ rows, zone, leg }: DayStop, now: number): TimeLeft | null {
  const desk = rows.findIndex(({ what }) => what === 'customs')
  const next = rows.slice(desk + 1).find(({ what }) => !canWait.has(what))
  const customs = rows[desk]
  const departs = rows.at(-1)
  if (!customs?.at || !next?.at || !departs?.at || zone === null) return null
  const instant = (at: string) => instantAt(at, zone)
  if (now >= instant(departs.at) || now < instant(customs.at) - soonMs) return null
  const spare = Math.min(
    rows.find(({ what }) => what === 'spare')?.minutes ?? 0,
    ...rows.flatMap(({ what, at, minutes }) =>
      what === 'bag-drop' && at && departs.at
        ? [(instant(departs.at) - instant(at)) / minuteMs - minutes - closesBefore(leg?.minutes)]
        : [],
    ),
  )
  const by = instant(next.at) + spare * minuteMs
  return { minutes: Math.floor((by - now) / minuteMs), by, next: next.what, spare }
}

/** Steps that are dropped or postponed if time is short. */
const canWait = new Set<DayRow['what']>(['cash', 'other-terminal'])

const closesBefore = (own: Readonly<Record<string, number>> = {}) =>
  allowedFor('bag-drop-closes', own).minutes
