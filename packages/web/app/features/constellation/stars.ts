import type { StarKind, StarRecord } from './drawing.ts'
import { transportMode } from './transport.ts'

/** A point of the star map: all records at it, and its shape. */
export type Star = {
  /** The record that names the star and breaks ties. */
  id: string
  kind: StarKind
  records: StarRecord[]
  lat: number
  lng: number
  /** A refund desk is at this point together with other records. */
  hasRing: boolean
}

export function isDesk(record: StarRecord): boolean {
  return record.type === 'refund-office'
}

/** Merges the records at the same point (four decimals, about ten meters); sorted by id. */
export function collectStars(records: readonly StarRecord[]): Star[] {
  const byPoint = new Map<string, StarRecord[]>()
  for (const record of [...records].sort(byId)) {
    const point = `${record.lat.toFixed(4)},${record.lng.toFixed(4)}`
    byPoint.set(point, [...(byPoint.get(point) ?? []), record])
  }
  return [...byPoint.values()].map(toStar).sort(byId)
}

function toStar(records: StarRecord[]): Star {
  const [first] = records
  if (!first) throw new Error('A star needs at least one record')
  const lead =
    records.find((record) => transportMode(record) === 'airport') ??
    records.find((record) => record.type === 'shopping-area') ??
    records.find(isDesk) ??
    first
  return {
    id: lead.id,
    kind: kindOf(lead),
    records,
    lat: lead.lat,
    lng: lead.lng,
    hasRing: records.length > 1 && records.some(isDesk),
  }
}

function kindOf(record: StarRecord): StarKind {
  if (record.type === 'shopping-area') return 'shopping'
  return record.type === 'transportation' ? 'transport' : 'desk'
}

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : Number(a.id > b.id)
}
