import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { type DeskEdition, registeredEdition } from '@retour/domain/vat/known-editions'
import type { ChangedLocation } from '@retour/domain/places/refund-locations'
import type { RulesEditionId } from '@retour/domain/vat/rules'

/** The input for writing pages. Its name is a hash of the input, so pages with the same name are equal. */
export type PagesOrder = {
  name: string
  edition: RulesEditionId
  /** The figures of a desk's edition; null for a shipped one. */
  record: DeskEdition | null
  /** The desk's changes of shipped locations. */
  locations: readonly ChangedLocation[]
  /** The site's URL in printable guides; '' = none. */
  siteUrl: string
}

/**
 * Returns the order of an edition with changed locations and a site's URL; null if the build has these pages. Numbers
 * of editions start again in each database, so the figures are part of the name.
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

/**
 * Returns the folder of written pages beside a build (`build/<name>/client`). Each order has a folder that appears when
 * it is complete.
 */
export const madePagesFolder = (siteFolder: string) => join(siteFolder, '..', 'made')
