import type { Question } from '@retour/domain/content/page-content'
import { Fold } from './fold.tsx'
import { FormattedText } from './formatted-text.tsx'

/** Questions that open one at a time and close again. */
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
