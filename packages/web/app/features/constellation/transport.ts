import type { StarRecord } from './drawing.ts'

export type TransportMode = 'airport' | 'station' | 'port'

const portPattern = /\b(port|puerto|vieux-port|cruise|ferry|water bus|boats)\b/i
const stationPattern = /\b(station|metro|rail|bus station|gare)\b/i

/** Returns the kind of a transport record by its name; null for shops and desks. */
export function transportMode({ type, name }: Pick<StarRecord, 'type' | 'name'>): TransportMode | null {
  if (type !== 'transportation') return null
  if (portPattern.test(name)) return 'port'
  return /\bairport\b/i.test(name) && !stationPattern.test(name) ? 'airport' : 'station'
}
