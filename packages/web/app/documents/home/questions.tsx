import type { HomePage } from '@retour/domain/content/home/home-page'
import { QuestionList } from '#app/features/guides/question-list.tsx'
import { panelProps } from '#app/ui/tab-bar.tsx'
import { Island } from '#app/documents/island.tsx'
import { QuestionTabs } from './question-tabs.tsx'

const tabsId = 'questions-in'

/** Styles for browsers without scripts: every list is shown, one below another, with its title. */
const withoutScript =
  '.column-tabs [role=tablist]{display:none}.column-tabs [role=tabpanel],.column-tabs h3{display:block}'

/** The three lists of questions. All are part of the static page, so they can be read without scripts. */
export function HomeQuestions({ texts: { heading, tabs } }: { texts: HomePage['questions'] }) {
  return (
    <section
      className="page grid gap-2 pb-8 md:pb-12 lg:grid-cols-[400px_1fr] lg:gap-12"
      aria-labelledby="questions"
    >
      <h2 id="questions" className="heading-2">
        {heading}
      </h2>
      <div className="column-tabs min-w-0">
        <noscript>
          <style>{withoutScript}</style>
        </noscript>
        <Island
          of={QuestionTabs}
          when="visible"
          props={{ id: tabsId, label: heading, titles: tabs.map(({ title }) => title) }}
        />
        {tabs.map(({ title, questions }, index) => (
          <div
            key={title}
            {...panelProps(tabsId, String(index))}
            data-folded={index === 0 ? undefined : ''}
            className="not-print:data-folded:hidden"
          >
            <h3 className="heading-3 mt-3 mb-1 hidden print:block">{title}</h3>
            <QuestionList questions={questions} />
          </div>
        ))}
      </div>
    </section>
  )
}
