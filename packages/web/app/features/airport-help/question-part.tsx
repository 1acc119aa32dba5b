import { maxTaps } from '@retour/domain/exit/help/red-screen'
import type { HelpQuestion } from '@retour/domain/exit/help/situations'
import { m } from '#app/paraglide/messages.js'
import { Forward } from './forward.tsx'
import type { HelpAddress } from './help-address.ts'
import { stepHeadingClass, tapClass } from './tap-class.ts'
import type { HelpSteps } from './use-help-steps.ts'

interface QuestionPartProps {
  question: HelpQuestion
  address: HelpAddress
  steps: HelpSteps
}

/** One question with its answers. The bars count the questions so far. */
export function QuestionPart({ question, address, steps }: QuestionPartProps) {
  const number = address.answers.length + 1
  return (
    <>
      <div>
        <div role="img" aria-label={m.help_question_of({ number, most: maxTaps })} className="flex gap-0.75">
          {Array.from({ length: maxTaps }, (_, index) => (
            <span
              key={index}
              className={`h-0.5 flex-1 rounded-sm ${index < number ? 'bg-ink' : 'bg-line'}`}
            />
          ))}
        </div>
        <h1 className={`mt-2.5 ${stepHeadingClass}`}>{question.ask}</h1>
      </div>
      <ul className="grid gap-1.5">
        {question.answers.map(({ says }, index) => (
          <li key={says}>
            <button
              type="button"
              className={tapClass}
              onClick={() => steps.open({ answers: [...address.answers, index] })}
            >
              {says}
              <Forward />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
