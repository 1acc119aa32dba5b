import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { encodePng } from './encode-png.ts'

/** Decodes the file with another implementation: resvg draws it as an image of the same size. */
function decode(png: Buffer, width: number, height: number): Uint8Array {
  const href = `data:image/png;base64,${png.toString('base64')}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${href}" width="${width}" height="${height}" image-rendering="optimizeSpeed"/></svg>`
  return new Resvg(svg).render().pixels
}

function picture(width: number, height: number, colorOf: (index: number) => number[]): Uint8Array {
  const bytes = new Uint8Array(width * height * 4)
  for (let index = 0; index < width * height; index += 1) bytes.set([...colorOf(index), 255], index * 4)
  return bytes
}

test('256 colors come back as they were, from the first pixel to the last', async () => {
  const pixels = picture(32, 24, (index) => [index % 256, 20, 60])
  expect(decode(await encodePng(pixels, 32, 24), 32, 24)).toEqual(Buffer.from(pixels))
})

test('beyond 256 colors the common ones stay and a rare one becomes its neighbor', async () => {
  const pixels = picture(40, 40, (index) => (index < 1300 ? [11, 23, 51] : [index % 256, index >> 8, 100]))
  const decoded = decode(await encodePng(pixels, 40, 40), 40, 40)
  expect([...decoded.subarray(0, 4)]).toEqual([11, 23, 51, 255])
  const difference = decoded.map((value, index) => Math.abs(value - (pixels[index] ?? 0)))
  expect(Math.max(...difference)).toBeLessThanOrEqual(6)
})

test('a single pixel', async () => {
  expect([...decode(await encodePng(Uint8Array.of(1, 2, 3, 255), 1, 1), 1, 1)]).toEqual([1, 2, 3, 255])
})
