import { expect, test } from 'vitest'
import { dayCalendar, type DayEntry } from './day-calendar.ts'

const entry = (change: Partial<DayEntry> = {}): DayEntry => ({
  id: 'exit-leg-ride',
  at: '2026-11-29T08:45',
  zone: 'Europe/Paris',
  minutes: 50,
  title: 'Leave',
  text: 'Our allowance',
  where: '',
  ...change,
})
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('hours are instants, and the first entry reminds the evening before', () => {
  const lines = linesOf(
    dayCalendar(
      [entry(), entry({ id: 'b', at: '2026-11-29T12:10', zone: 'Asia/Tokyo' })],
      '2026-11-25T10:00:00Z',
    ),
  )
  expect(lines).toContain('DTSTART:20261129T074500Z')
  expect(lines).toContain('DTEND:20261129T083500Z')
  expect(lines).toContain('DTSTART:20261129T031000Z')
  expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual([
    'TRIGGER;VALUE=DATE-TIME:20261128T180000Z',
    'TRIGGER:-PT1H',
  ])
  expect(lines).toContain('UID:exit-leg-ride@retour')
})

test('a later file has a higher SEQUENCE, and what somebody typed ends no entry', () => {
  const sequence = (file: string) => Number(/SEQUENCE:(\d+)/.exec(file)?.[1])
  const early = dayCalendar([entry()], '2026-11-25T10:00:00Z')
  const late = dayCalendar([entry({ title: 'X\r\nEND:VEVENT;,' })], '2026-11-25T10:01:00Z')
  expect(sequence(late)).toBe(sequence(early) + 1)
  expect(late.match(/^END:VEVENT/gm)).toHaveLength(1)
})

test('a time that is none is refused', () => {
  expect(() => dayCalendar([entry({ at: '2026-11-31T08:45' })], '2026-11-25T10:00:00Z')).toThrow(RangeError)
})
