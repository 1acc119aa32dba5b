import type { Question } from '@retour/domain/content/page-content'
import { Fold } from './fold.tsx'
import { FormattedText } from './formatted-text.tsx'

/** Questions whose answers open one at a time. */
export function QuestionList({ questions }: { questions: Question[] }) {
  return (
    <div className="max-w-[46rem] border-b border-line">
      {questions.map(({ question, answer }) => (
        <Fold key={question} name="questions" summary={question}>
          <p className="max-w-reading text-ink-2">
            <FormattedText text={answer} />
          </p>
        </Fold>
      ))}
    </div>
  )
}
