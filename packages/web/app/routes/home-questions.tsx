import type { HomePage } from '@retour/domain/content/home/home-page'
import { QuestionList } from '#app/features/guides/question-list.tsx'
import { ColumnTabs } from '#app/ui/column-tabs.tsx'

/** The three lists of questions. */
export function HomeQuestions({ words: { heading, tabs } }: { words: HomePage['questions'] }) {
  return (
    <section
      className="page grid gap-2 pb-8 md:pb-12 lg:grid-cols-[400px_1fr] lg:gap-12"
      aria-labelledby="questions"
    >
      <h2 id="questions" className="heading-2">
        {heading}
      </h2>
      <ColumnTabs
        label={heading}
        tabs={tabs.map(({ title, questions }) => ({
          title,
          content: <QuestionList questions={questions} />,
        }))}
      />
    </section>
  )
}
