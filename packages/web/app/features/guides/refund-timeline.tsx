import type { RichText } from '@retour/domain/content/page-content'
import { FormattedText } from './formatted-text.tsx'

/** The timeline from the purchase to the refund, as a line that ends with a coin. */
export function RefundTimeline({ steps }: { steps: { when: string; text: RichText }[] }) {
  return (
    <ol>
      {steps.map(({ when, text }) => (
        <li
          key={when}
          className="group relative ps-4.5 pb-2 before:absolute before:start-0.75 before:top-1 before:size-1.75 before:rounded-full before:border-2 before:border-ink after:absolute after:start-[12.5px] after:top-[26px] after:bottom-[-4px] after:w-px after:bg-line-strong last:pb-0 last:before:border-gold last:before:bg-gold last:after:hidden"
        >
          <h3 className="font-strong">{when}</h3>
          <p className="text-small text-ink-2">
            <FormattedText text={text} />
          </p>
        </li>
      ))}
    </ol>
  )
}
