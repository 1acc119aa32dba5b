import { defaultEditionId, isEditionId, type RulesEditionId } from '@retour/domain/vat/edition-ids'
import { type DeskEdition, registerEdition } from '@retour/domain/vat/known-editions'
import { editionMark, editionRecordMark, siteUrlMark } from '@retour/domain/wire/page-marks'

/*
 * While pages are written, settings come from the environment, or are marks that the server fills in. In a browser the
 * page says them, in attributes of its root element.
 */
const given = import.meta.env.SSR
  ? {
      siteUrl: import.meta.env.PROD ? siteUrlMark : process.env.SITE_URL,
      rulesEdition: process.env.RULES_EDITION,
      edition: process.env.EDITION_RECORD,
    }
  : document.documentElement.dataset

/** The public origin without a trailing slash. */
export const siteUrl = given.siteUrl ?? ''

// Pages written with a desk edition contain it, because no build does.
const editionRecord = given.edition ?? ''
if (editionRecord) registerEdition(JSON.parse(editionRecord) as DeskEdition)

/** The edition whose figures the page shows. */
export const pageEdition: RulesEditionId = isEditionId(given.rulesEdition)
  ? given.rulesEdition
  : defaultEditionId

/**
 * The attributes of every page's root element. A page without figures is the same in all editions, so the build leaves
 * the edition's name open too.
 */
export const settingsAttributes = {
  'data-site-url': siteUrl,
  'data-rules-edition': import.meta.env.SSR && import.meta.env.PROD ? editionMark : pageEdition,
  'data-edition': import.meta.env.SSR && import.meta.env.PROD ? editionRecordMark : editionRecord,
}
