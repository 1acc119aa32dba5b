import type { ReactNode } from 'react'
import type { PageTag } from '#app/platform/page-meta.ts'

/** A page for reading or immediate input. The build writes it as a complete HTML file, without the router. */
export interface SiteDocument {
  path: string
  /** The tags of its head. */
  tags: PageTag[]
  page: ReactNode
  /**
   * When the scripts of its islands load: at once on a page where people come to type, otherwise when the browser is
   * idle. Say `idle` for one with a form in its first view: it holds all of the start script, of which the others have
   * most in a file.
   */
  scripts?: 'at-once' | 'idle'
  /** The frame shows no banner that invites visitors to create an account. */
  isWithoutBanner?: boolean
  /** The page shows no figures of the rules, so it needs no note about a newer edition. */
  isWithoutFigures?: boolean
}
