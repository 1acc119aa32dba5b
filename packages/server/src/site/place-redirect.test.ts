import { expect, test } from 'vitest'
import { placeRedirect } from './place-redirect.ts'

const pages = [
  '/france',
  '/france/paris',
  '/france/cdg',
  '/france/cdg/book-chauffeur',
  '/map-locations',
  '/map-locations/spain/madrid',
  '/map-locations/italy/milan',
  '/vat-calculator',
  '/vat-calculator/france/paris',
  '/vat-calculator/italy/milan',
]
const ask = (path: string) => placeRedirect(path, (address) => pages.includes(address))

test.each([
  ['an older name', '/france/cdg-airport', '/france/cdg', 301],
  ['an unknown city', '/france/atlantis', '/france', 302],
  ['a chauffeur in an unknown city', '/france/zzz/book-chauffeur', '/france', 302],
  ['the same with a slash', '/france/zzz/book-chauffeur/', '/france', 302],
  [
    'a chauffeur under an older name',
    '/france/cdg-airport/book-chauffeur',
    '/france/cdg/book-chauffeur',
    301,
  ],
  ['an unknown city on the map', '/map-locations/spain/atlantis', '/map-locations/spain/madrid', 302],
  ['a country on the map', '/map-locations/italy', '/map-locations/italy/milan', 302],
  ['an unknown country on the map', '/map-locations/narnia/paris', '/map-locations', 302],
  [
    'an unknown city in the calculator',
    '/vat-calculator/france/atlantis',
    '/vat-calculator/france/paris',
    302,
  ],
  [
    'an unknown city of Italy in the calculator',
    '/vat-calculator/italy/atlantis',
    '/vat-calculator/italy/milan',
    302,
  ],
  ['a country that the calculator lacks', '/vat-calculator/portugal', '/vat-calculator', 302],
])('%s', (_title, path, location, status) => {
  expect(ask(path)).toEqual({ location, status })
})

test.each([
  ['an unknown country', '/narnia/paris'],
  ['a country whose page is missing', '/spain/atlantis'],
  ['a path below a place', '/france/paris/atlantis'],
  ['a chauffeur in an unknown country', '/narnia/paris/book-chauffeur'],
  ['a chauffeur below the map', '/map-locations/spain/madrid/book-chauffeur'],
  ['a path below a chauffeur page', '/france/paris/book-chauffeur/atlantis'],
  ['a file below a country', '/france/atlantis.data'],
  ['a screen by itself', '/map-locations/'],
])('%s leads nowhere', (_title, path) => {
  expect(ask(path)).toBeNull()
})
