import { readEntry } from '@retour/domain/trip/entry'
import type { Entry } from '@retour/domain/trip/entry-schema'

/** What a person calls a row: its shop, its traveler, its trip; '' where it has no name. */
export function nameOfEntry(entry: Entry): string {
  const row = readEntry(entry)
  if (!row) return ''
  if (row.kind === 'leg') return [row.record.from, row.record.to].filter(Boolean).join(' – ')
  return 'shop' in row.record ? row.record.shop : row.record.name
}
