import type { Bounds, FoundPlace } from '@retour/domain/places/refresh/found-place'
import * as z from 'zod'
import { PlacesError } from './places-error.ts'

const elementSchema = z.object({
  type: z.enum(['node', 'way', 'relation']),
  id: z.int(),
  lat: z.number().optional(),
  lon: z.number().optional(),
  center: z.object({ lat: z.number(), lon: z.number() }).optional(),
  bounds: z
    .object({ minlat: z.number(), minlon: z.number(), maxlat: z.number(), maxlon: z.number() })
    .optional(),
  tags: z.record(z.string(), z.string()).default({}),
})
const answerSchema = z.object({ elements: z.array(elementSchema), remark: z.string().optional() })
type Element = z.infer<typeof elementSchema>

/**
 * Returns the places in a JSON response of Overpass. Throws PlacesError for another response, and for an incomplete one
 * ("remark": "runtime error: …"), because a missing place may exist.
 */
export function readOverpass(text: string, today: string): FoundPlace[] {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new PlacesError('the answer is no whole JSON')
  }
  const read = answerSchema.safeParse(body)
  if (!read.success) throw new PlacesError('the answer has no elements of OpenStreetMap')
  const { elements, remark = '' } = read.data
  if (/error/i.test(remark)) throw new PlacesError(`the answer is not whole: ${remark.trim().slice(0, 200)}`)
  return elements.flatMap((element) => placeOf(element, today) ?? [])
}

const nameKeys =
  /^(?:(?:was:|disused:|abandoned:)?name(?::\w+)?|brand|operator|official_name|alt_name|short_name|old_name)$/
/** Returns whether an element is a road or stop that is named after a place. */
const isNoPlace = ({ highway, amenity, public_transport: stop }: Record<string, string>) =>
  highway !== undefined ||
  ['parking', 'parking_entrance', 'bicycle_parking', 'taxi'].includes(amenity ?? '') ||
  ['platform', 'stop_position', 'stop_area'].includes(stop ?? '')

function placeOf(element: Element, today: string): FoundPlace | null {
  const { type, id, tags } = element
  const bounds = boundsOf(element)
  const point = pointOf(element, bounds)
  const names = Object.entries(tags).flatMap(([key, value]) => (nameKeys.test(key) ? value.split(';') : []))
  if (!point || names.length === 0 || isNoPlace(tags)) return null
  return {
    names,
    point,
    bounds,
    hours: tags.opening_hours ?? null,
    phone: tags.phone ?? tags['contact:phone'] ?? null,
    isClosed: isClosed(tags, today),
    isDesk: isDesk(tags, names),
    source: `https://www.openstreetmap.org/${type}/${id}`,
  }
}

const boundsOf = ({ bounds }: Element): Bounds | null =>
  bounds ? { south: bounds.minlat, north: bounds.maxlat, west: bounds.minlon, east: bounds.maxlon } : null

function pointOf({ lat, lon, center }: Element, bounds: Bounds | null) {
  if (lat !== undefined && lon !== undefined) return { lat, lng: lon }
  if (center) return { lat: center.lat, lng: center.lon }
  return bounds ? { lat: (bounds.south + bounds.north) / 2, lng: (bounds.west + bounds.east) / 2 } : null
}

const kinds = ['shop', 'amenity', 'office', 'tourism', 'railway', 'aeroway', 'building']
/** Returns whether the tags have a prefix for a former place. */
function isClosed(tags: Record<string, string>, today: string): boolean {
  const was = Object.keys(tags).some((key) =>
    /^(?:disused|abandoned|was|demolished|removed|razed|closed):/.test(key),
  )
  const isSomething = kinds.some((kind) => tags[kind] && !['no', 'vacant', 'disused'].includes(tags[kind]))
  const end = tags.end_date ?? ''
  const hasEnded = /^\d{4}/.test(end) && end < today.slice(0, end.length)
  return (
    (was && !isSomething) ||
    tags.shop === 'vacant' ||
    hasEnded ||
    /^(?:off|closed)$/.test(tags.opening_hours ?? '')
  )
}

const deskNames =
  /tax.?free|tax refund|d[eé]taxe|global blue|planet|change|western union|customs|douane|zoll|dogana|aduana/i
const isDesk = ({ amenity = '', office = '' }: Record<string, string>, names: readonly string[]) =>
  ['bureau_de_change', 'customs', 'money_transfer'].includes(amenity) ||
  ['tax', 'customs'].includes(office) ||
  names.some((name) => deskNames.test(name))
