import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarFile, type CalendarEvent } from './calendar-file.ts'

const event: CalendarEvent = {
  uid: '0193a5a0-0000-7000-8000-000000000001@retour.example',
  madeAt: '2026-11-21T10:00:00.123Z',
  startsAt: '2026-11-22T08:00:00Z',
  summary: 'Chauffeur requested',
  location: 'Hotel',
  description: 'To: Airport',
}

const octets = (text: string) => encodeURIComponent(text).replaceAll(/%../g, 'x').length

/** Reads a file as RFC 5545 says (3.1, 3.3.11), by rules written a second time. */
const readFile = (file: string) => {
  const lines = file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)
  const unescape = (text: string) =>
    text.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
  return lines.map((line) => {
    const at = line.indexOf(':')
    return [line.slice(0, at), unescape(line.slice(at + 1))] as const
  })
}

describe('a calendar file', () => {
  test('holds one event, tentative, whole lines ended by CRLF', () => {
    const file = calendarFile(event)
    expect(file).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Retour//Booking//EN',
        'METHOD:PUBLISH',
        'BEGIN:VEVENT',
        'UID:0193a5a0-0000-7000-8000-000000000001@retour.example',
        'DTSTAMP:20261121T100000Z',
        'DTSTART:20261122T080000Z',
        'SUMMARY:Chauffeur requested',
        'LOCATION:Hotel',
        'DESCRIPTION:To: Airport',
        'STATUS:TENTATIVE',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    )
  })

  test.each([
    ['before the clock goes forward', '2027-03-28T01:30:00+01:00', '20270328T003000Z'],
    ['after the clock went forward', '2027-03-28T03:30:00+02:00', '20270328T013000Z'],
    ['02:30 for the first time', '2027-10-31T02:30:00+02:00', '20271031T003000Z'],
    ['02:30 for the second time', '2027-10-31T02:30:00+01:00', '20271031T013000Z'],
  ])('the instant %s', (_title, startsAt, stamp) => {
    expect(calendarFile({ ...event, startsAt })).toContain(`\r\nDTSTART:${stamp}\r\n`)
  })

  test('a text can’t end its line, its property or the event', () => {
    const hostile = 'a\r\nEND:VEVENT\nBEGIN:VALARM;X=1,2:\\n\u0000\u000b\u007f'
    const file = calendarFile({ ...event, location: hostile })
    expect(file).toContain(String.raw`LOCATION:a\nEND:VEVENT\nBEGIN:VALARM\;X=1\,2:\\n   `)
    expect(file.match(/^(BEGIN|END):/gm)).toHaveLength(4)
  })

  test('a line of 75 octets stays whole, one of 76 is folded', () => {
    const summaryOf = (length: number) =>
      calendarFile({ ...event, summary: 'a'.repeat(length - 'SUMMARY:'.length) })
    expect(summaryOf(75)).not.toContain('\r\n ')
    expect(summaryOf(76)).toContain(`SUMMARY:${'a'.repeat(67)}\r\n a\r\n`)
  })

  test('no character is cut in two', () => {
    const file = calendarFile({ ...event, summary: `${'a'.repeat(66)}é🚗` })
    expect(file).toContain(`SUMMARY:${'a'.repeat(66)}\r\n é🚗\r\n`)
  })

  test('any text comes back as it was, in lines of at most 75 octets', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 300 })
    const words = fc.array(fc.oneof(text, fc.constantFrom('\\', ';', ',', '\n', '\\n', ' ')), {
      maxLength: 8,
    })
    fc.assert(
      fc.property(words, (parts) => {
        // oxlint-disable-next-line no-control-regex -- a text with control characters loses them
        const description = parts.join('').replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '')
        const file = calendarFile({ ...event, description })
        for (const line of file.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75)
        expect(readFile(file).find(([name]) => name === 'DESCRIPTION')?.[1]).toBe(description)
      }),
    )
  })
})
