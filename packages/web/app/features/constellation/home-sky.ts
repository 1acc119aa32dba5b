import type { ConstellationDrawing } from './drawing.ts'

/** What the home page's panel shows of a city; fetched when another city is chosen. */
export type HomeSky = {
  country: string
  slug: string
  name: string
  count: number
  phone: ConstellationDrawing
  desktop: ConstellationDrawing
}

/** Where a city's panel lies as a static file, written when the site is built. */
export function homeSkyPath(country: string, slug: string): string {
  return `/constellations/${country}/${slug}.json`
}
