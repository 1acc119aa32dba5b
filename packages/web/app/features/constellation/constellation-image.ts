import type { Country } from '@retour/domain/places/countries'
import type { ConstellationDrawing } from './drawing.ts'

/** The colors of the night theme, because a separate image cannot read the page's tokens. */
export const nightColors = {
  'night-line': '#33456f',
  'star-gold': '#e8c069',
  'star-blue': '#8fb4ff',
  'star-white': '#f8f3e6',
} as const

/** Returns the path of a place's small star map as an image, for screens that learn later which places they show. */
export const constellationImagePath = (country: Country, slug: string) =>
  `/constellations/${country}/${slug}.svg`

/**
 * Returns a small star map as an SVG file, without background and labels: it is shown on a dark panel beside the
 * place's name.
 */
export function constellationImage(drawing: ConstellationDrawing): string {
  const { width, height, rings, stars, figure, halos } = drawing
  const circles = rings.radii.map((radius) => `<circle cx="${rings.x}" cy="${rings.y}" r="${radius}"/>`)
  const cross = drawing.hasCross ? `<path d="M${rings.x - 5} ${rings.y}h10m-5-5v10"/>` : ''
  const filled = (path: string, color: keyof typeof nightColors) =>
    path && `<path d="${path}" fill="${nightColors[color]}"/>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<g fill="none" stroke="${nightColors['night-line']}">${circles.join('')}${cross}</g>`,
    `<path d="${figure}" fill="none" stroke="${nightColors['star-gold']}" stroke-opacity=".6"/>`,
    halos && `<path d="${halos}" fill="none" stroke="${nightColors['star-white']}" stroke-opacity=".75"/>`,
    filled(stars.transport, 'star-blue'),
    filled(stars.shopping, 'star-gold'),
    filled(stars.desk, 'star-white'),
    '</svg>',
  ].join('')
}
