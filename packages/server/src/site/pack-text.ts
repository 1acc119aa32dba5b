import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './choose-encoding.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

type Packed = Buffer<ArrayBuffer>
export type PackText = (
  name: string,
  encoding: Exclude<Encoding, 'identity'>,
  read: () => Promise<Buffer>,
) => Promise<Packed>

/** Of brotli: 13 ms for a page of 100 kB, 10 % larger than the best, which takes 300 ms. */
const quickQuality = 5
const bestQuality = 11

/**
 * Compresses texts that never change, each once for an encoding. Whoever asks first gets the quick form; the best one
 * follows at once, one text at a time so that it takes one processor at most, and is what everybody after gets.
 */
export function createPacker(): PackText {
  const packed = new Map<string, Promise<Packed>>()
  let best: Promise<unknown> = Promise.resolve()
  const improve = async (key: string, read: () => Promise<Buffer>) => {
    const result = await brotli(await read(), bestQuality)
    packed.set(key, Promise.resolve(result))
  }
  return (name, encoding, read) => {
    const key = `${encoding} ${name}`
    const cached = packed.get(key)
    if (cached) return cached
    const made = read().then((text) => (encoding === 'br' ? brotli(text, quickQuality) : gzipped(text)))
    packed.set(key, made)
    made.then(
      () => {
        // Where that fails the quick form stays.
        if (encoding === 'br') best = best.then(() => improve(key, read)).catch(() => {})
      },
      // Whoever asks next tries again.
      () => packed.delete(key),
    )
    return made
  }
}

const { BROTLI_MIN_WINDOW_BITS, BROTLI_MAX_WINDOW_BITS } = constants
/** As large as the text: the encoder's memory grows with it, 40 MB for the usual window, of which a page uses a thirtieth. */
const windowBits = ({ length }: Buffer) =>
  Math.min(Math.max(Math.ceil(Math.log2(length + 16)), BROTLI_MIN_WINDOW_BITS), BROTLI_MAX_WINDOW_BITS)

async function brotli(text: Buffer, quality: number): Promise<Packed> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(text),
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  return inOwnMemory(await toBrotli(text, { params }))
}

const gzipped = async (text: Buffer) => inOwnMemory(await toGzip(text))

/** Node puts what is short into pieces of 64 kB that many share: one page that is kept would keep a whole piece. */
function inOwnMemory(shared: Buffer): Packed {
  const own = Buffer.allocUnsafeSlow(shared.length)
  shared.copy(own)
  return own
}
