import { learnedEdition } from '@retour/domain/vat/known-editions'
import type { RulesEditionId } from '@retour/domain/vat/rules'
import type { PublicConfig } from '@retour/domain/wire/public-config'
import type { Config } from '#server/config'
import { hasMailbox } from '#server/mail/mailbox-access'

/** What a page needs to know of its server (`/config.json`), with the edition in force; nothing in it is secret. */
export function publicConfig(
  config: Config,
  publishableKey: string,
  rulesEdition: RulesEditionId = config.rulesEdition,
): PublicConfig {
  const edition = learnedEdition(rulesEdition)
  const apiUrl = config.apiUrl === config.siteUrl ? '' : config.apiUrl
  return {
    apiUrl,
    ratesUrl: `${apiUrl}/fx`,
    publishableKey,
    mapStyleUrl: config.mapStyleUrl,
    rulesEdition,
    ...(edition && { edition }),
    siteUrl: config.siteUrl,
    operatorEmail: config.operatorEmail,
    features: { mailbox: hasMailbox(config) },
  }
}
