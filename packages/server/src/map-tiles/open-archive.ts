import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { archiveHeaderLength, partOfArchive } from '#server/settings/tile-archive.mjs'

/** The length of an archive's header and root directory: PMTiles, version 3, has both in the first 16 kB. */
const headLength = 16_384
/** Longer ranges are streamed in pieces, so that a request for a whole country does not fill the memory. */
const largestPiece = 1_048_576

/** An open file of map tiles. */
export type TileArchive = {
  /** In bytes. */
  size: number
  /** Changes if the length or position of a tile changes, or the metadata. */
  tag: string
  /** Returns the bytes from `start` to `end`, both inclusive. Throws if the file has become shorter. */
  read(start: number, end: number): Promise<Uint8Array<ArrayBuffer> | ReadableStream>
  close(): Promise<void>
}

/**
 * Opens an archive, whose format the settings have checked. It stays open, so a replaced file is served after the next
 * start. The tag is derived from size, header and metadata, so that several servers with the same file have the same
 * one. The metadata of Protomaps' archives contain the day of their data; the tiles themselves are not read.
 */
export async function openTileArchive(path: string): Promise<TileArchive> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    return {
      size,
      tag: await readTag(file, size),
      read: (start, end) => readRange(file, start, end),
      close: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}

async function readTag(file: FileHandle, size: number): Promise<string> {
  const head = await readWhole(file, 0, Math.min(headLength, size))
  const header = Buffer.from(head.buffer, 0, archiveHeaderLength)
  const { offset, length } = partOfArchive(header, 'metadata')
  const metadata = await readWhole(file, offset, Math.min(length, largestPiece))
  return createHash('sha256').update(String(size)).update(head).update(metadata).digest('hex').slice(0, 24)
}

async function readRange(file: FileHandle, start: number, end: number) {
  const length = end - start + 1
  if (length <= largestPiece) return readWhole(file, start, length)
  return Readable.toWeb(file.createReadStream({ start, end, autoClose: false })) as ReadableStream
}

async function readWhole(file: FileHandle, start: number, length: number) {
  const bytes = new Uint8Array(length)
  const { bytesRead } = await file.read(bytes, 0, length, start)
  if (bytesRead < length) throw new Error(`the archive of map tiles ends at byte ${start + bytesRead}`)
  return bytes
}
