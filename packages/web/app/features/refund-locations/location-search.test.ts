import { expect, test } from 'vitest'
import { searchPath, tabInAddress, typeInAddress } from './location-search.ts'

test('a search is an address: place, type where it narrows, and the list where a form leads to it', () => {
  const search = { country: 'france', city: 'paris', type: 'all' } as const
  expect(searchPath(search)).toBe('/map-locations/france/paris')
  expect(searchPath({ ...search, type: 'refund-office' }, '#list-view')).toBe(
    '/map-locations/france/paris?type=refund-office#list-view',
  )
})

test('types that do not exist narrow nothing', () => {
  expect(typeInAddress('?type=transportation')).toBe('transportation')
  for (const query of ['', '?type=', '?type=castle', '?type=__proto__'])
    expect(typeInAddress(query)).toBe('all')
})

test('three hashes open the list, all others the map', () => {
  expect(['#list-view', '#locations', '#nearest', '', '#map', '#__proto__'].map(tabInAddress)).toEqual([
    'list',
    'list',
    'list',
    'map',
    'map',
    'map',
  ])
})
