import type { ComparedRecord } from '@retour/domain/places/refresh/found-place'

/** A response in the JSON format of Overpass. All data here is made up for tests. */
export const answerOf = (elements: object[], more: object = {}) =>
  JSON.stringify({
    version: 0.6,
    generator: 'Overpass API 0.7.62.1',
    osm3s: {
      timestamp_osm_base: '2026-11-27T09:00:00Z',
      copyright:
        'The data included in this document is from www.openstreetmap.org. The data is made available under ODbL.',
    },
    elements,
    ...more,
  })

export const node = (id: number, { lat, lng }: { lat: number; lng: number }, tags: object) => ({
  type: 'node',
  id,
  lat,
  lon: lng,
  tags,
})

/** A building around a point, some 100 m wide. */
export const way = (id: number, { lat, lng }: { lat: number; lng: number }, tags: object) => ({
  type: 'way',
  id,
  bounds: { minlat: lat - 0.0005, minlon: lng - 0.0005, maxlat: lat + 0.0005, maxlon: lng + 0.0005 },
  nodes: [1, 2, 3, 1],
  tags,
})

/** Returns elements that agree with our records. */
export const agreeing = (records: readonly ComparedRecord[]) =>
  records.map((record, index) =>
    way(1000 + index, record, {
      name: record.name,
      building: 'yes',
      ...(record.type === 'refund-office' && { amenity: 'bureau_de_change' }),
    }),
  )
