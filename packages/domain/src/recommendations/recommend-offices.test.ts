import { describe, expect, test } from 'vitest'
import { findPlace, type Place } from '../places/catalogue.ts'
import type { Country } from '../places/countries.ts'
import { locationIdOf } from '../places/location-id.ts'
import { officeArea, recommendOffices } from './recommend-offices.ts'

const nothing = { favoriteIds: [], destinations: [], country: null }
const saved = (...places: [Country, string][]) => places.map(([country, slug]) => locationIdOf(country, slug))
const areaOf = (wishes: Partial<Parameters<typeof officeArea>[0]>) => {
  const { reason, country, places } = officeArea({ ...nothing, ...wishes })
  return [reason, country, ...places.map(({ slug }) => slug)]
}

describe('offices are looked for', () => {
  test('around the saved places, before everything else that is known', () => {
    const wishes = { destinations: ['Madrid'], country: 'germany' } as const
    expect(areaOf({ ...wishes, favoriteIds: saved(['france', 'nice']) })).toEqual(['saved', 'france', 'nice'])
  })
  test('around two saved places at most, of the country of the newest', () => {
    const favoriteIds = saved(['italy', 'rome'], ['france', 'paris'], ['italy', 'milan'], ['italy', 'venice'])
    expect(areaOf({ favoriteIds })).toEqual(['saved', 'italy', 'rome', 'milan'])
  })
  test.each(['Madrid', 'madrid ', 'Madrid, Spain', 'Spain'])('where one travels: %j', (destination) => {
    expect(areaOf({ destinations: [destination], country: 'italy' })).toEqual([
      'destination',
      'spain',
      'madrid',
    ])
  })
  test('in the largest cities of the profile’s country', () => {
    expect(areaOf({ country: 'italy' })).toEqual(['country', 'italy', 'milan', 'rome'])
  })
  test('in France as popular places when nothing is known, or nothing that we have', () => {
    const popular = ['popular', 'france', 'paris', 'nice']
    expect(areaOf({})).toEqual(popular)
    expect(areaOf({ favoriteIds: [12_345], destinations: ['', 'Atlantis'] })).toEqual(popular)
  })
})

describe('of these offices', () => {
  const paris = findPlace('france', 'paris') as Place
  const nice = findPlace('france', 'nice') as Place
  const office = (id: string, city: Place, type: string, north = 0) => ({
    id,
    city: city.slug,
    type,
    lat: city.lat + north,
    lng: city.lng,
  })
  const offices = [
    office('station', paris, 'transportation'),
    office('far', paris, 'refund-office', 0.2),
    office('near', paris, 'refund-office', 0.01),
    office('tram', nice, 'transportation', 0.1),
    office('elsewhere', findPlace('france', 'lyon') as Place, 'refund-office'),
  ]
  const idsOf = (...[places, count]: [Place[], number]) =>
    recommendOffices(offices, places, count).map(({ id }) => id)

  test('the nearest desk comes first, a station only after the desks', () => {
    expect(idsOf([paris], 5)).toEqual(['near', 'far', 'station'])
  })
  test('two places take turns', () => {
    expect(idsOf([nice, paris], 2)).toEqual(['tram', 'near'])
    expect(idsOf([nice, paris], 3)).toEqual(['tram', 'near', 'far'])
  })
  test('none of another city, and none at all where nothing is known', () => {
    expect(idsOf([findPlace('spain', 'madrid') as Place], 2)).toEqual([])
    expect(idsOf([], 2)).toEqual([])
  })
})
