import { instantAt } from '@retour/domain/calendar/zone-clock'
import { readStop } from '@retour/domain/exit/read-stop'
import type { TripLeg } from '@retour/domain/trip/trip-records'
import { isCalendarDate } from '@retour/domain/vat/deadlines'
import { m } from '#app/paraglide/messages.js'
import type { LegDraft } from './leg-draft.ts'

export type LegErrors = Partial<
  Record<'from' | 'to' | 'departsOn' | 'departsAt' | 'arrivesOn' | 'arrivesAt', string>
>

type Checked = { errors: LegErrors; leg: null } | { errors: null; leg: Omit<TripLeg, 'minutes'> }

/**
 * Validates a typed leg: returns it as stored, or an error sentence for each field. An unknown place is stored as
 * typed; the plan then says whom to ask.
 */
export function checkLeg(draft: LegDraft): Checked {
  const errors: LegErrors = {}
  const from = stopText(draft.from, draft.by)
  const to = stopText(draft.to, draft.by)
  if (!from) errors.from = m.exit_from_missing()
  if (!to) errors.to = m.exit_to_missing()
  else if (to === from) errors.to = m.exit_to_same()
  const departsAt = readingOf(draft.departsOn, draft.departsAt)
  if (!isCalendarDate(draft.departsOn)) errors.departsOn = m.exit_day_missing()
  if (!isTime(draft.departsAt)) errors.departsAt = m.exit_time_missing()
  const arrivesAt = arrivalOf(draft, errors)
  if (departsAt && arrivesAt && isBefore({ departsAt, arrivesAt, from, to, by: draft.by }))
    errors.arrivesAt = m.exit_arrives_before()
  if (Object.keys(errors).length > 0) return { errors, leg: null }
  const { by, travelerId, sameAircraft } = draft
  const isPlane = by === 'plane'
  return {
    errors: null,
    leg: {
      by,
      number: draft.number.trim().toUpperCase(),
      from,
      to,
      departsAt,
      arrivesAt,
      terminal: isPlane ? draft.terminal.trim() : '',
      sameAircraft: isPlane && sameAircraft,
      travelerId,
    },
  }
}

/** An arrival time without a date means the day of departure. */
function arrivalOf(draft: LegDraft, errors: LegErrors): string | null {
  if (!draft.arrivesAt && !draft.arrivesOn) return null
  if (!isTime(draft.arrivesAt)) errors.arrivesAt = m.exit_time_missing()
  const day = draft.arrivesOn || draft.departsOn
  if (!isCalendarDate(day)) errors.arrivesOn = m.exit_day_missing()
  return readingOf(day, draft.arrivesAt)
}

/** Codes are stored in capitals. */
function stopText(typed: string, by: LegDraft['by']): string {
  const text = typed.trim()
  return by === 'plane' && /^[A-Za-z]{3}$/.test(text) ? text.toUpperCase() : text
}

const isTime = (text: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)
const readingOf = (day: string, time: string) =>
  isCalendarDate(day) && isTime(time) ? `${day}T${time}` : null

type Times = { departsAt: string; arrivesAt: string; from: string; to: string; by: LegDraft['by'] }

/** Only checked if both time zones are known: a flight across the date line arrives the day before. */
function isBefore({ departsAt, arrivesAt, from, to, by }: Times): boolean {
  const fromZone = readStop(from, by)?.zone
  const toZone = readStop(to, by)?.zone
  return Boolean(fromZone && toZone) && instantAt(arrivesAt, toZone!) <= instantAt(departsAt, fromZone!)
}
