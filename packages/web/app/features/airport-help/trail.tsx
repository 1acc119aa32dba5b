import { helpAfter } from '@retour/domain/exit/help/red-screen'
import { firstQuestions, type Situation } from '@retour/domain/exit/help/situations'
import { m } from '#app/paraglide/messages.js'
import type { HelpSteps } from './use-help-steps.ts'

interface TrailProps {
  situation: Situation
  answers: readonly number[]
  steps: HelpSteps
}

/** The answers so far, each as a link back to its question. */
export function Trail({ situation, answers, steps }: TrailProps) {
  const given = answers.map((answer, index) => {
    const step = helpAfter(situation, answers.slice(0, index))
    return 'question' in step ? (step.question.answers[answer]?.says ?? '') : ''
  })
  return (
    <nav aria-label={m.help_trail()} className="border-t border-line pt-1">
      <ol className="flex flex-wrap items-center gap-x-1 text-small text-ink-2">
        {[firstQuestions[situation].title, ...given].map((says, index) => (
          <li key={`${index} ${says}`} className="flex items-center gap-1">
            {index > 0 && <span aria-hidden>/</span>}
            <button
              type="button"
              className="min-h-touch cursor-pointer text-start underline"
              onClick={() =>
                index === 0
                  ? steps.open({ situation: null, answers: [] })
                  : steps.open({ answers: answers.slice(0, index - 1) })
              }
            >
              {says}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
