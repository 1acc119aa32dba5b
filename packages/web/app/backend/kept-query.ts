import {
  readStored,
  removeText,
  type StorageArea,
  storedKeys,
  writeStored,
} from '#app/platform/browser-storage.ts'
import { toBackendError } from './backend-error.ts'

/** Where an answer is kept on this device: `family` begins the keys of all of its kind, `name` tells them apart. */
export type KeptPlace = { area: StorageArea; family: string; name: string; longestMs: number }

type Kept = { atMs: number; answer: unknown }

const keyOf = ({ family, name }: KeptPlace) => `${family}${name}`

/**
 * Of a query whose last answer stays on this device, so that the page shows it without a network; `dataUpdatedAt` of the
 * query says when it was loaded. What is refused (401, 403, 404) is not this person's any more, and goes from the device.
 */
export function keptQuery<Answer>(place: KeptPlace, read: () => Promise<Answer>) {
  return {
    queryFn: async () => {
      try {
        const answer = await read()
        keepAnswer(place, answer)
        return answer
      } catch (error) {
        const { status } = toBackendError(error)
        if (status === 401 || status === 403 || status === 404) removeText(place.area, keyOf(place))
        throw error
      }
    },
    initialData: () => readKept(place)?.answer as Answer | undefined,
    initialDataUpdatedAt: () => readKept(place)?.atMs,
    staleTime: 0,
  }
}

/** Keeps an answer that came another way, as that of a move. Those of its kind that are too old go. */
export function keepAnswer(place: KeptPlace, answer: unknown): void {
  for (const key of storedKeys(place.area, place.family))
    if (!isFresh(readStored(place.area, key), place.longestMs)) removeText(place.area, key)
  writeStored(place.area, keyOf(place), { atMs: Date.now(), answer })
}

function readKept(place: KeptPlace): Kept | null {
  const kept = readStored(place.area, keyOf(place))
  return isFresh(kept, place.longestMs) ? kept : null
}

function isFresh(kept: unknown, longestMs: number): kept is Kept {
  const { atMs, answer } = (kept ?? {}) as Partial<Kept>
  return typeof atMs === 'number' && Date.now() - atMs < longestMs && typeof answer === 'object'
}
