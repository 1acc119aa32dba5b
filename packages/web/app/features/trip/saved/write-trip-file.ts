import { isDeleted } from '@retour/domain/trip/entry'
import type { Entry } from '@retour/domain/trip/entry-schema'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { m } from '#app/paraglide/messages.js'
import type { TripView } from '#app/features/trip/trip-view.ts'
import { photoNames, safeName } from './photo-names.ts'
import { purchasesCsv } from './purchases-csv.ts'
import {
  type Contents,
  contentsName,
  crc32,
  fileVersion,
  pageName,
  rowsName,
  type SavedRows,
  tableName,
} from './trip-file-format.ts'
import { tripHtml } from './trip-html.ts'

/** The photos of receipts by the id of their purchase. Everything rejects if the browser has none. */
export interface PhotoSource {
  idsOf: (purchaseIds: readonly string[]) => Promise<string[]>
  read: (purchaseId: string) => Promise<Blob | null>
}

export interface TripFile {
  name: string
  content: Blob
  purchases: number
  photos: number
  /** The number of photos that could not be read; null if the total is unknown. */
  missing: number | null
}

interface TripToSave {
  view: TripView
  entries: ReadonlyMap<string, Entry>
  photos: PhotoSource
  now: Date
  /** YYYY-MM-DD on this device. */
  today: string
  /** Called before each photo with its number and the total. */
  onProgress: (at: number, all: number) => void
}

/**
 * Returns the trip as a ZIP: a table and a page to read, every row that is not deleted, and the photos. An unreadable
 * photo does not stop the rest. Only one photo is in memory at a time.
 */
export async function writeTripFile(saving: TripToSave): Promise<TripFile> {
  const { view, entries, photos, now, today, onProgress } = saving
  const tripId = view.trip?.id
  const rows = [...entries.values()].filter((entry) => entry.tripId === tripId && !isDeleted(entry))
  const zip = openZip(now)
  const names = photoNames(view.purchases)
  const found = await photos.idsOf([...names.keys()]).catch((error: unknown) => {
    console.warn('The photos could not be looked up:', error)
    return null
  })
  const written = new Map<string, string>()
  let missing = 0
  for (const [at, id] of (found ?? []).entries()) {
    onProgress(at + 1, found?.length ?? 0)
    const bytes = await bytesOf(photos, id)
    if (bytes === null) missing += 1
    else if (bytes) {
      const name = names.get(id) ?? ''
      written.set(id, name)
      zip.add(name, bytes, 'stored')
    }
  }
  const table: SavedRows = {
    exportedAt: now.toISOString(),
    trip_entries: rows.map(({ id, tripId: trip_id, kind, seen, fields }) => ({
      id,
      trip_id,
      kind,
      entry: { seen, fields },
    })),
    photos: [...written].map(([purchase_id, file]) => ({ purchase_id, file })),
  }
  zip.addText(rowsName, `${JSON.stringify(table, null, 2)}\n`)
  zip.addText(tableName, purchasesCsv(view, written))
  zip.addText(pageName, tripHtml(view, written, today))
  return {
    name: `${[safeName(view.trip?.name || m.trip_name()), today].join(' ')}.zip`,
    content: zip.end(),
    purchases: view.purchases.length,
    photos: written.size,
    missing: found && missing,
  }
}

/** Returns null if it could not be read; undefined if it was removed in the meantime. */
async function bytesOf(photos: PhotoSource, id: string): Promise<Uint8Array<ArrayBuffer> | null | undefined> {
  try {
    const photo = await photos.read(id)
    return photo ? new Uint8Array(await photo.arrayBuffer()) : undefined
  } catch (error) {
    console.warn('A photo could not be read:', error)
    return null
  }
}

function openZip(now: Date) {
  const chunks: Blob[] = []
  const files: Contents['files'] = []
  let failure: Error | null = null
  const zip = new Zip((error, chunk) => {
    failure ??= error
    // A browser may store blobs on disk.
    if (chunk) chunks.push(new Blob([chunk]))
  })
  function put(name: string, bytes: Uint8Array, how: 'stored' | 'packed') {
    const file = how === 'stored' ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    file.mtime = now
    zip.add(file)
    file.push(bytes, true)
    if (failure) throw failure
  }
  function add(name: string, bytes: Uint8Array, how: 'stored' | 'packed') {
    put(name, bytes, how)
    files.push({ name, size: bytes.length, crc32: crc32(bytes) })
  }
  const encode = (text: string) => new TextEncoder().encode(text)
  return {
    add,
    addText: (name: string, text: string) => add(name, encode(text), 'packed'),
    /** Adds the list of all files, with which a reader verifies them. */
    end(): Blob {
      const contents: Contents = { format: 'retour-trip', version: fileVersion, files }
      put(contentsName, encode(`${JSON.stringify(contents, null, 2)}\n`), 'packed')
      zip.end()
      if (failure) throw failure
      return new Blob(chunks, { type: 'application/zip' })
    },
  }
}
