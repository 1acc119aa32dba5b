import type { StyleSpecification } from 'maplibre-gl'
import type { MapPalette } from './map-palette.ts'

/** A street map of any origin. */
export type StreetStyle = {
  /** The ids of its sources. */
  sources: string[]
  /**
   * True if it is drawn in the page's colors, light or dark; false for a style of another host, which is always light.
   */
  isInPageColors: boolean
  draw: (palette: MapPalette) => StyleSpecification
}

/** Wraps the style of another host. */
export function givenStyle(style: StyleSpecification): StreetStyle {
  return { sources: Object.keys(style.sources), isInPageColors: false, draw: () => style }
}
