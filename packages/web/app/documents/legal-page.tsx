import type { LegalPage as LegalPageTemplate } from '@retour/domain/content/legal/legal-page'
import { GuideSections } from '#app/features/guides/guide-sections.tsx'
import { PageHeading } from '#app/features/guides/page-heading.tsx'
import type { Breadcrumb } from '#app/platform/page-meta.ts'
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx'

type LegalPageProps = Pick<LegalPageTemplate, 'heading' | 'lead' | 'sections'> & {
  breadcrumbs: Breadcrumb[]
  dates: string
}

/** Shows the privacy policy, terms, cookie policy or imprint. */
export function LegalPage({ breadcrumbs, heading, lead, dates, sections }: LegalPageProps) {
  return (
    <article className="page pt-1.5 pb-8 md:pb-12 lg:pt-3">
      <Breadcrumbs items={breadcrumbs} />
      <PageHeading heading={heading} lead={lead} dates={dates} />
      <div className="mt-5 grid gap-6">
        <GuideSections sections={sections} />
      </div>
    </article>
  )
}
