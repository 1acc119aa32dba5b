import { distanceMeters } from '@retour/domain/places/distance'
import { expect, test } from 'vitest'
import { ringFeatures } from './map-features.ts'

test.each([
  ['Paris', { lat: 48.8566, lng: 2.3522 }],
  ['the south of Spain', { lat: 36.51, lng: -4.88 }],
])('rings around %s lie at their distance all the way round, and close', (_place, center) => {
  const { features } = ringFeatures(center)
  const lines = features.filter(({ geometry }) => geometry.type === 'LineString')
  expect(lines.map(({ properties }) => properties?.label)).toEqual(['500 m', '1 km', '2 km', '5 km', '10 km'])
  for (const { geometry, properties } of lines) {
    const points = geometry.type === 'LineString' ? geometry.coordinates : []
    expect(points[0]).toEqual(points.at(-1)?.map((degrees) => expect.closeTo(degrees, 9)))
    for (const [lng = 0, lat = 0] of points)
      expect(distanceMeters(center, { lat, lng })).toBeCloseTo(Number(properties?.meters), 3)
  }
})
