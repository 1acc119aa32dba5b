import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { DeskEdition } from '@retour/domain/vat/known-editions'

/** What pages are written from beside a build; the order is named by it, so pages of the same name say the same. */
export type PagesOrder = {
  name: string
  edition: DeskEdition
  /** What printable guides name as the address of the site; '' = none. */
  siteUrl: string
}

/** Names the pages of an edition of the desk for an address. Numbers of editions begin again with each database. */
export function pagesOrder(edition: DeskEdition, siteUrl: string): PagesOrder {
  const sum = createHash('sha256').update(JSON.stringify([edition, siteUrl]))
  return { name: `${edition.id}-${sum.digest('hex').slice(0, 20)}`, edition, siteUrl }
}

/** Where they lie beside the site of a build (`build/<name>/client`): each order in a folder that appears whole. */
export const madePagesFolder = (siteFolder: string) => join(siteFolder, '..', 'made')
