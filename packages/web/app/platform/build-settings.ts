import { defaultEditionId, isEditionId, type RulesEditionId } from '@retour/domain/vat/edition-ids'
import { editionMark, siteUrlMark } from '@retour/domain/wire/page-marks'

/*
 * While pages are written, settings come from the environment, or are marks that the server fills in. In a browser the
 * page says them, in attributes of its root element.
 */
const given = import.meta.env.SSR
  ? {
      siteUrl: import.meta.env.PROD ? siteUrlMark : process.env.SITE_URL,
      rulesEdition: process.env.RULES_EDITION,
    }
  : document.documentElement.dataset

/** The public origin without a closing slash. */
export const siteUrl = given.siteUrl ?? ''

/** The edition whose figures the page prints. */
export const pageEdition: RulesEditionId = isEditionId(given.rulesEdition)
  ? given.rulesEdition
  : defaultEditionId

/**
 * Of the root element of every page. A page that prints no figure is the same in all editions, so the build leaves the
 * edition's name open too.
 */
export const settingsAttributes = {
  'data-site-url': siteUrl,
  'data-rules-edition': import.meta.env.SSR && import.meta.env.PROD ? editionMark : pageEdition,
}
