import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'

/** A grey picture: values from 0 (black) to 255, row by row. */
export interface Picture {
  width: number
  height: number
  grey: Uint8Array
}

type Format = 'Aztec' | 'PDF417' | 'QRCode' | 'Code128' | 'DataMatrix' | 'ITF'

const margin = 40

/** Loads the writer of codes from its WebAssembly. */
export const prepareWriter = (wasmBinary: ArrayBuffer) =>
  prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })

/** Draws a code of the text on white, `scale` pixels per module. */
export async function codePicture(text: string, format: Format, scale = 4): Promise<Picture> {
  const { symbol, error } = await writeBarcode(text, { format, scale: 1 })
  if (error) throw new Error(error)
  const linear = symbol.height < 10 ? 40 : 1
  return sample(
    { width: symbol.width * scale + 2 * margin, height: symbol.height * scale * linear + 2 * margin },
    (x, y) => {
      const column = Math.floor((x - margin) / scale)
      const row = Math.floor((y - margin) / scale / linear)
      const isInside = column >= 0 && row >= 0 && column < symbol.width && row < symbol.height
      return isInside ? symbol.data[row * symbol.width + column]! : 255
    },
  )
}

type Size = Pick<Picture, 'width' | 'height'>

function sample({ width, height }: Size, at: (x: number, y: number) => number): Picture {
  const grey = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) grey[y * width + x] = at(x, y)
  return { width, height, grey }
}

const pixel = ({ width, height, grey }: Picture, x: number, y: number): number =>
  x >= 0 && y >= 0 && x < width && y < height ? grey[y * width + x]! : 255

/** Rotates a picture around its center, on a white background that holds all of it. */
export function turned(picture: Picture, degrees: number): Picture {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const side = Math.ceil(Math.hypot(picture.width, picture.height))
  return sample({ width: side, height: side }, (x, y) => {
    const [dx, dy] = [x - side / 2, y - side / 2]
    return pixel(
      picture,
      Math.round(dx * cos + dy * sin + picture.width / 2),
      Math.round(dy * cos - dx * sin + picture.height / 2),
    )
  })
}

/** A picture in bad light: with two greys instead of black and white. */
export const dim = (picture: Picture, dark: number, light: number): Picture =>
  sample(picture, (x, y) => dark + (pixel(picture, x, y) / 255) * (light - dark))

/** A picture out of focus: each pixel becomes the mean of its neighbors. */
export function blurred(picture: Picture, radius: number): Picture {
  return sample(picture, (x, y) => {
    let sum = 0
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++) sum += pixel(picture, x + dx, y + dy)
    return sum / (2 * radius + 1) ** 2
  })
}

/** A picture under a thumb: the upper left part, of this share of width and height, is grey. */
export const covered = (picture: Picture, share: number): Picture =>
  sample(picture, (x, y) =>
    x < picture.width * share && y < picture.height * share ? 120 : pixel(picture, x, y),
  )

/** Two pictures side by side. */
export const beside = (one: Picture, other: Picture): Picture =>
  sample({ width: one.width + other.width, height: Math.max(one.height, other.height) }, (x, y) =>
    x < one.width ? pixel(one, x, y) : pixel(other, x - one.width, y),
  )

/** Converts a picture to the format of a canvas. */
export function imageOf({ width, height, grey }: Picture): ImageData {
  const data = new Uint8ClampedArray(width * height * 4)
  for (const [index, value] of grey.entries()) data.set([value, value, value, 255], index * 4)
  return { data, width, height, colorSpace: 'srgb' }
}
