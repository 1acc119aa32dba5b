import { m } from '#app/paraglide/messages.js'
import { PageNotFound } from '#app/shell/page-not-found.tsx'
import type { SiteDocument } from './site-document.ts'

/** The response for every unknown URL; written to 404.html. */
export const notFound: SiteDocument = {
  path: '/404',
  tags: [{ title: `${m.shell_not_found_heading()} | Retour` }, { name: 'robots', content: 'noindex' }],
  page: <PageNotFound />,
  isWithoutBanner: true,
  isWithoutFigures: true,
}
