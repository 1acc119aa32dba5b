import type { Step } from '@retour/domain/content/page-content'
import { FormattedText } from './formatted-text.tsx'

/** A numbered list of steps. */
export function NumberedSteps({ steps }: { steps: Step[] }) {
  return (
    <ol className="max-w-reading border-b border-line">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[40px_1fr] border-t border-line py-2">
          <span aria-hidden="true" className="font-display text-[1.875rem] leading-[1.05] text-gold-ink">
            {index + 1}
          </span>
          <div>
            <h3 className="font-strong">{title}</h3>
            <p className="mt-0.25 text-small text-ink-2">
              <FormattedText text={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
