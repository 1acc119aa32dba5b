import type { ConstellationDrawing } from './drawing.ts'

/** The star map of a city in the home page's panel; loaded when another city is chosen. */
export type HomeSky = {
  country: string
  slug: string
  name: string
  count: number
  phone: ConstellationDrawing
  desktop: ConstellationDrawing
}

/** Returns the path of a city's panel as a static file, written at build time. */
export function homeSkyPath(country: string, slug: string): string {
  return `/constellations/${country}/${slug}.json`
}
