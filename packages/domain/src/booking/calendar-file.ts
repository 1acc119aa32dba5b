export type CalendarEvent = {
  /** Unique in the world and the same for every copy: "<booking id>@<host>". */
  uid: string
  /** Instants, ISO 8601. */
  madeAt: string
  startsAt: string
  summary: string
  location: string
  description: string
}

const lineOctets = 75

/**
 * A calendar file (RFC 5545) with one event that is asked for and not yet confirmed. It starts at an instant in UTC,
 * so every calendar shows the right hour whatever zones it knows; nobody knows yet when the ride ends.
 */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
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
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

const utc = (instant: string) => new Date(instant).toISOString().replace(/\.\d+|[-:]/g, '')

const escapeText = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- RFC 5545 allows no control character in a text
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)

/** Breaks a line after at most 75 octets, never inside a character; a blank begins what goes on. */
function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0)
    if (octets + size > lineOctets) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

const octetsOf = (point: number) => (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_0000 ? 3 : 4)
