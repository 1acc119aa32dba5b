import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { GuideBlocks } from '#app/features/guides/guide-blocks.tsx'
import { GuidePart } from '#app/features/guides/guide-part.tsx'
import { GuideTable } from '#app/features/guides/guide-table.tsx'
import { NumberedSteps } from '#app/features/guides/numbered-steps.tsx'
import { PageHeading } from '#app/features/guides/page-heading.tsx'
import { QuestionList } from '#app/features/guides/question-list.tsx'
import { RelatedLinks } from '#app/features/guides/related-links.tsx'
import { SourceList } from '#app/features/guides/source-list.tsx'
import { TipList } from '#app/features/guides/tip-list.tsx'
import { m } from '#app/paraglide/messages.js'
import type { PageHandle } from '#app/platform/page-handle.ts'
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx'
import { articlePage } from './article-page.server.ts'
import { pathInUrl } from './path-in-url.ts'

export const handle: PageHandle = { reading: true }

export function loader({ request }: LoaderFunctionArgs) {
  const page = articlePage(pathInUrl(request.url))
  if (!page) throw new Response('Not found', { status: 404 })
  return page
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData?.listing ?? []
}

/** An informational page in its reading order: the answer, numbers, steps, what else to know, sources. */
export default function Article() {
  const page = useLoaderData<typeof loader>()
  return (
    <article className="page pt-1.5 pb-8 md:pb-12 lg:pt-3">
      <Breadcrumbs crumbs={page.crumbs} />
      <PageHeading heading={page.heading} lead={page.answer} dates={page.dates} />
      <div className="mt-5 grid gap-7 lg:mt-7 lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start lg:gap-10">
        <div className="grid min-w-0 gap-7">
          <GuideTable table={page.numbers} />
          <GuidePart id="steps" title={m.guides_steps_title()}>
            <NumberedSteps steps={page.steps} />
          </GuidePart>
          {page.sections.map(({ id, title, blocks }) => (
            <GuidePart key={id} id={id} title={title}>
              <GuideBlocks blocks={blocks} />
            </GuidePart>
          ))}
          <GuidePart id="exceptions" title={m.pages_article_exceptions()}>
            <TipList tips={page.exceptions} />
          </GuidePart>
          <GuidePart id="questions" title={m.guides_questions_title()}>
            <QuestionList questions={page.questions} />
          </GuidePart>
        </div>
        <RelatedLinks links={page.related} />
      </div>
      <GuidePart id="sources" title={m.guides_sources_title()} className="mt-7 lg:mt-9">
        <SourceList sources={page.sources} />
      </GuidePart>
    </article>
  )
}
