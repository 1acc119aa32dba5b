import type { ErrorEvent, Map as MapLibreMap, MapSourceDataEvent } from 'maplibre-gl'
import type { StreetStyle } from './street-style.ts'

/**
 * Watches a street map that was just set. Calls `onSeen` when its first tile has loaded, or at once if it has no
 * sources; later errors of single tiles are ignored. Calls `onLost` if all its sources fail. Returns a function that
 * stops this.
 */
export function watchStreetMap(
  map: MapLibreMap,
  { sources }: Pick<StreetStyle, 'sources'>,
  { onSeen, onLost }: { onSeen: () => void; onLost: () => void },
): () => void {
  const lost = new Set<string>()
  const stop = () => {
    map.off('sourcedata', check)
    map.off('error', listen)
  }
  const settle = (outcome: () => void) => {
    stop()
    outcome()
  }
  function check({ sourceId, tile }: MapSourceDataEvent) {
    const state = (tile as { state?: string } | undefined)?.state
    if (sources.includes(sourceId) && state === 'loaded') settle(onSeen)
  }
  function listen(event: ErrorEvent) {
    const { sourceId, tile } = event as ErrorEvent & { sourceId?: string; tile?: unknown }
    if (!sourceId || tile || !sources.includes(sourceId)) return
    lost.add(sourceId)
    if (lost.size === sources.length) settle(onLost)
  }
  map.on('sourcedata', check)
  map.on('error', listen)
  if (sources.length === 0) settle(onSeen)
  return stop
}
