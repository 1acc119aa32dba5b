import { isEditionId, type RulesEditionId } from '@retour/domain/vat/edition-ids'
import {
  type DeskEdition,
  isDeskEditionId,
  registerEdition,
  registeredEdition,
} from '@retour/domain/vat/known-editions'
import { readStored, writeStored } from '#app/platform/browser-storage.ts'
import { pageEdition } from '#app/platform/build-settings.ts'

const storageKey = 'retour-edition'
/** The maximum number of stored desk editions; calculations on this device may refer to them. */
const maxStored = 3

/** The stored data: the edition that the server named last, and its desk editions, the newest first. */
type StoredEditions = { named: string; desk: DeskEdition[] }

function readStoredEdition(): StoredEditions | null {
  const stored = readStored('localStorage', storageKey)
  // Older versions stored only the name.
  if (typeof stored === 'string') return { named: stored, desk: [] }
  const { named, desk } = (stored ?? {}) as Partial<StoredEditions>
  return typeof named === 'string' && Array.isArray(desk) ? { named, desk: desk.filter(isWhole) } : null
}

const isWhole = (edition: Partial<DeskEdition> | null): edition is DeskEdition =>
  isDeskEditionId(edition?.id) && typeof edition?.name === 'string' && typeof edition.rules === 'object'

/** Returns the edition that the server named last, if it is known here; null if the server was never asked. */
export function readNamedEdition(): unknown {
  const storedEdition = readStoredEdition()
  for (const edition of storedEdition?.desk ?? []) registerEdition(edition)
  return storedEdition?.named ?? null
}

/**
 * Registers the edition that the server has named and stores it for offline use. `edition` are the figures of a desk
 * edition. Returns false if the browser cannot store it.
 */
export function storeNamedEdition({
  rulesEdition,
  edition,
}: {
  rulesEdition: string
  edition?: DeskEdition
}): boolean {
  const before = readStoredEdition()?.desk ?? []
  if (edition && isWhole(edition)) registerEdition(edition)
  const own = registeredEdition(rulesEdition)
  const desk = own ? [own, ...before.filter(({ id }) => id !== own.id)].slice(0, maxStored) : before
  return writeStored('localStorage', storageKey, { named: rulesEdition, desk } satisfies StoredEditions)
}

/** Returns the edition that was named, else that of the page. */
export const editionOf = (named: unknown): RulesEditionId => (isEditionId(named) ? named : pageEdition)
