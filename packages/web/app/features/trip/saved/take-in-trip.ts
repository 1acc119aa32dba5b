import { isDeleted, readEntry } from '@retour/domain/trip/entry'
import { savePhoto, storedPhotos } from '#app/platform/receipt-photos.ts'
import { readTrip } from '#app/platform/trip-device.ts'
import { takeInRows } from '#app/platform/trip-taking-in.ts'
import { readTripFile } from './read-trip-file.ts'

export interface TakenIn {
  name: string
  purchases: number
  /** The number of photos on this device now. */
  photos: number
  /** The number of photos without room on the device. */
  withoutRoom: number
  /** Rows that were deleted here after the trip was saved. */
  stayedDeleted: number
}

/**
 * Imports a saved trip: its rows all or none, then one photo after another. Existing photos stay. Throws TripFileError
 * or OtherRow without a change; a second import adds photos that had no room.
 */
export async function takeInTrip(
  file: Blob,
  onProgress: (at: number, all: number) => void,
): Promise<TakenIn> {
  const { tripId, entries, photos } = await readTripFile(file)
  const { stayedDeleted } = await takeInRows(tripId, entries)
  const isLiving = new Set(
    [...readTrip().entries.values()].filter((entry) => !isDeleted(entry)).map(({ id }) => id),
  )
  const livingPhotos = photos.filter(({ purchaseId }) => isLiving.has(purchaseId))
  let takenIn = 0
  try {
    const here = new Set(await storedPhotos(livingPhotos.map(({ purchaseId }) => purchaseId)))
    takenIn = here.size
    for (const [at, { purchaseId, read }] of livingPhotos
      .filter((one) => !here.has(one.purchaseId))
      .entries()) {
      onProgress(here.size + at + 1, livingPhotos.length)
      await savePhoto(purchaseId, read())
      takenIn += 1
    }
  } catch (error) {
    console.warn('Not all photos could be kept:', error)
  }
  const trip = readTrip().entries.get(tripId)
  const read = trip && readEntry(trip)
  return {
    name: read?.kind === 'trip' ? read.record.name : '',
    purchases: entries.filter(({ id, kind }) => kind === 'purchase' && isLiving.has(id)).length,
    photos: takenIn,
    withoutRoom: livingPhotos.length - takenIn,
    stayedDeleted: stayedDeleted.length,
  }
}
