import { expect, test } from 'vitest'
import { datesOf } from './dates-of.ts'
import { form } from './testing/sample-trip.ts'
import { tripCalendar } from './trip-calendar.ts'

const dates = (shop: string, issuedOn = '2026-11-24') =>
  datesOf({ proposed: [], forms: [form('f', { shop, issuedOn })], purchases: [] })

/** Property and value of each line, unfolded, by events. */
const events = (file: string) =>
  file
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) =>
      Object.fromEntries(
        event.split('\r\n').map((line) => [line.split(':')[0], line.slice(line.indexOf(':') + 1)]),
      ),
    )

/** What a calendar holds after files were read in turn: the entry with the higher SEQUENCE stays (RFC 5546, 2.1.5). */
const imported = (files: readonly string[]) => {
  const entries = new Map<string, Record<string, string>>()
  for (const event of files.flatMap(events)) {
    const known = entries.get(event['UID'] ?? '')
    if (!known || Number(event['SEQUENCE']) > Number(known['SEQUENCE']))
      entries.set(event['UID'] ?? '', event)
  }
  return [...entries.values()].map((event) => event['DTSTART;VALUE=DATE'])
}

test('whole days, each with a reminder of its own', () => {
  const [safe, legal] = events(tripCalendar(dates('Printemps'), '2026-11-25T10:00:00Z'))
  expect(safe).toMatchObject({
    UID: 'goods-out-f@retour',
    DTSTAMP: '20261125T100000Z',
    'DTSTART;VALUE=DATE': '20270224',
    'DTEND;VALUE=DATE': '20270225',
    SUMMARY: 'Goods from Printemps out of the EU',
    TRIGGER: '-P14D',
  })
  expect(legal).toMatchObject({
    UID: 'goods-out-by-law-f@retour',
    'DTSTART;VALUE=DATE': '20270228',
    TRIGGER: '-P7D',
  })
})

test('a second file moves the entries of the first and doubles none', () => {
  const first = tripCalendar(dates('Printemps'), '2026-11-25T10:00:00Z')
  const second = tripCalendar(dates('Printemps', '2026-11-22'), '2026-11-25T10:01:00Z')
  expect(imported([first, second])).toEqual(['20270222', '20270228'])
  expect(imported([first, first])).toEqual(['20270224', '20270228'])
})

test('what somebody typed cannot end an entry, and no line is longer than 75 octets', () => {
  const file = tripCalendar(dates('X\r\nEND:VEVENT;,\\ 百貨店'.repeat(4)), '2026-11-25T10:00:00Z')
  expect(file.match(/^END:VEVENT/gm)).toHaveLength(2)
  const octets = (line: string) => encodeURIComponent(line).replaceAll(/%../g, 'x').length
  for (const line of file.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75)
})

test('an instant that is none is refused', () => {
  expect(() => tripCalendar([], 'soon')).toThrow(RangeError)
})
