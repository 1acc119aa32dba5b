import { isDeleted } from '@retour/domain/trip/entry'
import { openTripDatabase, type TripDatabase } from './trip-database.ts'

let isSwept = false

/** Rejects where the browser has no database, refuses it, or has no room. */
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

/** The photo of a purchase's receipt, which lies on this device alone; null where there is none. */
export const readPhoto = (purchaseId: string): Promise<Blob | null> =>
  inDatabase(async (database) => {
    const stored = await database.get('photos', purchaseId)
    return stored ? new Blob([stored.bytes], { type: stored.type }) : null
  })

/** Which of these purchases have a photo here. */
export const storedPhotos = (purchaseIds: readonly string[]): Promise<string[]> =>
  inDatabase(async (database) => {
    const stored = new Set(await database.getAllKeys('photos'))
    return purchaseIds.filter((id) => stored.has(id))
  })

/** In place of the one before. Resolved once it is on the disk. */
export async function savePhoto(purchaseId: string, photo: Blob): Promise<void> {
  const bytes = await photo.arrayBuffer()
  await inDatabase(async (database) => {
    const writing = database.transaction('photos', 'readwrite', { durability: 'strict' })
    await Promise.all([writing.store.put({ bytes, type: photo.type }, purchaseId), writing.done])
  })
}

export const removePhoto = (purchaseId: string): Promise<void> =>
  inDatabase((database) => database.delete('photos', purchaseId))

/** Of purchases that were deleted in a visit before this one: until then a deletion can be undone. */
async function removeLeftOver(database: TripDatabase): Promise<void> {
  const writing = database.transaction(['photos', 'rows'], 'readwrite')
  const [photos, rows] = [writing.objectStore('photos'), writing.objectStore('rows').index('id')]
  for (const id of await photos.getAllKeys()) {
    const stored = await rows.getAll(id)
    if (stored.every(({ entry }) => isDeleted(entry))) await photos.delete(id)
  }
  await writing.done
}
