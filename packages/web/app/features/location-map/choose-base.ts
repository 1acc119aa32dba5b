import type { Map as MapLibreMap } from 'maplibre-gl'
import { watchStreetMap } from './street-map.ts'
import type { StreetStyle } from './street-style.ts'

/** What the markers stand on: nothing yet, the operator's street map, or the map that the site brings along. */
export type Base = { kind: 'empty' | 'built-in' } | { kind: 'street'; style: StreetStyle }

export const streetMapTimeoutMs = 8000

type BaseChoice = {
  map: MapLibreMap
  loadStreetStyle: (signal: AbortSignal) => Promise<StreetStyle>
  setBase: (base: Base) => void
}

/**
 * Puts the street map under the markers as soon as its style is there, and the built-in map instead when no
 * tile of it is seen within eight seconds, or earlier when it can't be had at all. Gives the way to stop.
 * The seconds count from the first picture: what comes before is the time of this device, not of the host.
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
