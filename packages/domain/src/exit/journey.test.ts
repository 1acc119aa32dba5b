import { expect, test } from 'vitest'
import { findPlace } from '../places/catalogue.ts'
import { legsOf } from './journey.ts'
import { recordedTerritories, territoryNamed, territoryOf } from './territories.ts'

const madrid = findPlace('spain', 'madrid')!
const frankfurt = findPlace('germany', 'frankfurt')!
const paris = findPlace('france', 'paris')!
const newYork = { name: 'New York', country: 'US' }

test('Madrid, Frankfurt, New York are two flights between airports', () => {
  const legs = legsOf([madrid, frankfurt, newYork], 'plane')
  expect(legs.map(({ from, to, by }) => `${from.name} ${by} ${to.name}`)).toEqual([
    'Madrid Airport plane Frankfurt Airport',
    'Frankfurt Airport plane New York',
  ])
  expect(legs.map(({ from }) => from.country)).toEqual(['ES', 'DE'])
})

test('by train a city is itself; by plane several airports of one city are all named', () => {
  expect(legsOf([paris, newYork], 'train')[0]?.from).toEqual({ name: 'Paris', country: 'FR', place: paris })
  expect(legsOf([paris, newYork])[0]?.from).toEqual({
    name: 'Paris',
    country: 'FR',
    airports: ['Charles de Gaulle Airport', 'Orly Airport'],
  })
})

test('nobody flies from a station: its city’s airports stand for it', () => {
  const [flight] = legsOf([findPlace('france', 'gare-de-lyon')!, newYork])
  expect(flight?.from.name).toBe('Charles de Gaulle Airport or Orly Airport')
})

test('one stop is no journey', () => expect(() => legsOf([paris])).toThrow(RangeError))

test.each([
  ['FR', 'union'],
  ['MC', 'union'],
  ['CH', 'outside'],
  ['GB', 'outside'],
  ['NO', 'outside'],
  ['IS', 'outside'],
  ['JP', 'outside'],
  ['JE', 'outside'],
  ['GB-NIR', 'special'],
  ['ES-CN', 'special'],
  ['ES-CE', 'special'],
  ['ES-ML', 'special'],
  ['IT-LIVIGNO', 'special'],
  ['IT-CAMPIONE', 'special'],
  ['DE-BUESINGEN', 'special'],
  ['DE-HELIGOLAND', 'special'],
  ['AX', 'special'],
  ['RE', 'special'],
  ['GR-69', 'special'],
  ['CY-NORTH', 'special'],
] as const)('%s is %s', (code, standing) => expect(territoryOf(code).standing).toBe(standing))

test('27 members and Monaco are inside; every record has its source; what is special says why', () => {
  const records = recordedTerritories.map(territoryOf)
  expect(records.filter(({ standing }) => standing === 'union')).toHaveLength(28)
  for (const { source, standing, why } of records) {
    expect(source).not.toBe('')
    expect(why !== undefined).toBe(standing === 'special')
  }
})

test('a record is found by its name, too', () => {
  expect(territoryNamed('the Netherlands')?.code).toBe('NL')
  expect(territoryNamed('Northern Ireland')?.code).toBe('GB-NIR')
  expect(territoryNamed('Japan')).toBeUndefined()
})

test.each(['fr', 'France', '', 'ES-XX', 'USA'])('"%s" is no country code', (code) => {
  expect(() => territoryOf(code)).toThrow(RangeError)
})
