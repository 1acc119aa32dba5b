import { cookies } from './cookies.ts'
import { imprint } from './imprint.ts'
import type { LegalWords } from './legal-page.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

/** The legal pages, in the order in which the footer lists them. */
export const legalWords: readonly LegalWords[] = [privacy, terms, cookies, imprint]

/** Their paths, in the same order; they do not depend on the operator. */
export const legalPaths: readonly string[] = legalWords.map((words) => words({}).path)
