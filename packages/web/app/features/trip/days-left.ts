import { dayNumber } from '@retour/domain/calendar/calendar-days'
import type { FormReadiness } from '@retour/domain/trip/proposed-form'
import { m } from '#app/paraglide/messages.js'

/** Returns the time left to complete or request a form: "1 day left". Null without a deadline or if it is far away. */
export function daysLeft(state: FormReadiness, today: string): string | null {
  const until = state.kind === 'short' ? state.until : state.kind === 'ready' ? state.askBy : null
  if (until === null) return null
  const left = dayNumber(until) - dayNumber(today)
  if (left < 0 || left > 9) return null
  return left === 0
    ? m.trip_last_day()
    : left === 1
      ? m.trip_one_day_left()
      : m.trip_days_left({ count: left })
}
