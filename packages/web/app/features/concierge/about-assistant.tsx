import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button-class.ts'

const examples = [m.concierge_example_amount, m.concierge_example_desk, m.concierge_example_stamp]

/**
 * Shown before the first question: that the assistant is a machine, example questions, and the limits of its answers.
 */
export function AboutAssistant({ onChoose }: { onChoose: (question: string) => void }) {
  return (
    <div className="grid gap-1.5">
      <p>{m.concierge_about()}</p>
      <p className="text-small text-ink-2">{m.concierge_about_limits()}</p>
      <ul aria-label={m.concierge_examples()} className="grid justify-items-start gap-1">
        {examples.map((example) => (
          <li key={example()}>
            <button
              type="button"
              onClick={() => onChoose(example())}
              className={buttonClass({ variant: 'outlined', size: 'small', className: 'text-start!' })}
            >
              {example()}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
