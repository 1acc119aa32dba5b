import type { Map as MapLibreMap } from 'maplibre-gl'
import { watchStreetMap } from './street-map.ts'
import type { StreetStyle } from './street-style.ts'

/** The map under the markers: nothing yet, the operator's street map, or the site's built-in map. */
export type Base = { kind: 'empty' | 'built-in' } | { kind: 'street'; style: StreetStyle }

/** The time within which a tile of the street map must be visible. */
export const streetMapTimeoutMs = 8000

type BaseChoice = {
  map: MapLibreMap
  loadStreetStyle: (signal: AbortSignal) => Promise<StreetStyle>
  setBase: (base: Base) => void
}

/**
 * Shows the street map as soon as its style has loaded. If no tile is visible within eight seconds, or if it cannot be
 * loaded, shows the built-in map instead. The time starts with the first rendering, because what is before depends on
 * this device, not the host. Returns a function that stops this.
 */
export function chooseBase({ map, loadStreetStyle, setBase }: BaseChoice): () => void {
  const attempt = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopWatching = () => {}
  const startTimer = () => {
    timer = setTimeout(() => giveUp('nothing of it within eight seconds'), streetMapTimeoutMs)
  }
  const stopTimer = () => {
    map.off('render', startTimer)
    clearTimeout(timer)
  }
  const stop = () => {
    stopTimer()
    attempt.abort()
    stopWatching()
  }
  const giveUp = (reason: unknown) => {
    if (attempt.signal.aborted) return
    stop()
    console.warn('The street map is not to be had; the built-in map takes its place:', reason)
    setBase({ kind: 'built-in' })
  }
  void map.once('render', startTimer)
  loadStreetStyle(attempt.signal).then((style) => {
    if (attempt.signal.aborted) return
    stopWatching = watchStreetMap(map, style, {
      onSeen: stopTimer,
      onLost: () => giveUp('none of its sources answers'),
    })
    setBase({ kind: 'street', style })
  }, giveUp)
  return stop
}
