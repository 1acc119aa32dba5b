import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readPalette } from '../palette.ts'
import type { PrintFonts } from '../print-fonts.ts'
import type { EditionFiles } from '../site-manifest.ts'
import { root, sharedEdition } from '../site-paths.ts'
import { openDrawingBoard } from './drawing-board.ts'
import { type SocialImage, socialImages } from './social-images.ts'
import { readMark, socialSvg } from './social-svg.ts'

const cacheDirectory = join(root, 'node_modules', '.cache', 'retour-social-images')

type PlacedImage = { image: SocialImage; directory: string }

/** Returns the images of some editions; for other editions than the shared one only those that differ. */
function imagesOf(editions: readonly EditionFiles[]): PlacedImage[] {
  const shared = new Map(socialImages(sharedEdition).map((image) => [image.path, JSON.stringify(image)]))
  return editions.flatMap(({ edition, folder }) =>
    socialImages(edition)
      .filter((image) => edition === sharedEdition || shared.get(image.path) !== JSON.stringify(image))
      .map((image) => ({ image, directory: folder })),
  )
}

/**
 * Writes every image where pages expect it. An image that was drawn before from the same texts, star map and fonts is
 * copied from the cache. Returns the number of images, how many were drawn, and the size of the largest in bytes. With
 * `isAll` unused images are removed from the cache.
 */
export async function writeImages(
  fonts: PrintFonts,
  editions: readonly EditionFiles[],
  isAll: boolean,
): Promise<{ count: number; drawn: number; largest: number }> {
  const images = imagesOf(editions)
  const shapes = { colors: readPalette(), mark: readMark() }
  const fontMark = createHash('sha256')
    .update(Buffer.concat(Object.values(fonts)))
    .digest()
  const board = await openDrawingBoard(fonts)
  const used = new Set<string>()
  let drawn = 0
  let largest = 0
  await mkdir(cacheDirectory, { recursive: true })
  const write = async ({ image, directory }: PlacedImage) => {
    const svg = socialSvg({ ...image, ...board.fitTitle(image.title) }, { ...shapes, sky: image.sky })
    const name = `${createHash('sha256').update(fontMark).update(svg).digest('hex').slice(0, 32)}.png`
    let png: Buffer | null = await readFile(join(cacheDirectory, name)).catch(() => null)
    if (!png) {
      png = await board.draw(svg)
      // Renamed when complete, because a build may be ended here.
      const draft = join(cacheDirectory, randomUUID())
      await writeFile(draft, png)
      await rename(draft, join(cacheDirectory, name))
      drawn += 1
    }
    used.add(name)
    largest = Math.max(largest, png.byteLength)
    await mkdir(dirname(join(directory, image.path)), { recursive: true })
    await writeFile(join(directory, image.path), png)
  }
  // Two at a time: one is drawn while another is compressed, and only two are in memory.
  const waiting = images.values()
  const draw = async () => {
    for (const image of waiting) await write(image)
  }
  await Promise.all([draw(), draw()])
  await board.close()
  const unused = isAll ? (await readdir(cacheDirectory)).filter((name) => !used.has(name)) : []
  await Promise.all(unused.map((name) => rm(join(cacheDirectory, name), { force: true })))
  return { count: images.length, drawn, largest }
}
