import type { ReactNode } from 'react'
import type { PageTag } from '#app/platform/page-meta.ts'

/** A page that is read, or typed into at once: written as a whole file when the site is built, without the router. */
export interface SiteDocument {
  path: string
  /** What its head says of it. */
  tags: PageTag[]
  page: ReactNode
  /** When what acts in it is fetched: at once on a page that people come to in order to type, else once the browser is idle. */
  scripts?: 'at-once'
  /** Without the banner that asks visitors to make an account. */
  isWithoutBanner?: boolean
  /** It prints no figure of the rules: it need not say that a newer edition is in force. */
  isWithoutFigures?: boolean
}
