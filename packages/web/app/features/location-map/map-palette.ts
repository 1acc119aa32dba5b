/** The color tokens of the map, in a format that WebGL understands. */
export type MapPalette = Record<
  'ink' | 'ink-2' | 'paper' | 'blue' | 'line' | 'line-strong' | 'shopping' | 'transport' | 'other' | MapToken,
  string
> & { id: 'light' | 'dark' }

type MapToken = 'map-land' | 'map-block' | 'map-water' | 'map-park' | 'map-road'

const names = [
  'ink',
  'ink-2',
  'paper',
  'blue',
  'line',
  'line-strong',
  'shopping',
  'transport',
  'other',
  'map-land',
  'map-block',
  'map-water',
  'map-park',
  'map-road',
] as const

const darkScheme = '(prefers-color-scheme: dark)'

/**
 * Reads the current color tokens of the page, or those of the light theme: street maps of other hosts are always light,
 * and so is everything drawn on them.
 */
export function readPalette(isLight: boolean): MapPalette {
  const probe = document.createElement('span')
  if (isLight) probe.dataset.theme = 'light'
  probe.hidden = true
  document.body.append(probe)
  const styles = getComputedStyle(probe)
  const colors = names.map((name) => [name, styles.getPropertyValue(`--color-${name}`).trim()])
  probe.remove()
  const isDark = !isLight && window.matchMedia(darkScheme).matches
  return { ...(Object.fromEntries(colors) as Omit<MapPalette, 'id'>), id: isDark ? 'dark' : 'light' }
}

/** Calls the listener when the color scheme changes. Returns a function that stops this. */
export function watchScheme(onChange: () => void): () => void {
  const query = window.matchMedia(darkScheme)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
