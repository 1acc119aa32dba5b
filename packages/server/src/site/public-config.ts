import { registeredEdition } from '@retour/domain/vat/known-editions'
import type { RulesEditionId } from '@retour/domain/vat/rules'
import type { PublicConfig } from '@retour/domain/wire/public-config'
import type { Config } from '#server/config'
import { hasMailbox } from '#server/mail/mailbox-access'
import { tilesAddress } from '#server/map-tiles/tile-routes'

type Known = Omit<Config, 'publishableKey' | 'rulesEdition'> & {
  publishableKey: string
  /** The edition in force. */
  rulesEdition: RulesEditionId
  /** The archive of streets that this process serves. */
  tiles: { tag: string } | null
}

/** Returns what a page must know about its server (`/config.json`). Contains no secrets. */
export function publicConfig(known: Known): PublicConfig {
  const { rulesEdition, siteUrl, tiles } = known
  const edition = registeredEdition(rulesEdition)
  const apiUrl = known.apiUrl === siteUrl ? '' : known.apiUrl
  return {
    apiUrl,
    ratesUrl: `${apiUrl}/fx`,
    publishableKey: known.publishableKey,
    mapStyleUrl: known.mapStyleUrl,
    mapTilesUrl: tiles && apiUrl + tilesAddress(tiles),
    rulesEdition,
    ...(edition && { edition }),
    siteUrl,
    operatorEmail: known.operatorEmail,
    features: { mailbox: hasMailbox(known) },
  }
}
