import type { Country } from '../places/countries.ts'
import type { VatRule } from './vat-rule.ts'

/** An edition that was made at the desk (docs/decisions/0033). */
export type DeskEditionId = `desk-${number}`

export type DeskEdition = { id: DeskEditionId; name: string; rules: Record<Country, VatRule> }

const known = new Map<string, DeskEdition>()

/**
 * Registers an edition of the desk in this process or page. An edition never changes under its id. Its shape was
 * validated before it was approved.
 */
export function registerEdition(edition: DeskEdition): void {
  if (!known.has(edition.id)) known.set(edition.id, edition)
}

/** Returns a registered edition of the desk; undefined for any other text. */
export const registeredEdition = (id: unknown): DeskEdition | undefined =>
  typeof id === 'string' ? known.get(id) : undefined

/** Returns whether the value has the form of a desk edition's id, registered here or not. */
export const isDeskEditionId = (id: unknown): id is DeskEditionId =>
  typeof id === 'string' && /^desk-[1-9]\d{0,8}$/.test(id)
