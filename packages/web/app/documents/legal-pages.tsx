import { formatLongDay } from '@retour/domain/content/format-day'
import { legalPageTemplates } from '@retour/domain/content/legal/legal-pages'
import { m } from '#app/paraglide/messages.js'
import { operator } from '#app/platform/operator.server.ts'
import { describePage } from '#app/platform/page-meta.ts'
import { LegalPage } from './legal-page.tsx'
import type { SiteDocument } from './site-document.ts'

/** The documents of the privacy policy, terms, cookie policy and imprint. */
export const legalPages: SiteDocument[] = legalPageTemplates.map((template) => {
  const { title, description, keywords, path, heading, updated, lead, sections } = template(operator)
  const breadcrumbs = [
    { name: m.shell_home(), path: '/' },
    { name: heading, path },
  ]
  return {
    path,
    isWithoutFigures: true,
    tags: describePage({ title, description, keywords, path, breadcrumbs }),
    page: (
      <LegalPage
        breadcrumbs={breadcrumbs}
        heading={heading}
        lead={lead}
        dates={m.pages_legal_date({ day: formatLongDay(updated) })}
        sections={sections}
      />
    ),
  }
})
