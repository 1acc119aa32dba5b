import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type {
  ConstellationDrawing,
  DrawnLabel,
} from '../../../packages/web/app/features/constellation/drawing.ts'
import { type Palette, readPalette } from '../palette.ts'
import { webDirectory } from '../site-paths.ts'

/** The texts of an image. `lines` are the lines of the name, `size` is its font size in pixels. */
export type SocialText = { kicker: string; lines: string[]; size: number; facts: string }

type Shapes = { sky: ConstellationDrawing; mark: string; colors: Palette }

const imageSize = { width: 1200, height: 630 }
const left = 64
/** The width for the name, left of the star map. */
export const titleWidth = 484

/** Returns the image as SVG: the star map on the right; wordmark, name and facts on the left. */
export function socialSvg(words: SocialText, { sky, mark, colors }: Shapes): string {
  const { kicker, lines, size, facts } = words
  const leading = size * 1.02
  const lastLine = 500
  const firstLine = lastLine - (lines.length - 1) * leading
  const night = colors['night-ink-2']
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${imageSize.width}" height="${imageSize.height}">`,
    `<rect width="100%" height="100%" fill="${colors.night}"/>`,
    drawSky(sky, colors),
    `<g transform="translate(${left} 54) scale(1.75)">${mark}</g>`,
    titleText('Retour', { x: left + 72, y: 99, size: 48, fill: colors['night-ink'] }),
    text(kicker, { x: left, y: firstLine - size * 0.95, size: 30, fill: night }),
    ...lines.map((line, index) =>
      titleText(line, {
        x: left - size * 0.03,
        y: firstLine + index * leading,
        size,
        fill: colors['night-ink'],
      }),
    ),
    text(facts, { x: left, y: 562, size: 28, weight: 600, fill: colors['star-gold'] }),
    '</svg>',
  ].join('')
}

/** The same drawing as on pages, in the same order, in the colors of the night theme. */
function drawSky(sky: ConstellationDrawing, colors: Palette): string {
  const { rings, stars, labels, ringLabels, font, ringFont } = sky
  const line = `fill="none" stroke="${colors['night-line']}" stroke-width="1.5"`
  return [
    ...rings.radii.map((radius) => `<circle cx="${rings.x}" cy="${rings.y}" r="${radius}" ${line}/>`),
    sky.hasCross ? `<path d="M${rings.x - 8} ${rings.y}h16m-8-8v16" ${line}/>` : '',
    path(sky.figure, `fill="none" stroke="${colors['star-gold']}" stroke-opacity="0.6" stroke-width="1.5"`),
    path(sky.halos, `fill="none" stroke="${colors['star-white']}" stroke-opacity="0.75" stroke-width="1.5"`),
    path(stars.transport, `fill="${colors['star-blue']}"`),
    path(stars.shopping, `fill="${colors['star-gold']}"`),
    path(stars.desk, `fill="${colors['star-white']}"`),
    path(sky.leaders, `fill="none" stroke="${colors['night-ink-2']}" stroke-width="1.5"`),
    ...ringLabels.map((label) => skyLabel(label, ringFont, colors['night-ink-2'], colors)),
    ...labels.map((label) => skyLabel(label, font, colors['night-ink'], colors)),
  ].join('')
}

const path = (d: string, attributes: string) => (d ? `<path d="${d}" ${attributes}/>` : '')

/** A label with an outline in the background color, so that lines end before it. */
function skyLabel({ text: words, x, y, anchor }: DrawnLabel, size: number, fill: string, colors: Palette) {
  const edge = text(words, { x, y, size, anchor, fill: 'none', stroke: colors.night })
  return edge + text(words, { x, y, size, anchor, fill })
}

type TextStyle = {
  x: number
  y: number
  size: number
  fill: string
  family?: keyof typeof families
  weight?: 400 | 600
  anchor?: DrawnLabel['anchor']
  stroke?: string
}

/** The family names inside the cut fonts. */
const families = { display: 'Newsreader 16pt', text: 'Source Sans 3 ExtraLight' }

function text(
  words: string,
  { family = 'text', weight = 400, anchor = 'start', ...style }: TextStyle,
): string {
  const { x, y, size, fill, stroke } = style
  const edge = stroke ? ` stroke="${stroke}" stroke-width="8" stroke-linejoin="round"` : ''
  const tracking = family === 'display' ? ` letter-spacing="${(-0.018 * size).toFixed(2)}"` : ''
  const fontWeight = family === 'display' ? 430 : weight
  return `<text x="${x}" y="${y}" font-family="${families[family]}" font-weight="${fontWeight}" font-size="${size}" text-anchor="${anchor}" fill="${fill}"${edge}${tracking}>${escape(words)}</text>`
}

const escape = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A line in the title's font. */
export const titleText = (words: string, style: Omit<TextStyle, 'family'>) =>
  text(words, { ...style, family: 'display' })

/** Reads the logo from the site's icon, in the colors of the night theme. */
export function readMark(): string {
  const icon = readFileSync(join(webDirectory, 'public', 'icon.svg'), 'utf8')
  const [arrow = ''] = /<path [^>]*\/>/.exec(icon) ?? []
  const [coin = ''] = /<circle [^>]*\/>/.exec(icon) ?? []
  const { 'night-ink': ink, 'star-gold': gold } = readPalette()
  return (
    arrow.replace('<path', `<path fill="none" stroke="${ink}"`) +
    coin.replace('<circle', `<circle fill="${gold}"`)
  )
}
