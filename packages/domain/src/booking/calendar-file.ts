import { escapeText, joinLines } from '../calendar/calendar-lines.ts'

export type CalendarEvent = {
  /** Unique in the world and the same for every copy: "<booking id>@<host>". */
  uid: string
  /** Instants, ISO 8601. */
  madeAt: string
  startsAt: string
  summary: string
  location: string
  description: string
  /** Grows with each version of the event; a calendar takes the newest. None = the first. */
  sequence?: number
  /** TENTATIVE, asked for and not yet confirmed, unless given. */
  status?: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'
}

/**
 * A calendar file (RFC 5545) with one event. It starts at an instant in UTC,
 * so every calendar shows the right hour whatever zones it knows; nobody knows yet when the ride ends.
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
