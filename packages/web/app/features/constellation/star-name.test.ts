import { places } from '@retour/domain/places/catalogue'
import { refundLocations, refundLocationsOf } from '@retour/domain/places/refund-locations'
import { describe, expect, test } from 'vitest'
import { givenNames } from './given-names.ts'
import { landmarkIds } from './landmarks.ts'
import { maxNameLength, starName } from './star-name.ts'
import { collectStars } from './stars.ts'
import { transportMode } from './transport.ts'

const byId = new Map(refundLocations.map((record) => [record.id, record]))
const nameOf = (id: string) => {
  const record = byId.get(id)
  if (!record) throw new Error(`No record ${id}`)
  return starName(record)
}

describe('names of stars', () => {
  test.each([
    ['fr-paris-cdg-airport', 'CDG airport'],
    ['fr-paris-galeries-lafayette-haussmann', 'Galeries Lafayette'],
    ['fr-paris-forum-des-halles', 'Forum des Halles'],
    ['fr-paris-marais-francs-bourgeois', 'Le Marais'],
    ['fr-nice-airport-t2-detaxe', 'Airport T2'],
    ['fr-cdg-t2e-detaxe', 'Terminal 2E'],
    ['fr-cdg-cash-paris-t2e', 'Terminal 2E'],
    ['fr-orly-12-detaxe', 'Orly 1-2'],
    ['it-genoa-serravalle-outlet', 'Serravalle outlet'],
    ['de-munich-hbf', 'Hauptbahnhof'],
  ])('%s is written %s', (id, name) => {
    expect(nameOf(id)).toBe(name)
  })

  test('every star that may be named has a name of at most 22 letters, without brackets or dashes', () => {
    const names = places.flatMap(({ country, slug }) =>
      collectStars(refundLocationsOf(country, slug)).map(({ id }) => nameOf(id)),
    )
    const bad = names.filter(
      (name) => name.replaceAll(' ', '').length > maxNameLength || !/^[^()–]+$/.test(name),
    )
    expect(bad).toEqual([])
  })

  test('every given name and landmark belongs to a record that exists', () => {
    const lost = [...Object.keys(givenNames), ...landmarkIds].filter((id) => !byId.has(id))
    expect(lost).toEqual([])
  })
})

describe('transportMode', () => {
  test.each([
    ['fr-paris-orly-airport', 'airport'],
    ['es-marbella-malaga-airport', 'airport'],
    ['es-agp-rail', 'station'],
    ['fr-nice-port-lympia', 'port'],
    ['es-marbella-bus-station', 'station'],
    ['fr-paris-place-vendome', null],
    ['fr-paris-changegroup-opera', null],
  ])('%s is %s', (id, mode) => {
    const record = byId.get(id)
    expect(record && transportMode(record)).toBe(mode)
  })
})
