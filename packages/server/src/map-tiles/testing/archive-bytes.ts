import { gzipSync } from 'node:zlib'
import { zxyToTileId } from 'pmtiles'

export type Tile = { z: number; x: number; y: number; data: Uint8Array }

type Made = {
  tiles: Tile[]
  /** West, south, east, north. */
  bounds: [number, number, number, number]
  layers?: string[]
  /** Bytes of the header to replace by wrong ones. */
  header?: Record<number, number>
}

const headerLength = 127

/**
 * Returns a complete PMTiles archive (version 3, gzip): a root directory, metadata, the tiles, and no leaf directories.
 */
export function archiveBytes({
  tiles,
  bounds,
  layers = protomapsLayers,
  header: changes = {},
}: Made): Buffer {
  const placed = tiles
    .map(({ z, x, y, data }) => ({ id: zxyToTileId(z, x, y), data: gzipSync(data) }))
    .toSorted((one, other) => one.id - other.id)
  const root = gzipSync(directory(placed.map(({ id, data }) => ({ id, length: data.length }))))
  const metadata = gzipSync(JSON.stringify({ vector_layers: layers.map((id) => ({ id, fields: {} })) }))
  const body = Buffer.concat(placed.map(({ data }) => data))
  const header = Buffer.alloc(headerLength)
  header.write('PMTiles', 'latin1')
  header[7] = 3
  const rootAt = headerLength
  const metadataAt = rootAt + root.length
  const tilesAt = metadataAt + metadata.length
  const numbers = [rootAt, root.length, metadataAt, metadata.length, tilesAt, 0, tilesAt, body.length]
  for (const [index, value] of [...numbers, ...Array(3).fill(tiles.length)].entries())
    header.writeBigUInt64LE(BigInt(value), 8 + 8 * index)
  const zooms = tiles.map(({ z }) => z)
  // Clustered; directories and tiles in gzip; vector tiles.
  header.set([1, 2, 2, 1, Math.min(...zooms), Math.max(...zooms)], 96)
  for (const [index, degrees] of bounds.entries())
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * index)
  for (const [at, value] of Object.entries(changes)) header[Number(at)] = value
  return Buffer.concat([header, root, metadata, body])
}

export const protomapsLayers = ['earth', 'water', 'landuse', 'roads', 'buildings', 'places']

/** Encodes the entries by column, as varints: differences of ids, run lengths of one, lengths, offsets. */
function directory(entries: { id: number; length: number }[]): Buffer {
  const ids = entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0))
  const runs = entries.map(() => 1)
  const lengths = entries.map(({ length }) => length)
  const places = entries.map((_, index) => (index === 0 ? 1 : 0))
  return Buffer.from([entries.length, ...ids, ...runs, ...lengths, ...places].flatMap(varint))
}

function varint(value: number): number[] {
  const low = value % 128
  return value < 128 ? [low] : [low + 128, ...varint(Math.floor(value / 128))]
}
