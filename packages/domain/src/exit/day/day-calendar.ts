import { escapeText, joinLines } from '../../calendar/calendar-lines.ts'
import { addDays } from '../../calendar/calendar-days.ts'
import { instantAt } from '../../calendar/zone-clock.ts'

/** An entry of the day. `at` is local to `zone` (YYYY-MM-DDTHH:MM); `id` stays the same if its time changes. */
export type DayEntry = {
  id: string
  at: string
  zone: string
  minutes: number
  title: string
  text: string
  where: string
}

/** The reminder of the evening before, in local time of the place. */
const reminderTime = '19:00'

/**
 * Returns the day as a calendar file (RFC 5545). Entries are instants, so every calendar shows the right time. The
 * first entry reminds the evening before and an hour before. A later file moves the entries of an earlier one: `madeAt`
 * (an ISO instant) becomes the SEQUENCE. Throws RangeError if `madeAt` is not an instant or an entry has no time.
 */
export function dayCalendar(entries: readonly DayEntry[], madeAt: string): string {
  const made = new Date(madeAt)
  const stamp = compact(made.toISOString())
  const sequence = Math.max(0, Math.floor((made.getTime() - Date.UTC(2026, 0, 1)) / 60_000))
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Retour//Last day//EN',
    'METHOD:PUBLISH',
    ...entries.flatMap((entry, index) => {
      const start = instantAt(entry.at, entry.zone)
      return [
        'BEGIN:VEVENT',
        `UID:${escapeText(entry.id)}@retour`,
        `SEQUENCE:${sequence}`,
        `DTSTAMP:${stamp}`,
        `DTSTART:${atInstant(start)}`,
        `DTEND:${atInstant(start + entry.minutes * 60_000)}`,
        `SUMMARY:${escapeText(entry.title)}`,
        `LOCATION:${escapeText(entry.where)}`,
        `DESCRIPTION:${escapeText(entry.text)}`,
        ...(index === 0 ? reminders(entry) : []),
        'END:VEVENT',
      ]
    }),
    'END:VCALENDAR',
  ])
}

function reminders({ at, zone, title }: DayEntry): string[] {
  const evening = instantAt(`${addDays(at.slice(0, 10), -1)}T${reminderTime}`, zone)
  return [`TRIGGER;VALUE=DATE-TIME:${atInstant(evening)}`, 'TRIGGER:-PT1H'].flatMap((trigger) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    trigger,
    'END:VALARM',
  ])
}

const atInstant = (instant: number) => compact(new Date(instant).toISOString())
const compact = (iso: string) => iso.replaceAll(/\.\d+|[-:]/g, '')
