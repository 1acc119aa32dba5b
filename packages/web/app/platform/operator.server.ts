import type { Operator } from '@retour/domain/content/legal/legal-page'

declare const __OPERATOR__: Operator

/** Who runs the site, from the settings that the build was given. */
export const operator: Operator = __OPERATOR__
