import type { StarPlace } from './drawing.ts'
import { isDestination, isMainStation } from './landmarks.ts'
import { isDesk } from './stars.ts'
import type { Star } from './stars.ts'
import { transportMode } from './transport.ts'

/**
 * Returns a star's importance for people who want a refund, an integer from 0. It determines the star's size, the
 * figure and the order of labels.
 */
export function scoreStar(
  { kind, records }: Star,
  placeKind: StarPlace['kind'],
  mainLocations: readonly string[],
): number {
  const deskCount = records.filter(isDesk).length
  const ids = records.map(({ id }) => id)
  let score = 0
  if (records.some((record) => transportMode(record) === 'airport')) score += 5
  if (ids.some(isMainStation)) score += 3
  if (ids.some(isDestination)) score += 2
  if (ids.some((id) => mainLocations.includes(id))) score += 4
  if (placeKind === 'city') {
    if (kind === 'shopping' && deskCount > 0) score += 4
    if (records.some(({ hours }) => hours)) score += 1
  } else {
    if (deskCount > 0) score += 3
    if (deskCount > 1) score += 2
  }
  return score
}
