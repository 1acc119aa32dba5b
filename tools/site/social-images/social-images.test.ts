import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { socialImagePath } from '../../../packages/web/app/platform/social-image-path.ts'
import { canonicalPaths } from '../../../packages/web/app/routes/public-paths.ts'
import { readPalette } from '../palette.ts'
import { cutPrintFonts } from '../print-fonts.ts'
import { type DrawingBoard, openDrawingBoard } from './drawing-board.ts'
import { socialImages, type SocialImage } from './social-images.ts'
import { readMark, socialSvg, titleWidth } from './social-svg.ts'

const images = socialImages('guide-2025-05')
let board: DrawingBoard
const drawn = (image: SocialImage) =>
  socialSvg(
    { ...image, ...board.fitTitle(image.title) },
    { sky: image.sky, colors: readPalette(), mark: readMark() },
  )
const imageAt = (path: string) => {
  const image = images.find((candidate) => candidate.path === path)
  if (!image) throw new Error(`no image ${path}`)
  return image
}

beforeAll(async () => {
  board = await openDrawingBoard(await cutPrintFonts())
})
afterAll(() => board.close())

describe('the images of shared links', () => {
  test('every canonical page has the image that it names, and no two images one path', () => {
    const made = new Set(images.map(({ path }) => path))
    expect(made.size).toBe(images.length)
    expect(canonicalPaths.map(socialImagePath).filter((path) => !made.has(path))).toEqual([])
  })

  test('no name reaches the sky', () => {
    const wide = images.filter(({ title }) => {
      const { lines, size } = board.fitTitle(title)
      return lines.some((line) => board.widthOf(line, size) > titleWidth)
    })
    expect(wide.map(({ title }) => title)).toEqual([])
  })

  test('counts are those of the records: one, and many', () => {
    expect(imageAt('/social/france-paris.png').facts).toBe('43 refund locations')
    expect(imageAt('/social/france-paris.png').title).toBe('Paris')
  })

  test.each(['home', 'articles', 'france', 'france-paris', 'spain-madrid-atocha', 'italy-fiumicino'])(
    '%s is a PNG of 1200 by 630 in under 60 kB',
    async (name) => {
      const png = await board.draw(drawn(imageAt(`/social/${name}.png`)))
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
      expect(png.byteLength).toBeLessThan(60_000)
      expect(png.byteLength).toBeGreaterThan(8000)
    },
  )

  test('words are drawn in the cut fonts: other words, another picture', async () => {
    const paris = imageAt('/social/france-paris.png')
    const same = await board.draw(drawn(paris))
    const other = await board.draw(drawn({ ...paris, facts: '44 refund locations' }))
    expect(same.equals(await board.draw(drawn(paris)))).toBe(true)
    expect(same.equals(other)).toBe(false)
  })

  test('a name with marks of XML is written out, not read as one', () => {
    const svg = drawn({ ...imageAt('/social/home.png'), title: 'A & B <c>' })
    expect(svg).toContain('A &amp; B &lt;c>')
  })
})
