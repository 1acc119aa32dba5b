import { compactDay, escapeText, joinLines } from '../calendar/calendar-lines.ts'
import { addDays } from '../calendar/calendar-days.ts'
import { daysToRemindBefore } from './remind-before.ts'
import type { TripDate, TripDateKind } from './trip-date.ts'

/** The reminders: days before, or in the morning of the day itself. */
const triggerOf = (kind: TripDateKind) =>
  daysToRemindBefore[kind] === 0 ? 'PT9H' : `-P${daysToRemindBefore[kind]}D`

/**
 * Returns all deadlines of a trip as an iCalendar file (RFC 5545): whole days without a time zone, each with a
 * reminder. An entry keeps its UID, and `madeAt` (an ISO instant) becomes its SEQUENCE, so a later file moves the
 * entries of an earlier one. Throws RangeError if `madeAt` is not an instant.
 */
export function tripCalendar(dates: readonly TripDate[], madeAt: string): string {
  const made = new Date(madeAt)
  const stamp = made.toISOString().replaceAll(/\.\d+|[-:]/g, '')
  const sequence = Math.max(0, Math.floor((made.getTime() - Date.UTC(2026, 0, 1)) / 60_000))
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Retour//My trip//EN',
    'METHOD:PUBLISH',
    ...dates.flatMap(({ id, kind, day, short, text }) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(id)}@retour`,
      `SEQUENCE:${sequence}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compactDay(day)}`,
      `DTEND;VALUE=DATE:${compactDay(addDays(day, 1))}`,
      `SUMMARY:${escapeText(short)}`,
      `DESCRIPTION:${escapeText(text)}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeText(short)}`,
      `TRIGGER:${triggerOf(kind)}`,
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ])
}
