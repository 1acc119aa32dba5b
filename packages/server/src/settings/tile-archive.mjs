// Plain JavaScript: the settings are read on the system's Node, before anything is installed.
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** Of a PMTiles archive of version 3 (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md). */
export const archiveHeaderLength = 127

/** Where the header says where a part begins; how long it is stands 8 bytes later. */
const places = { root: 8, metadata: 24, leaves: 40, tiles: 56 }

/**
 * Where a part of an archive lies, in bytes, as its header says.
 * @param {Buffer} header
 * @param {keyof typeof places} part
 * @returns {{ offset: number, length: number }}
 */
export const partOfArchive = (header, part) => ({
  offset: Number(header.readBigUInt64LE(places[part])),
  length: Number(header.readBigUInt64LE(places[part] + 8)),
})

/** Compressions that the browser's reader knows, and vector tiles as Mapbox wrote them down (MVT). */
const none = 1
const gzip = 2
const mvt = 1

/** Layers of the archive that the map is drawn from; other layouts have other names for them. */
const layersOfProtomaps = ['earth', 'water', 'roads', 'places']

/** More metadata than this is none: a planet's are 20 kB. */
const largestMetadata = 4_000_000

/**
 * Reads where a PMTiles archive lies. Throws an Error that says what is wrong with it: not there, of another kind or
 * version, cut short, pictures instead of vector tiles, another layout than Protomaps'.
 * @param {string} text a path, from the working directory
 * @returns {string} absolute
 */
export function tileArchive(text) {
  const path = resolve(text)
  let file
  try {
    file = openSync(path, 'r')
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    throw new Error(`must name a PMTiles archive that can be read (${code})`, { cause: error })
  }
  try {
    const stat = fstatSync(file)
    if (!stat.isFile()) throw new Error('must name a file: a PMTiles archive')
    checkArchive(stat.size, (offset, length) => readPart(file, offset, length))
  } finally {
    closeSync(file)
  }
  return path
}

/**
 * @param {number} size of the file, in bytes
 * @param {(offset: number, length: number) => Buffer} read
 */
function checkArchive(size, read) {
  const header = read(0, archiveHeaderLength)
  const version = header[7]
  if (header.length < archiveHeaderLength || header.toString('latin1', 0, 7) !== 'PMTiles')
    throw new Error('must name a PMTiles archive; this file is something else')
  if (version !== 3)
    throw new Error(`must name a PMTiles archive of version 3; this one is of version ${version}`)
  if (header[99] !== mvt)
    throw new Error('must name an archive of vector tiles (MVT); this one holds pictures or something else')
  if ([header[97], header[98]].some((compression) => compression !== none && compression !== gzip))
    throw new Error('must name an archive that is compressed with gzip or not at all, as browsers read it')
  const parts = /** @type {(keyof typeof places)[]} */ (Object.keys(places))
  if (parts.map((part) => partOfArchive(header, part)).some(({ offset, length }) => offset + length > size))
    throw new Error('must name a whole archive; this one is cut short')
  const layers = layersOf(partOfArchive(header, 'metadata'), header[97] === gzip, read)
  const missing = layersOfProtomaps.filter((layer) => !layers.includes(layer))
  if (missing.length > 0)
    throw new Error(`must name an archive with the layers of Protomaps; this one lacks ${missing.join(', ')}`)
}

/**
 * The names of its layers, as the metadata tell them.
 * @param {{ offset: number, length: number }} place
 * @param {boolean} isPacked
 * @param {(offset: number, length: number) => Buffer} read
 * @returns {unknown[]}
 */
function layersOf({ offset, length }, isPacked, read) {
  try {
    const bytes = read(offset, Math.min(length, largestMetadata))
    const text = isPacked ? gunzipSync(bytes, { maxOutputLength: largestMetadata }) : bytes
    const { vector_layers: layers } = JSON.parse(text.toString('utf8'))
    return layers.map((/** @type {{ id: unknown }} */ { id }) => id)
  } catch (error) {
    throw new Error('must name an archive whose metadata can be read', { cause: error })
  }
}

/**
 * @param {number} file
 * @param {number} offset
 * @param {number} length
 */
function readPart(file, offset, length) {
  const bytes = Buffer.alloc(length)
  return bytes.subarray(0, readSync(file, bytes, 0, length, offset))
}
