import { shopList } from '@retour/domain/places/shop-list'
import { expect, test } from 'vitest'
import { searchShops } from './search-shops.ts'

const list = shopList()
const names = (text: string, near = '') =>
  searchShops(list, text, near).map(({ name, city }) => `${name}, ${city}`)

test('accents, case and the order of words make no difference', () => {
  expect(names('bon marche')[0]).toMatch(/^Le Bon Marché/)
  expect(names('HAUSSMANN printemps')[0]).toMatch(/^Printemps Haussmann/)
})
test('the beginning of a word is enough, a part from its middle is not', () => {
  expect(names('samar').length).toBeGreaterThan(0)
  expect(names('amaritaine')).toEqual([])
})
test('a word may be that of the town, but not all of them', () => {
  expect(names('corte barcelona')[0]).toMatch(/Corte.*, Barcelona$/)
  expect(names('barcelona').every((name) => /^.*Barcelona.*, /.test(name))).toBe(true)
})
test('of shops in several towns that of the town where one is comes first', () => {
  expect(names('corte ingles', 'Malaga')[0]).toMatch(/, M[aá]laga$/)
  expect(names('corte ingles', 'Madrid')[0]).toMatch(/, Madrid$/)
})
test('one letter asks for nothing', () => expect(names('p')).toEqual([]))
test('every location of the catalogue can be found by its name, in its own town', () => {
  const lost = list.flatMap(({ country, city, locations }) =>
    locations.filter(
      ([id, name]) =>
        !searchShops(list, name, city).some((shop) => shop.locationId === id && shop.country === country),
    ),
  )
  expect(lost).toEqual([])
})
