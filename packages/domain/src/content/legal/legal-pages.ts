import { cookies } from './cookies.ts'
import { imprint } from './imprint.ts'
import type { LegalPageTemplate } from './legal-page.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

/** The legal pages, in the order of `legalPaths`. */
export const legalPageTemplates: readonly LegalPageTemplate[] = [privacy, terms, cookies, imprint]
