import type { Question } from '@retour/domain/content/page-words'
import { RichWords } from './rich-words.tsx'

/** Questions that open one at a time and close again, with or without a script; on paper all are open. */
export function QuestionList({ questions }: { questions: Question[] }) {
  return (
    <div className="max-w-[46rem] border-b border-line">
      {questions.map(({ question, answer }) => (
        <details
          key={question}
          name="questions"
          className="group border-t border-line print:[&::details-content]:[block-size:auto] print:[&::details-content]:[content-visibility:visible]"
        >
          <summary className="flex min-h-touch list-none items-center justify-between gap-2 py-1.5 font-strong [&::-webkit-details-marker]:hidden">
            {question}
            <span
              aria-hidden="true"
              className="me-0.5 size-1.25 flex-none -translate-y-0.5 rotate-45 border-e-2 border-b-2 border-current text-ink-3 group-open:translate-y-0 group-open:rotate-225 print:hidden"
            />
          </summary>
          <p className="max-w-reading pb-2 text-ink-2">
            <RichWords text={answer} />
          </p>
        </details>
      ))}
    </div>
  )
}
