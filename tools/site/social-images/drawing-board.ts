import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderAsync, Resvg, type ResvgRenderOptions } from '@resvg/resvg-js'
import type { PrintFonts } from '../print-fonts.ts'
import { encodePng } from './encode-png.ts'
import { fitTitle, type FittedTitle } from './fit-title.ts'
import { titleText, titleWidth } from './social-svg.ts'

export type DrawingBoard = {
  fitTitle: (title: string) => FittedTitle
  /** Returns the width of a line in pixels at a font size. */
  widthOf: (line: string, size: number) => number
  draw: (svg: string) => Promise<Buffer>
  close: () => Promise<void>
}

/** Draws SVG with the given fonts only, so that every machine makes the same image. `close` removes the font files. */
export async function openDrawingBoard(fonts: PrintFonts): Promise<DrawingBoard> {
  const directory = await mkdtemp(join(tmpdir(), 'retour-fonts-'))
  const fontFiles = Object.keys(fonts).map((face) => join(directory, `${face}.ttf`))
  await Promise.all(Object.values(fonts).map((font, index) => writeFile(fontFiles[index] ?? '', font)))
  const options: ResvgRenderOptions = { font: { loadSystemFonts: false, fontFiles } }
  const widths = new Map<string, number>()
  const measure = (words: string) => {
    const width = widths.get(words) ?? measureTitle(words, options)
    widths.set(words, width)
    return width
  }
  return {
    fitTitle: (title) => fitTitle(title, titleWidth, measure),
    widthOf: (line, size) => (measure(line) * size) / 100,
    draw: async (svg) => {
      const { pixels, width, height } = await renderAsync(svg, options)
      return encodePng(pixels, width, height)
    },
    close: () => rm(directory, { recursive: true, force: true }),
  }
}

function measureTitle(words: string, options: ResvgRenderOptions): number {
  const line = titleText(words, { x: 0, y: 200, size: 100, fill: '#000' })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="400">${line}</svg>`
  const box = new Resvg(svg, options).getBBox()
  if (!box)
    throw new Error(`"${words}" was not drawn: the fonts bear other names than social-svg.ts gives them`)
  return box.x + box.width
}
