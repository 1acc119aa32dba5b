import type { PublicConfig } from '@retour/domain/wire/public-config'
import { isLoopbackHost, type Config } from '#server/config'

/** Is mail kept in the folder and may it be looked at? Only without SMTP, and where no one else can reach it. */
export function hasMailbox(config: Config): boolean {
  return config.smtpUrl === null && isLoopbackHost(config.host)
}

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
