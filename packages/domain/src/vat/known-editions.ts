import type { Country } from '../places/countries.ts'
import type { VatRule } from './vat-rule.ts'

/** An edition that was made at the desk (docs/decisions/0033). */
export type DeskEditionId = `desk-${number}`

export type DeskEdition = { id: DeskEditionId; name: string; rules: Record<Country, VatRule> }

const known = new Map<string, DeskEdition>()

/**
 * Makes an edition of the desk known to this process or page, once and for all: one with this id never changes. Its shape was
 * checked before it was approved.
 */
export function registerEdition(edition: DeskEdition): void {
  if (!known.has(edition.id)) known.set(edition.id, edition)
}

/** An edition of the desk that was learned here; undefined for any other text. */
export const registeredEdition = (id: unknown): DeskEdition | undefined =>
  typeof id === 'string' ? known.get(id) : undefined

/** Could this be the id of an edition of the desk, known here or not? */
export const isDeskEditionId = (id: unknown): id is DeskEditionId =>
  typeof id === 'string' && /^desk-[1-9]\d{0,8}$/.test(id)
