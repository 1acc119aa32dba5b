import type { OpenState } from '@retour/domain/places/open-now'
import { m } from '#app/paraglide/messages.js'

const weekdays = [
  m.locations_monday,
  m.locations_tuesday,
  m.locations_wednesday,
  m.locations_thursday,
  m.locations_friday,
  m.locations_saturday,
  m.locations_sunday,
]

/** What a card says of the moment: "Open now, until 20:30", on the place's own clock. */
export function openWords(state: OpenState): string {
  if (state.kind === 'holiday') return m.locations_holiday()
  if (state.kind === 'open')
    return state.closesAt === null
      ? m.locations_open_always()
      : m.locations_open_until({ time: clockTime(state.closesAt) })
  if (!state.opens) return m.locations_closed()
  const { inDays, weekday, at } = state.opens
  const time = clockTime(at)
  if (inDays === 0) return m.locations_opens_today({ time })
  if (inDays === 1) return m.locations_opens_tomorrow({ time })
  return m.locations_opens_on({ weekday: weekdays[weekday]?.() ?? '', time })
}

/** Minutes after midnight as people write them; the end of a day is 24:00. */
function clockTime(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
