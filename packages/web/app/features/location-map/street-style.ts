import type { StyleSpecification } from 'maplibre-gl'
import type { MapPalette } from './map-palette.ts'

/** A map of streets, however it is come by. */
export type StreetStyle = {
  /** The names of its sources. */
  sources: string[]
  /** Drawn in the page's colors, light or dark; one of another host is light whatever the page is. */
  isInPageColors: boolean
  draw: (palette: MapPalette) => StyleSpecification
}

/** A style as another host gives it. */
export function givenStyle(style: StyleSpecification): StreetStyle {
  return { sources: Object.keys(style.sources), isInPageColors: false, draw: () => style }
}
