import { expect, test } from 'vitest'
import { places } from '../../places/catalogue.ts'
import { refundLocations } from '../../places/refund-locations.ts'
import { airportWithIata } from '../airports-of.ts'
import { cabinDesks } from '../cabin-desks.ts'
import { desks } from './desks.ts'
import { durations, type DurationRecord } from './durations.ts'
import { hasBorderCheck } from './schengen.ts'

const records = new Map(refundLocations.map((record) => [record.id, record]))
const entries = Object.entries(desks).flatMap(([key, there]) => there.map((entry) => ({ key, entry })))

test.each(entries)('$key: $entry.id is a record of that place, and names its terminal', ({ key, entry }) => {
  const record = records.get(entry.id)
  const airport = airportWithIata(key)
  const slugs = airport ? [airport.place?.slug ?? record?.city] : [key]
  expect(record?.type).toBe('refund-office')
  expect(slugs).toContain(record?.city)
  const terminal = entry.does === 'customs' ? entry.terminal : ''
  expect(`${record?.name} ${record?.address}`).toMatch(new RegExp(`\\b(?:T|Terminal |Orly )?${terminal}`))
  const isForAll = entry.onlyOf === undefined
  expect(isForAll || /Spanish DIVA forms only|For Italian invoices/.test(`${record?.notes}`)).toBe(true)
})

test('every airport of the catalogue has a desk, and no record stands twice', () => {
  const withDesks = new Set(Object.keys(desks).map((key) => airportWithIata(key)?.place))
  const missing = places.filter((place) => place.kind === 'airport' && !withDesks.has(place))
  expect(missing.map(({ slug }) => slug)).toEqual([])
  expect(new Set(entries.map(({ entry }) => entry.id)).size).toBe(entries.length)
})

test('where hand luggage is seen behind security, no desk before it takes hand luggage alone', () => {
  for (const [name, { side }] of Object.entries(cabinDesks)) {
    const key = Object.keys(desks).find((iata) => airportWithIata(iata)?.name === name)!
    const only = desks[key]!.filter(({ bags }) => bags === 'cabin')
    for (const entry of only)
      expect([name, entry.side]).toEqual([name, side === 'after-security' ? 'airside' : 'landside'])
  }
})

test.each(Object.entries<DurationRecord>(durations))(
  '%s: a source, or said to be ours; dated',
  (_id, record) => {
    expect(record.minutes).toBeGreaterThan(0)
    expect(record.checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
    const isAllowance = record.kind === 'allowance' && /^(?:Our allowance|To spare)/.test(record.says)
    expect(isAllowance || record.source?.url.startsWith('https:')).toBe(true)
  },
)

test.each([
  ['FR', 'DE', false],
  ['FR', 'JP', true],
  ['FR', 'CH', false],
  ['DE', 'NO', false],
  ['FR', 'GB', true],
  ['IE', 'FR', true],
  ['ES', 'ES-CN', false],
  ['DE', 'ZZ', true],
] as const)('a passport is checked between %s and %s: %s', (from, to, isChecked) => {
  expect(hasBorderCheck(from, to)).toBe(isChecked)
})
