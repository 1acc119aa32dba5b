import type { Place } from '../../places/catalogue.ts'
import { distanceMeters } from '../../places/distance.ts'
import { refundLocations } from '../../places/refund-locations.ts'
import { describeLocation, type FoundLocations } from './find-locations.ts'
import { placePage } from './rule-citation.ts'

const outletsShown = 3
const isOutlet = /\b(?:outlet\w*|the mall firenze|(?:vallee|rozas|roca|ingolstadt) village)\b/
/** Outlets farther away are not returned. */
const farthestMeters = 150_000

/** Returns at most three outlets around a place, nearest first. Null if none is within 150 km. */
export function findOutlets(place: Place): FoundLocations | null {
  const plain = (name: string) => name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const near = refundLocations
    .filter(({ type, name }) => type === 'shopping-area' && isOutlet.test(plain(name)))
    .filter((record, at, all) => all.findIndex(({ name }) => name === record.name) === at)
    .filter((record) => distanceMeters(place, record) <= farthestMeters)
    .toSorted((a, b) => distanceMeters(place, a) - distanceMeters(place, b))
  if (near.length === 0) return null
  return {
    place: place.name,
    total: near.length,
    nearTo: place.name,
    locations: near.slice(0, outletsShown).map((record) => describeLocation(record, undefined)),
    citations: [placePage(`Map of ${place.name}`, `/map-locations/${place.country}/${place.slug}`, place)],
  }
}
