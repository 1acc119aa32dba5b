import type { DeskEdition } from '../vat/known-editions.ts'
import type { RulesEditionId } from '../vat/rules.ts'

/** The response of `/config.json`: what the page needs to know of its server. It contains no secrets. */
export type PublicConfig = {
  /** Base URL of the API; '' means the page's own origin. */
  apiUrl: string
  /** Base URL of the exchange rates, `{ratesUrl}/latest`: our server, or a public service with the same response. */
  ratesUrl: string
  publishableKey: string
  /** The style of a street map on another host; null where `mapTilesUrl` has the streets. */
  mapStyleUrl: string | null
  /** An archive of streets (PMTiles) that our server serves by byte ranges; null where another host has them. */
  mapTilesUrl: string | null
  rulesEdition: RulesEditionId
  /** The figures of `rulesEdition` if it is a desk edition, because no build contains them. */
  edition?: DeskEdition
  siteUrl: string
  operatorEmail: string | null
  features: { mailbox: boolean }
}
