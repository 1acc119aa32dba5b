import { readEntry } from '@retour/domain/trip/entry'
import type { Entry } from '@retour/domain/trip/entry-schema'

/** Returns the name of a row: its shop, its traveler, its trip; '' if it has none. */
export function nameOfEntry(entry: Entry): string {
  const row = readEntry(entry)
  if (!row) return ''
  if (row.kind === 'leg') return [row.record.from, row.record.to].filter(Boolean).join(' – ')
  return 'shop' in row.record ? row.record.shop : row.record.name
}
