import type { PublicConfig } from '@retour/domain/wire/public-config'
import type { Config } from '#server/config'
import { hasMailbox } from '#server/mail/mailbox-access'

/** What a page needs to know of its server (`/config.json`); nothing in it is secret. */
export function publicConfig(config: Config, publishableKey: string): PublicConfig {
  const apiUrl = config.apiUrl === config.siteUrl ? '' : config.apiUrl
  return {
    apiUrl,
    ratesUrl: `${apiUrl}/fx`,
    publishableKey,
    mapStyleUrl: config.mapStyleUrl,
    rulesEdition: config.rulesEdition,
    siteUrl: config.siteUrl,
    operatorEmail: config.operatorEmail,
    features: { mailbox: hasMailbox(config) },
  }
}
