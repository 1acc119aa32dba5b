import {
  readStored,
  removeText,
  type StorageArea,
  storedKeys,
  writeStored,
} from '#app/platform/browser-storage.ts'
import { peopleLeft } from '#app/platform/forget-person.ts'
import { toBackendError } from './backend-error.ts'

/** Where a response is stored on this device. `family` is the common prefix of the keys, `name` identifies one. */
export type StoragePlace = {
  area: StorageArea
  family: string
  name: string
  maxAgeMs: number
  /** The page still loads it after a sign-out. Until the page is opened again, it is then not stored. */
  needsNoAccount?: boolean
}

type StoredAnswer = { atMs: number; answer: unknown }

const keyOf = ({ family, name }: StoragePlace) => `${family}${name}`

/**
 * Returns the options of a query whose last response is stored on this device, so that the page shows it offline.
 * `dataUpdatedAt` is when it was loaded. After 401, 403 or 404 the stored response is removed, because this person may
 * no longer read it. One that arrives after its person has signed out is not stored.
 */
export function storedQuery<Answer>(place: StoragePlace, read: () => Promise<Answer>) {
  return {
    queryFn: async () => {
      const leftBefore = peopleLeft()
      try {
        const answer = await read()
        if (peopleLeft() === leftBefore) storeAnswer(place, answer)
        return answer
      } catch (error) {
        const { status } = toBackendError(error)
        if (status === 401 || status === 403 || status === 404) removeText(place.area, keyOf(place))
        throw error
      }
    },
    initialData: () => readStoredAnswer(place)?.answer as Answer | undefined,
    initialDataUpdatedAt: () => readStoredAnswer(place)?.atMs,
    staleTime: 0,
  }
}

/** Stores a response of another call, such as that of a move, and removes expired ones of its family. */
export function storeAnswer(place: StoragePlace, answer: unknown): void {
  if (place.needsNoAccount && peopleLeft() > 0) return
  for (const key of storedKeys(place.area, place.family))
    if (!isFresh(readStored(place.area, key), place.maxAgeMs)) removeText(place.area, key)
  writeStored(place.area, keyOf(place), { atMs: Date.now(), answer })
}

function readStoredAnswer(place: StoragePlace): StoredAnswer | null {
  const stored = readStored(place.area, keyOf(place))
  return isFresh(stored, place.maxAgeMs) ? stored : null
}

function isFresh(stored: unknown, maxAgeMs: number): stored is StoredAnswer {
  const { atMs, answer } = (stored ?? {}) as Partial<StoredAnswer>
  return typeof atMs === 'number' && Date.now() - atMs < maxAgeMs && typeof answer === 'object'
}
