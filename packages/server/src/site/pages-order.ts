import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { type DeskEdition, registeredEdition } from '@retour/domain/vat/known-editions'
import type { ChangedLocation } from '@retour/domain/places/refund-locations'
import type { RulesEditionId } from '@retour/domain/vat/rules'

/** What pages are written from beside a build; the order is named by it, so pages of the same name say the same. */
export type PagesOrder = {
  name: string
  edition: RulesEditionId
  /** The figures of an edition of the desk; null for a shipped one. */
  record: DeskEdition | null
  /** What the desk has changed of the shipped locations. */
  locations: readonly ChangedLocation[]
  /** What printable guides name as the address of the site; '' = none. */
  siteUrl: string
}

/**
 * Names the pages of an edition with changed locations for an address; null where those of the build say all that. Numbers of
 * editions begin again with each database.
 */
export function pagesOrder(
  edition: RulesEditionId,
  locations: readonly ChangedLocation[],
  siteUrl: string,
): PagesOrder | null {
  const record = registeredEdition(edition) ?? null
  if (!record && locations.length === 0) return null
  const sum = createHash('sha256').update(JSON.stringify([edition, record, locations, siteUrl]))
  return { name: `${edition}-${sum.digest('hex').slice(0, 20)}`, edition, record, locations, siteUrl }
}

/** Where they lie beside the site of a build (`build/<name>/client`): each order in a folder that appears whole. */
export const madePagesFolder = (siteFolder: string) => join(siteFolder, '..', 'made')
