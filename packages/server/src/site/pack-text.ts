import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './choose-encoding.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

type Packed = Buffer<ArrayBuffer>
type PackedEncoding = Exclude<Encoding, 'identity'>
/** The compressed forms of texts. */
export type Packer = {
  /** Compresses a text, or returns it from the cache. */
  pack(name: string, encoding: PackedEncoding, read: () => Promise<Buffer>): Promise<Packed>
  /** Returns the cached form of a text; undefined if there is none yet. */
  cached(name: string, encoding: PackedEncoding): Packed | undefined
}

/**
 * The quality for brotli's first result: 13 ms for a page of 100 kB, and 10 % larger than with the best quality, which
 * takes 300 ms.
 */
const quickQuality = 5
const bestQuality = 11

/**
 * Creates a cache of compressed texts. The first request for a text and encoding gets a quickly compressed form. The
 * best form is computed afterwards, one text at a time to use at most one processor, and replaces it.
 */
export function createPacker(): Packer {
  const packed = new Map<string, Packed>()
  /** The first forms that are being made. */
  const pending = new Map<string, Promise<Packed>>()
  let best: Promise<unknown> = Promise.resolve()
  const improve = async (key: string, read: () => Promise<Buffer>) => {
    packed.set(key, await brotli(await read(), bestQuality))
  }
  const pack = async (key: string, encoding: PackedEncoding, read: () => Promise<Buffer>) => {
    try {
      const text = await read()
      const first = await (encoding === 'br' ? brotli(text, quickQuality) : gzipped(text))
      packed.set(key, first)
      // If this fails, the first form stays.
      if (encoding === 'br') best = best.then(() => improve(key, read)).catch(() => {})
      return first
    } finally {
      // After a failure the next request tries again.
      pending.delete(key)
    }
  }
  const keyOf = (name: string, encoding: PackedEncoding) => `${encoding} ${name}`
  return {
    pack: async (name, encoding, read) => {
      const key = keyOf(name, encoding)
      const cached = packed.get(key)
      if (cached) return cached
      const made = pending.get(key) ?? pack(key, encoding, read)
      pending.set(key, made)
      return made
    },
    cached: (name, encoding) => packed.get(keyOf(name, encoding)),
  }
}

const { BROTLI_MIN_WINDOW_BITS, BROTLI_MAX_WINDOW_BITS } = constants
/**
 * The window is as large as the text, because the encoder's memory grows with it: 40 MB for the default window, of
 * which a page needs a thirtieth.
 */
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

/** Copies a short result out of Node's shared 64 kB pool, so that a cached page does not retain a whole pool. */
function inOwnMemory(shared: Buffer): Packed {
  const own = Buffer.allocUnsafeSlow(shared.length)
  shared.copy(own)
  return own
}
