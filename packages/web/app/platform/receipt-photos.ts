import { isDeleted } from '@retour/domain/trip/entry'
import { openTripDatabase, type TripDatabase } from './trip-database.ts'

let isSwept = false

/** Opens the database. Rejects if the browser has none, refuses it, or has no space. */
async function inDatabase<Result>(work: (database: TripDatabase) => Promise<Result>): Promise<Result> {
  const database = await openTripDatabase()
  try {
    if (!isSwept) await removeLeftOver(database)
    isSwept = true
    return await work(database)
  } finally {
    database.close()
  }
}

/** Returns the photo of a purchase's receipt, stored on this device only; null if there is none. */
export const readPhoto = (purchaseId: string): Promise<Blob | null> =>
  inDatabase(async (database) => {
    const stored = await database.get('photos', purchaseId)
    return stored ? new Blob([stored.bytes], { type: stored.type }) : null
  })

/** Returns which of these purchases have a photo here. */
export const storedPhotos = (purchaseIds: readonly string[]): Promise<string[]> =>
  inDatabase(async (database) => {
    const stored = new Set(await database.getAllKeys('photos'))
    return purchaseIds.filter((id) => stored.has(id))
  })

/** Stores a photo in place of the earlier one. Resolves once it is stored. */
export async function savePhoto(purchaseId: string, photo: Blob): Promise<void> {
  const bytes = await photo.arrayBuffer()
  await inDatabase(async (database) => {
    const writing = database.transaction('photos', 'readwrite', { durability: 'strict' })
    await Promise.all([writing.store.put({ bytes, type: photo.type }, purchaseId), writing.done])
  })
}

export const removePhoto = (purchaseId: string): Promise<void> =>
  inDatabase((database) => database.delete('photos', purchaseId))

/** Removes photos of purchases that were deleted in an earlier visit; until then a deletion can be undone. */
async function removeLeftOver(database: TripDatabase): Promise<void> {
  const writing = database.transaction(['photos', 'rows'], 'readwrite')
  const [photos, rows] = [writing.objectStore('photos'), writing.objectStore('rows').index('id')]
  for (const id of await photos.getAllKeys()) {
    const stored = await rows.getAll(id)
    if (stored.every(({ entry }) => isDeleted(entry))) await photos.delete(id)
  }
  await writing.done
}
