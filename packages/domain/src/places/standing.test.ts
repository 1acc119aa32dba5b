import { describe, expect, test } from 'vitest'
import { sourceName, standingText } from '../content/standing-text.ts'
import { refundLocations } from './refund-locations.ts'
import { isWithinYear, type Standing, standingOf, weakestStanding } from './standing.ts'
import { warningKinds } from './warning-kind.ts'

const source = 'https://www.airport.example/tax'
const today = '2026-11-24'

describe('the standing of a record', () => {
  test.each([
    ['a dated source, younger than a year', { source, source_dated: '2026-07-24' }, 'Checked 24 July 2026'],
    ['a month', { source, source_dated: '2026-07' }, 'Checked July 2026'],
    ['the last day of its year', { source, source_dated: '2025-11-25' }, 'Checked 25 November 2025'],
    ['a year to the day', { source, source_dated: '2025-11-24' }, 'Source of 24 November 2025'],
    [
      'a month that began more than a year ago',
      { source, source_dated: '2025-11' },
      'Source of November 2025',
    ],
    ['a source without a date', { source }, 'Source without a date'],
    ['one that is known to be old', { source, source_before: '2021-01' }, 'Source older than January 2021'],
    ['memory', { source: 'general knowledge' }, 'General knowledge, not checked'],
    [
      'memory with a date: still memory',
      { source: 'general knowledge', source_dated: '2026-11' },
      'General knowledge, not checked',
    ],
    ['no source at all', {}, 'General knowledge, not checked'],
    [
      'works, whatever the source',
      { source, source_dated: '2026-11-20', warning_kind: 'works' },
      'May be closed for works',
    ],
    [
      'sources that disagree',
      { source, source_dated: '2026-11-20', warning_kind: 'disputed' },
      'Sources disagree',
    ],
  ] as const)('%s', (_edge, evidence, words) => {
    expect(standingText(standingOf(evidence, today))).toBe(words)
  })

  test('loses its check as the reader’s days go by', () => {
    const evidence = { source, source_dated: '2026-07-24' }
    expect(standingOf(evidence, '2027-07-23').kind).toBe('checked')
    expect(standingOf(evidence, '2027-07-24').kind).toBe('aged')
  })

  test('29 February is a year old on 1 March', () => {
    expect(isWithinYear('2028-02-29', '2029-02-28')).toBe(true)
    expect(isWithinYear('2028-02-29', '2029-03-01')).toBe(false)
  })

  test('no record is called checked without an address, a date and peace among its sources', () => {
    const checked = refundLocations.filter((record) => standingOf(record, today).kind === 'checked')
    expect(checked.length).toBeGreaterThan(0)
    expect(
      checked.filter(
        ({ source, source_dated, warning }) => !source.startsWith('http') || !source_dated || warning,
      ),
    ).toEqual([])
  })
})

describe('several records told together', () => {
  const checked: Standing = { kind: 'checked', on: '2026-07-24' }
  test.each([
    [
      'the weakest speaks',
      [checked, { kind: 'undated' }, { kind: 'aged', on: '2016-06' }],
      { kind: 'undated' },
    ],
    [
      'the oldest of two checks',
      [checked, { kind: 'checked', on: '2026-02' }],
      { kind: 'checked', on: '2026-02' },
    ],
    [
      'a warning before all',
      [{ kind: 'remembered' }, { kind: 'warned', warning: 'works' }],
      { kind: 'warned', warning: 'works' },
    ],
    ['none', [], null],
  ] as [string, Standing[], Standing | null][])('%s', (_edge, standings, weakest) => {
    expect(weakestStanding(standings)).toEqual(weakest)
  })
})

test('every warning has words of its own', () => {
  const words = warningKinds.map((warning) => standingText({ kind: 'warned', warning }))
  expect(new Set(words).size).toBe(warningKinds.length)
})

test.each([
  ['https://www.cash-paris.com/zh/x', 'cash-paris.com'],
  ['http://easycdg.com', 'easycdg.com'],
  ['https://github.com/owner/name/blob/main/a.ts', 'github.com/owner/name'],
])('the name of the source %s', (address, name) => {
  expect(sourceName(address)).toBe(name)
})
