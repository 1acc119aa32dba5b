import { distanceMeters } from '@retour/domain/places/distance'
import { expect, test } from 'vitest'
import { placeFeatures, ringFeatures } from './map-features.ts'

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

test('every place is drawn where it lies', () => {
  const desk = { id: 'desk', name: 'Desk', kind: 'other', form: 'place', lat: 48.87, lng: 2.33 } as const
  const shop = { id: 'shop', name: 'Shop', kind: 'shopping', form: 'area', lat: 43.7, lng: 7.25 } as const
  expect(
    placeFeatures([desk, shop]).features.map(({ properties, geometry }) => ({ properties, geometry })),
  ).toEqual([
    {
      properties: { id: 'desk', name: 'Desk', kind: 'other', form: 'place' },
      geometry: { type: 'Point', coordinates: [2.33, 48.87] },
    },
    {
      properties: { id: 'shop', name: 'Shop', kind: 'shopping', form: 'area' },
      geometry: { type: 'Point', coordinates: [7.25, 43.7] },
    },
  ])
})
