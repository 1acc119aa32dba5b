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
/** Of the desk's editions as many are kept as calculations of a device may still rest on. */
const maxStored = 3

/** What is kept: the edition that the server named last, and those of the desk that it has told, the newest first. */
type Kept = { named: string; desk: DeskEdition[] }

function readStoredEdition(): Kept | null {
  const stored = readStored('localStorage', storageKey)
  // Before there were editions of the desk the name alone was kept.
  if (typeof stored === 'string') return { named: stored, desk: [] }
  const { named, desk } = (stored ?? {}) as Partial<Kept>
  return typeof named === 'string' && Array.isArray(desk) ? { named, desk: desk.filter(isWhole) } : null
}

const isWhole = (edition: Partial<DeskEdition> | null): edition is DeskEdition =>
  isDeskEditionId(edition?.id) && typeof edition?.name === 'string' && typeof edition.rules === 'object'

/** What the server named last as its edition, known here; null where it was never asked. */
export function readNamedEdition(): unknown {
  const storedEdition = readStoredEdition()
  for (const edition of storedEdition?.desk ?? []) registerEdition(edition)
  return storedEdition?.named ?? null
}

/**
 * Learns what the server has named and keeps it, for a time without a network. `edition` are the figures of one that was made
 * at the desk. False where the browser keeps nothing.
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
  return writeStored('localStorage', storageKey, { named: rulesEdition, desk } satisfies Kept)
}

/** The edition that was named, else that of the page. */
export const editionOf = (named: unknown): RulesEditionId => (isEditionId(named) ? named : pageEdition)
