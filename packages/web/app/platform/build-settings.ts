import { defaultEditionId, isEditionId, type RulesEditionId } from '@retour/domain/vat/rules'

declare const __SITE_URL__: string
declare const __RULES_EDITION__: string

/** The public origin without a closing slash; '' when the build was given none. */
export const siteUrl = __SITE_URL__

/** The edition whose figures the built pages print. */
export const builtRulesEdition: RulesEditionId = isEditionId(__RULES_EDITION__)
  ? __RULES_EDITION__
  : defaultEditionId
