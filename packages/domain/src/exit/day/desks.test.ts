import { expect, test } from 'vitest'
import { findPlace, places } from '../../places/catalogue.ts'
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
  const owner = airportWithIata(key)?.place ?? places.find(({ slug }) => slug === key)
  expect(record?.type).toBe('refund-office')
  const isOfAirport = airportWithIata(key) !== undefined
  if (!isOfAirport || owner) expect(record?.city).toBe(owner?.slug)
  const said = `${record?.name} ${record?.address}`
  if (entry.terminal !== '' && entry.does === 'customs')
    expect(said).toMatch(new RegExp(`\\b(?:T|Terminal |Orly )?${entry.terminal}`))
  if (entry.onlyOf) expect(`${record?.notes}`).toMatch(/Spanish DIVA forms only|For Italian invoices/)
})

test('every airport of the catalogue has a desk, and no record stands twice', () => {
  const missing = places
    .filter(({ kind }) => kind === 'airport')
    .filter(({ slug, country }) => {
      const details = findPlace(country, slug)!
      return !Object.keys(desks).some((key) => airportWithIata(key)?.place === details)
    })
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
    if (record.kind === 'published') expect(record.source?.url).toMatch(/^https:/)
    if (record.kind === 'allowance' && record.source === null)
      expect(record.says).toMatch(/^(?:Our allowance|To spare)/)
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
