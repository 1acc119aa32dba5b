import { formatTime } from '@retour/domain/content/format-time'
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

/** Returns the current state: "Open now, until 20:30", in the place's time zone. */
export function openText(state: OpenState): string {
  if (state.kind === 'holiday') return m.locations_holiday()
  if (state.kind === 'open')
    return state.closesAt === null
      ? m.locations_open_always()
      : m.locations_open_until({ time: formatTime(state.closesAt) })
  if (!state.opens) return m.locations_closed()
  const { inDays, weekday, at } = state.opens
  const time = formatTime(at)
  if (inDays === 0) return m.locations_opens_today({ time })
  if (inDays === 1) return m.locations_opens_tomorrow({ time })
  return m.locations_opens_on({ weekday: weekdays[weekday]?.() ?? '', time })
}
