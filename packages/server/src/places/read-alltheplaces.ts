import type { FoundPlace } from '@retour/domain/places/refresh/found-place'
import * as z from 'zod'
import { PlacesError } from './places-error.ts'

const featureSchema = z.object({
  properties: z.record(z.string(), z.unknown()),
  geometry: z.object({ type: z.literal('Point'), coordinates: z.array(z.number()).min(2) }).nullable(),
})
const collectionSchema = z.object({ features: z.array(z.unknown()) })

/**
 * Returns the places with a point and a name in a spider's file (a GeoJSON FeatureCollection). Throws PlacesError for
 * another file.
 */
export function readAllThePlaces(text: string, today: string): FoundPlace[] {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new PlacesError('is no whole JSON')
  }
  const read = collectionSchema.safeParse(body)
  if (!read.success) throw new PlacesError('is no GeoJSON FeatureCollection')
  return read.data.features.flatMap((feature) => placeOf(feature, today) ?? [])
}

function placeOf(feature: unknown, today: string): FoundPlace | null {
  const read = featureSchema.safeParse(feature)
  const [lng, lat] = read.data?.geometry?.coordinates ?? []
  if (!read.success || lat === undefined || lng === undefined) return null
  const { properties } = read.data
  const text = (key: string) => {
    const value = properties[key]
    return typeof value === 'string' && value.trim() !== '' ? value : null
  }
  const [name, brand, branch] = [text('name'), text('brand'), text('branch')]
  const names = [name, brand, brand && branch && `${brand} ${branch}`].filter((one) => one !== null)
  if (names.length === 0) return null
  const end = text('end_date') ?? ''
  return {
    names,
    point: { lat, lng },
    bounds: null,
    hours: text('opening_hours'),
    phone: text('phone'),
    // "yes" means closed at an unknown time.
    isClosed: end === 'yes' || (/^\d{4}-\d{2}-\d{2}$/.test(end) && end < today),
    isDesk: text('amenity') === 'bureau_de_change',
    source:
      [text('website'), text('@source_uri')].find((one) => /^https?:\/\/\S{1,290}$/.test(one ?? '')) ?? home,
  }
}

const home = 'https://www.alltheplaces.xyz/'
