import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button-class.ts'

const examples = [m.concierge_example_amount, m.concierge_example_desk, m.concierge_example_stamp]

/** Said before the first question: that nobody sits here, what can be asked, and how far an answer goes. */
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
