import { readEntry } from '@retour/domain/trip/entry'
import type { Entry } from '@retour/domain/trip/entry-schema'
import { unzipSync } from 'fflate'
import {
  type Contents,
  contentsName,
  contentsSchema,
  crc32,
  fileVersion,
  limits,
  rowsName,
  rowsSchema,
} from './trip-file-format.ts'

export type FileFault = 'unreadable' | 'foreign' | 'broken' | 'newer' | 'too-large'

/** Why a file cannot be opened as a saved trip. Nothing was changed. */
export class TripFileError extends Error {
  readonly fault: FileFault
  constructor(fault: FileFault, options?: ErrorOptions) {
    super(`The file of a trip is ${fault}.`, options)
    this.fault = fault
  }
}

export interface OpenedTrip {
  tripId: string
  entries: Entry[]
  photos: { purchaseId: string; read: () => Blob }[]
}

/** Reads a saved trip completely: every row, every photo, and their checksums. Throws TripFileError. */
export async function readTripFile(file: Blob): Promise<OpenedTrip> {
  if (file.size > limits.file) throw new TripFileError('too-large')
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch (error) {
    throw new TripFileError('unreadable', { cause: error })
  }
  const contents = readContents(bytes)
  const rows = rowsSchema.safeParse(parse(take(bytes, contents, rowsName, limits.rows)))
  if (!rows.success) throw new TripFileError('broken', { cause: rows.error })
  const entries = rows.data.trip_entries.map(({ id, trip_id: tripId, kind, entry }): Entry => ({
    id,
    tripId,
    kind,
    ...entry,
  }))
  const tripId = tripOf(entries)
  const purchaseIds = new Set(entries.filter(({ kind }) => kind === 'purchase').map(({ id }) => id))
  const photos = rows.data.photos.map(({ purchase_id: purchaseId, file: name }) => {
    if (!purchaseIds.delete(purchaseId)) throw new TripFileError('broken')
    const read = () => jpeg(take(bytes, contents, name, limits.photo))
    read()
    return { purchaseId, read }
  })
  return { tripId, entries, photos }
}

function readContents(bytes: Uint8Array): Contents {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (!isZip) throw new TripFileError('foreign')
  const found = unpack(bytes, contentsName, limits.contents)
  if (!found) throw new TripFileError('foreign')
  const contents = contentsSchema.safeParse(parse(found))
  if (!contents.success) throw new TripFileError('foreign', { cause: contents.error })
  if (contents.data.version > fileVersion) throw new TripFileError('newer')
  return contents.data
}

/** Returns one file if its checksum is right. */
function take(bytes: Uint8Array, { files }: Contents, name: string, most: number): Uint8Array {
  const listed = files.find((file) => file.name === name)
  if (!listed) throw new TripFileError('broken')
  const found = unpack(bytes, name, most)
  if (found?.length !== listed.size || crc32(found) !== listed.crc32) throw new TripFileError('broken')
  return found
}

/**
 * Returns undefined if there is no file of that name. A file that claims to be larger than `most` is never unpacked.
 */
function unpack(bytes: Uint8Array, name: string, most: number): Uint8Array | undefined {
  try {
    const found = unzipSync(bytes, {
      filter: (file) => {
        if (file.name !== name) return false
        if (file.originalSize > most || file.size > most) throw new TripFileError('too-large')
        return true
      },
    })
    return found[name]
  } catch (error) {
    throw error instanceof TripFileError ? error : new TripFileError('broken', { cause: error })
  }
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    throw new TripFileError('broken', { cause: error })
  }
}

/**
 * Returns the rows of one trip, including the trip itself. Rows of a newer version of the site are kept, as in an
 * account.
 */
function tripOf(entries: readonly Entry[]): string {
  const trip = entries.find(({ kind }) => kind === 'trip')
  const tripId = trip && readEntry(trip) ? trip.id : undefined
  const ids = new Set(entries.map(({ id }) => id))
  const isSound =
    tripId !== undefined &&
    ids.size === entries.length &&
    entries.length <= limits.entries &&
    entries.every(
      (entry) =>
        entry.tripId === tripId && (entry.kind === 'trip') === (entry.id === tripId) && isEntry(entry),
    )
  if (!isSound) throw new TripFileError('broken')
  return tripId
}

/** Every value must be in the row's version vector; otherwise no later write could replace it. */
const isEntry = (entry: Entry) =>
  Object.values(entry.fields).every((values) =>
    values.every(({ device, n }) => n <= (entry.seen[device] ?? 0)),
  )

function jpeg(bytes: Uint8Array): Blob {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes[2] !== 0xff) throw new TripFileError('broken')
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' })
}
