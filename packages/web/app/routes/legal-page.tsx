import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { GuideBlocks } from '#app/features/guides/guide-blocks.tsx'
import { GuidePart } from '#app/features/guides/guide-part.tsx'
import { PageHeading } from '#app/features/guides/page-heading.tsx'
import type { PageHandle } from '#app/platform/page-handle.ts'
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx'
import { legalPage } from './legal-page.server.ts'
import { pathInUrl } from './path-in-url.ts'

export const handle: PageHandle = { reading: true }

export function loader({ request }: LoaderFunctionArgs) {
  const page = legalPage(pathInUrl(request.url))
  if (!page) throw new Response('Not found', { status: 404 })
  return page
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData?.listing ?? []
}

/** Privacy, terms, cookies and imprint. */
export default function LegalPage() {
  const { crumbs, heading, lead, dates, sections } = useLoaderData<typeof loader>()
  return (
    <article className="page pt-1.5 pb-8 md:pb-12 lg:pt-3">
      <Breadcrumbs crumbs={crumbs} />
      <PageHeading heading={heading} lead={lead} dates={dates} />
      <div className="mt-5 grid gap-6">
        {sections.map(({ id, title, blocks }) => (
          <GuidePart key={id} id={id} title={title}>
            <GuideBlocks blocks={blocks} />
          </GuidePart>
        ))}
      </div>
    </article>
  )
}
