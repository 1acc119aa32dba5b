import { describe, expect, test } from 'vitest'
import { locationIdOf } from '../places/location-id.ts'
import { recommendPlaces, type RecommendationWishes } from './recommend-places.ts'

const nothing: RecommendationWishes = { favoriteIds: [], destinations: [], brands: [], country: null }
const paris = locationIdOf('france', 'paris')
const recommend = (wishes: Partial<RecommendationWishes>, count = 4) =>
  recommendPlaces({ ...nothing, ...wishes }, count).map(({ place, reason }) => [place.slug, reason.kind])

describe('what is recommended', () => {
  test('to who told us nothing are the popular destinations', () => {
    expect(recommend({})).toEqual([
      ['paris', 'popular'],
      ['nice', 'popular'],
      ['cannes', 'popular'],
      ['barcelona', 'popular'],
    ])
  })
  test.each(['Milan', ' milan ', 'MILAN', 'Milan, Italy', 'Milan (Italy)'])(
    'to who travels to %j is Milan first',
    (destination) => {
      expect(recommend({ destinations: [destination] }, 1)).toEqual([['milan', 'destination']])
    },
  )
  test('to who travels to a country is its first city', () => {
    expect(recommend({ destinations: ['Germany'] }, 1)).toEqual([['munich', 'destination']])
  })
  test.each(['', '???', 'Atlantis', '東京'])(
    'a destination %j that we do not have leads nowhere',
    (destination) => {
      expect(recommend({ destinations: [destination] }, 1)).toEqual([['paris', 'popular']])
    },
  )
  test('to who saved a city is where forms are validated on the way home, and a city nearby', () => {
    const kinds = recommendPlaces({ ...nothing, favoriteIds: [paris] }, 2)
    expect(kinds.map(({ place, reason }) => [place.kind === 'city', reason.kind])).toEqual([
      [false, 'way-home'],
      [true, 'near-saved'],
    ])
    for (const { reason } of kinds)
      expect('meters' in reason && reason.meters > 0 && reason.saved.slug === 'paris').toBe(true)
  })
  test('to who likes a house are the cities that have it', () => {
    const [first] = recommendPlaces({ ...nothing, brands: ['hermès', 'No such house'] }, 1)
    expect(first?.reason).toEqual({ kind: 'brands', brands: ['Hermès'] })
  })
  test('to who chose a country are cities of it', () => {
    expect(recommend({ country: 'italy' }).every(([, reason]) => reason === 'country')).toBe(true)
  })
})

test('a saved place is never recommended, and no place twice', () => {
  const shown = recommend(
    {
      favoriteIds: [paris, 12345],
      destinations: ['Paris', 'Nice', 'nice'],
      country: 'france',
      brands: ['Dior'],
    },
    50,
  ).map(([slug]) => slug)
  expect(shown).not.toContain('paris')
  expect(new Set(shown).size).toBe(shown.length)
})

test('no more are given than asked for', () => {
  expect(recommend({ country: 'france', destinations: ['Milan'] }, 2)).toHaveLength(2)
  expect(recommend({}, 0)).toEqual([])
})
