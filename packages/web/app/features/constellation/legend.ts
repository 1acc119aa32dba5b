import { m } from '#app/paraglide/messages.js'
import type { LegendEntry, StarPlace, StarRecord } from './drawing.ts'
import { isDesk } from './stars.ts'
import { transportMode } from './transport.ts'
import type { TransportMode } from './transport.ts'

const nouns = {
  airport: m.constellation_airports,
  terminal: m.constellation_terminals,
  station: m.constellation_stations,
  port: m.constellation_ports,
}

/** Returns the number of records by kind, with its noun. Kinds without records are left out. */
export function countLegend(
  records: readonly StarRecord[],
  placeKind: StarPlace['kind'] = 'city',
): LegendEntry[] {
  const shops = records.filter(({ type }) => type === 'shopping-area').length
  const desks = records.filter(isDesk).length
  const modes = records.flatMap((record) => transportMode(record) ?? [])
  const entries: LegendEntry[] = [
    { kind: 'shopping', count: shops, words: m.constellation_shopping() },
    { kind: 'desk', count: desks, words: m.constellation_desks({ count: desks }) },
    { kind: 'transport', count: modes.length, words: transportText(modes, placeKind) },
  ]
  return entries.filter(({ count }) => count > 0)
}

function transportText(modes: readonly TransportMode[], placeKind: StarPlace['kind']): string {
  const words = (['airport', 'station', 'port'] as const)
    .filter((mode) => modes.includes(mode))
    .map((mode) =>
      nouns[mode === 'airport' && placeKind === 'airport' ? 'terminal' : mode]({ count: modes.length }),
    )
  const last = words.pop() ?? ''
  return words.length > 0 ? m.constellation_and({ rest: words.join(', '), last }) : last
}
