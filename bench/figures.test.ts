import { expect, test } from 'vitest'
import { atLeast, atMost, beside, isMet, isWorse, ratioOf, type Figure } from './figures.ts'
import { holdAgainstRecord } from './hold.ts'
import { thisMachine, type RecordedRuns } from './recorded-runs.ts'

const recorded = (value: number, ratio: number | null) => ({ name: 'it', value, ratio })
const nginx = (value: number, against: number): Figure =>
  beside('pages', value, { peer: 'nginx', against, unit: '/s', better: 'more', bar: 0.5 })

test('a limit holds up to its value, and a peer from its share on', () => {
  expect(isMet(atMost('it', 250, { limit: 250, unit: 'MB' }))).toBe(true)
  expect(isMet(atMost('it', 251, { limit: 250, unit: 'MB' }))).toBe(false)
  expect(isMet(atLeast('it', 98, { limit: 99, unit: 'points' }))).toBe(false)
  expect(isMet(nginx(50, 100))).toBe(true)
  expect(isMet(nginx(49, 100))).toBe(false)
  expect(isMet(beside('it', 1, { peer: 'x', against: 9, unit: 'ms', better: 'less' }))).toBeNull()
})

test('a ratio is worse from more than a tenth on, in the direction that is worse', () => {
  const time = (value: number) => atMost('it', value, { limit: 1000, unit: 'ms' })
  expect(isWorse(time(550), recorded(500, 0.5))).toBe(false)
  expect(isWorse(time(551), recorded(500, 0.5))).toBe(true)
  expect(isWorse(time(100), recorded(500, 0.5))).toBe(false)
  expect(isWorse(nginx(45, 100), recorded(50, 0.5))).toBe(false)
  expect(isWorse(nginx(44, 100), recorded(50, 0.5))).toBe(true)
})

test('beside a peer the ratio counts, not what a faster machine gives both', () => {
  expect(isWorse(nginx(20, 40), recorded(50, 0.5))).toBe(false)
  expect(isWorse(nginx(80, 200), recorded(50, 0.5))).toBe(true)
})

test('what must not happen is worse once there is more of it', () => {
  const lost = (value: number) => atMost('it', value, { limit: 0, unit: '' })
  expect(ratioOf(lost(1))).toBeNull()
  expect(isWorse(lost(0), recorded(0, null))).toBe(false)
  expect(isWorse(lost(1), recorded(0, null))).toBe(true)
})

test('a difference that the measurement cannot tell is none', () => {
  const blocking = (value: number) => atMost('it', value, { limit: 20, unit: 'ms', grain: 10 })
  expect(isWorse(blocking(12), recorded(2, 0.1))).toBe(false)
  expect(isWorse(blocking(13), recorded(2, 0.1))).toBe(true)
})

const run = (machine: string): RecordedRuns => ({
  pages: {
    day: '2026-11-27',
    machine,
    node: 'v26.10.0',
    figures: [
      { name: 'pages', value: 50, ratio: 0.5 },
      { name: 'paint', value: 500, ratio: 0.5 },
      { name: 'gone', value: 7, ratio: 0.7 },
    ],
  },
})
const slower = new Map([['pages', [nginx(30, 100), atMost('paint', 900, { limit: 1000, unit: 'ms' })]]])

test('all figures stand in one table with their recorded ratio, and what is worse is named', () => {
  const { table, worse } = holdAgainstRecord(slower, run(thisMachine()))
  expect(worse).toEqual(['pages: pages', 'pages: paint'])
  expect(table.rows).toEqual([
    ['pages', 'pages', '30 /s', 'nginx 100 /s (bar 0.500)', '0.30', '0.50 (2026-11-27)', 'MISSED, WORSE'],
    ['pages', 'paint', '900 ms', 'at most 1000 ms', '0.90', '0.50 (2026-11-27)', 'met, WORSE'],
    ['pages', 'gone', 'not measured', '', '', '0.70 (2026-11-27)', ''],
  ])
})

test('a record of another machine holds only what is beside a peer', () => {
  const { table, worse } = holdAgainstRecord(slower, run('8 × other'))
  expect(worse).toEqual(['pages: pages'])
  expect(table.notes?.[0]).toContain('8 × other')
})

test('a figure that nobody recorded says so', () => {
  const { table, worse } = holdAgainstRecord(slower, {})
  expect(worse).toEqual([])
  expect(table.rows.map((row) => row.at(-1))).toEqual(['MISSED, not recorded', 'met, not recorded'])
})
