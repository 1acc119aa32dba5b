import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

const toZlib = promisify(deflate)
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/**
 * Encodes opaque RGBA pixels as a PNG with a palette (PNG specification, color type 3), a third of the size without
 * one. Beyond 256 colors the rarest are replaced by the nearest others; in flat drawings these are shades at thin
 * edges.
 */
export async function encodePng(rgba: Uint8Array, width: number, height: number): Promise<Buffer> {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height)
  const { indexOf, colors } = choosePalette(pixels)
  const rows = Buffer.alloc((width + 1) * height)
  let last = -1
  let index = 0
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const pixel = pixels[y * width + x] ?? 0
      if (pixel !== last) index = indexOf.get(pixel) ?? 0
      last = pixel
      rows[y * (width + 1) + 1 + x] = index
    }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  const data = await toZlib(rows, { level: 9 })
  const parts = [
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colors.flatMap(channels))),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat(parts)
}

function choosePalette(pixels: Uint32Array): { indexOf: Map<number, number>; colors: number[] } {
  const counts = new Map<number, number>()
  // Counted in runs, because nearly all pixels equal the previous one.
  for (let start = 0, end = 1; start < pixels.length; start = end, end += 1) {
    while (end < pixels.length && pixels[end] === pixels[start]) end += 1
    const pixel = pixels[start] ?? 0
    counts.set(pixel, (counts.get(pixel) ?? 0) + end - start)
  }
  const byCount = [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).map(([pixel]) => pixel)
  const colors = byCount.slice(0, 256)
  const indexOf = new Map(colors.map((color, index) => [color, index]))
  for (const rare of byCount.slice(256)) indexOf.set(rare, nearest(rare, colors))
  return { indexOf, colors }
}

function nearest(color: number, colors: number[]): number {
  const [red = 0, green = 0, blue = 0] = channels(color)
  let best = 0
  let bestDistance = Number.POSITIVE_INFINITY
  for (const [index, candidate] of colors.entries()) {
    const [r = 0, g = 0, b = 0] = channels(candidate)
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2
    if (distance < bestDistance) [best, bestDistance] = [index, distance]
  }
  return best
}

/** The red, green and blue of a pixel. Every platform of Node is little-endian. */
const channels = (pixel: number) => [pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255]

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
