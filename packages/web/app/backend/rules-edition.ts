import { isEditionId, type RulesEditionId } from '@retour/domain/vat/edition-ids'
import { readStored, writeStored } from '#app/platform/browser-storage.ts'
import { pageEdition } from '#app/platform/build-settings.ts'

const storageKey = 'retour-edition'

/** What the server named last as its edition; null where it was never asked. */
export const readNamedEdition = (): unknown => readStored('localStorage', storageKey)

/** Keeps what the server has named, for a time without a network. False where the browser keeps nothing. */
export const keepNamedEdition = (named: string): boolean => writeStored('localStorage', storageKey, named)

/** The edition that was named, else that of the page. */
export const editionOf = (named: unknown): RulesEditionId => (isEditionId(named) ? named : pageEdition)
