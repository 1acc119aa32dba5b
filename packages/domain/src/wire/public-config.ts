import type { DeskEdition } from '../vat/known-editions.ts'
import type { RulesEditionId } from '../vat/rules.ts'

/** The answer of `/config.json`: what the page needs to know of its server, never a secret. */
export type PublicConfig = {
  /** Base of the API; the empty text means the page's own origin. */
  apiUrl: string
  /** Base of the exchange-rate call, `{ratesUrl}/latest`: our server's, or a public service's that answers alike. */
  ratesUrl: string
  publishableKey: string
  /** The style of a street map on another host; null where `mapTilesUrl` has the streets. */
  mapStyleUrl: string | null
  /** An archive of streets (PMTiles) that our server serves by byte ranges; null where another host has them. */
  mapTilesUrl: string | null
  rulesEdition: RulesEditionId
  /** The figures of `rulesEdition` where it was made at the desk: no build knows them. */
  edition?: DeskEdition
  siteUrl: string
  operatorEmail: string | null
  features: { mailbox: boolean }
}
