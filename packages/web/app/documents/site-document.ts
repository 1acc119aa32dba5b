import type { ReactNode } from 'react'
import type { PageTag } from '#app/platform/page-meta.ts'

/** A page that is read: written as a whole file when the site is built, without the router. */
export interface SiteDocument {
  path: string
  /** What its head says of it. */
  tags: PageTag[]
  page: ReactNode
  /** Without the banner that asks visitors to make an account. */
  isWithoutBanner?: boolean
}
