import type { Article } from '@retour/domain/content/articles/article'
import { GuidePart } from '#app/features/guides/guide-part.tsx'
import { GuideSections } from '#app/features/guides/guide-sections.tsx'
import { GuideTable } from '#app/features/guides/guide-table.tsx'
import { NumberedSteps } from '#app/features/guides/numbered-steps.tsx'
import { PageHeading } from '#app/features/guides/page-heading.tsx'
import { QuestionList } from '#app/features/guides/question-list.tsx'
import { RelatedLinks } from '#app/features/guides/related-links.tsx'
import { SourceList } from '#app/features/guides/source-list.tsx'
import { TipList } from '#app/features/guides/tip-list.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Breadcrumb } from '#app/platform/page-meta.ts'
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx'

type ArticlePageProps = Pick<
  Article,
  'heading' | 'answer' | 'numbers' | 'steps' | 'sections' | 'exceptions' | 'questions' | 'related' | 'sources'
> & { breadcrumbs: Breadcrumb[]; dates: string }

/** Shows an article: the answer, figures, steps, sections, exceptions, questions and sources, in this order. */
export function ArticlePage(props: ArticlePageProps) {
  const { breadcrumbs, heading, answer, dates, numbers, steps, sections, exceptions } = props
  const { questions, related, sources } = props
  return (
    <article className="page pt-1.5 pb-8 md:pb-12 lg:pt-3">
      <Breadcrumbs items={breadcrumbs} />
      <PageHeading heading={heading} lead={answer} dates={dates} />
      <div className="mt-5 grid gap-7 lg:mt-7 lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start lg:gap-10">
        <div className="grid min-w-0 gap-7">
          <GuideTable table={numbers} />
          <GuidePart id="steps" title={m.guides_steps_title()}>
            <NumberedSteps steps={steps} />
          </GuidePart>
          <GuideSections sections={sections} />
          <GuidePart id="exceptions" title={m.pages_article_exceptions()}>
            <TipList tips={exceptions} />
          </GuidePart>
          <GuidePart id="questions" title={m.guides_questions_title()}>
            <QuestionList questions={questions} />
          </GuidePart>
        </div>
        <RelatedLinks links={related} />
      </div>
      <GuidePart id="sources" title={m.guides_sources_title()} className="mt-7 lg:mt-9">
        <SourceList sources={sources} />
      </GuidePart>
    </article>
  )
}
