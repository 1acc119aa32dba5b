import { escapeText, joinLines } from '../calendar/calendar-lines.ts'

export type CalendarEvent = {
  /** A globally unique id, the same for every copy: "<booking id>@<host>". */
  uid: string
  /** Instants, ISO 8601. */
  madeAt: string
  startsAt: string
  summary: string
  location: string
  description: string
  /** The version of the event; calendars use the highest. Absent = the first. */
  sequence?: number
  /** The default is TENTATIVE: requested and not confirmed yet. */
  status?: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'
}

/**
 * Returns a calendar file (RFC 5545) with one event. It starts at an instant in UTC, so every calendar shows the right
 * time in any zone. It has no end, because the ride's end is unknown.
 */
export function calendarFile(event: CalendarEvent): string {
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Retour//Booking//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${utc(event.madeAt)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    ...(event.sequence ? [`SEQUENCE:${event.sequence}`] : []),
    `STATUS:${event.status ?? 'TENTATIVE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ])
}

const utc = (instant: string) => new Date(instant).toISOString().replace(/\.\d+|[-:]/g, '')
