import { GuideSections } from '#app/features/guides/guide-sections.tsx'
import { PageHeading } from '#app/features/guides/page-heading.tsx'
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx'
import type { LegalContents } from './legal-contents.server.ts'

/** Privacy, terms, cookies or imprint. */
export function LegalPart({ contents }: { contents: LegalContents }) {
  const { crumbs, heading, lead, dates, sections } = contents
  return (
    <article className="page pt-1.5 pb-8 md:pb-12 lg:pt-3">
      <Breadcrumbs crumbs={crumbs} />
      <PageHeading heading={heading} lead={lead} dates={dates} />
      <div className="mt-5 grid gap-6">
        <GuideSections sections={sections} />
      </div>
    </article>
  )
}
