/** The tokens that the map is drawn with, as colors that WebGL understands. */
export type MapPalette = Record<
  'ink' | 'ink-2' | 'paper' | 'blue' | 'line' | 'line-strong' | 'shopping' | 'transport' | 'other' | MapToken,
  string
> & { id: 'light' | 'dark' }

type MapToken = 'map-land' | 'map-block' | 'map-water'

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
] as const

const darkScheme = '(prefers-color-scheme: dark)'

/**
 * Reads the tokens as the page has them now. A street map from elsewhere is light whatever the page is, so what
 * is drawn on it takes the light ones.
 */
export function readPalette(isOnStreetMap: boolean): MapPalette {
  const probe = document.createElement('span')
  if (isOnStreetMap) probe.dataset.theme = 'light'
  probe.hidden = true
  document.body.append(probe)
  const styles = getComputedStyle(probe)
  const colors = names.map((name) => [name, styles.getPropertyValue(`--color-${name}`).trim()])
  probe.remove()
  const isDark = !isOnStreetMap && window.matchMedia(darkScheme).matches
  return { ...(Object.fromEntries(colors) as Omit<MapPalette, 'id'>), id: isDark ? 'dark' : 'light' }
}

/** Calls back when the person changes between light and dark; gives the way to stop. */
export function watchScheme(onChange: () => void): () => void {
  const query = window.matchMedia(darkScheme)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
