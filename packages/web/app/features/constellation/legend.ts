import type { LegendEntry, StarPlace, StarRecord } from './drawing.ts'
import { isDesk } from './stars.ts'
import { transportMode } from './transport.ts'
import type { TransportMode } from './transport.ts'

const singular: Record<TransportMode, string> = { airport: 'airport', station: 'station', port: 'port' }

/** True counts of the records by kind, with their noun; a kind with none is left out. */
export function countLegend(
  records: readonly StarRecord[],
  placeKind: StarPlace['kind'] = 'city',
): LegendEntry[] {
  const shops = records.filter(({ type }) => type === 'shopping-area').length
  const desks = records.filter(isDesk).length
  const modes = records.flatMap((record) => transportMode(record) ?? [])
  const entries: LegendEntry[] = [
    { kind: 'shopping', count: shops, words: 'shopping' },
    { kind: 'desk', count: desks, words: desks === 1 ? 'refund desk' : 'refund desks' },
    { kind: 'transport', count: modes.length, words: transportWords(modes, placeKind) },
  ]
  return entries.filter(({ count }) => count > 0)
}

function transportWords(modes: readonly TransportMode[], placeKind: StarPlace['kind']): string {
  const ending = modes.length === 1 ? '' : 's'
  const nouns = (['airport', 'station', 'port'] as const)
    .filter((mode) => modes.includes(mode))
    .map((mode) => (mode === 'airport' && placeKind === 'airport' ? 'terminal' : singular[mode]) + ending)
  return nouns.length > 1 ? `${nouns.slice(0, -1).join(', ')} and ${nouns.at(-1)}` : (nouns[0] ?? '')
}
