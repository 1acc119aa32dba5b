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
  test('to who saved a city is its airport, and the nearest other city', () => {
    expect(recommend({ favoriteIds: [paris] }, 1)).toEqual([['cdg', 'way-home']])
    const nice = locationIdOf('france', 'nice')
    const [airport, near] = recommendPlaces({ ...nothing, favoriteIds: [nice] }, 2)
    expect([airport?.reason.kind, airport?.place.kind]).toEqual(['way-home', 'airport'])
    expect([near?.reason.kind, near?.place.slug]).toEqual(['near-saved', 'cannes'])
    expect(near?.reason).toMatchObject({ saved: { slug: 'nice' }, meters: expect.closeTo(26_000, -4) })
  })
  test('to who saved an airport alone is nothing that comes from it', () => {
    expect(recommend({ favoriteIds: [locationIdOf('france', 'cdg')] }, 1)).toEqual([['paris', 'popular']])
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
