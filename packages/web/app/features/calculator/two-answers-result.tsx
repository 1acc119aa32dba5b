import { estimateNote } from '@retour/domain/content/estimate-note'
import type { RuleAnswer, TwoAnswers } from '@retour/domain/content/two-answers'
import { formatAmount, formatMoney } from '@retour/domain/money/money'
import { CircleCheck, CircleX } from 'lucide-react'
import { useId } from 'react'
import { m } from '#app/paraglide/messages.js'
import { useFocusOnAppearance } from '#app/platform/use-focus-on-appearance.ts'
import { Button } from '#app/ui/button.tsx'
import { BigMoneyFigure } from '#app/ui/money-figure.tsx'
import { Part } from '#app/ui/part.tsx'
import type { Calculation } from './calculation.ts'
import { RefundGauge } from './refund-gauge.tsx'
import { RefundTable } from './refund-table.tsx'
import { inEuros } from './result-text.ts'
import { SourceLink } from './source-link.tsx'

interface TwoAnswersResultProps {
  calculation: Calculation
  answers: TwoAnswers
  onChangeAmount: () => void
}

/** The result if the guide and today's law decide differently: both side by side, and what to do in the shop. */
export function TwoAnswersResult({ calculation, answers, onChangeAmount }: TwoAnswersResultProps) {
  const heading = useFocusOnAppearance<HTMLHeadingElement>()
  const { headline, guide, law, ask, atRate } = answers
  const isByLaw = law.estimate.isEligible
  const { estimate } = isByLaw ? law : guide
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="heading-2 mt-2.5 text-section outline-none">
        {headline}
      </h1>
      <div className="mt-2.5 grid gap-x-3 md:grid-cols-2 max-md:gap-y-3">
        <Answer answer={guide} calculation={calculation} />
        <Answer answer={law} calculation={calculation} />
      </div>
      {atRate && <p className="mt-1.5 text-small text-ink-2">{atRate}</p>}
      <h2 className="heading-3 mt-3">{m.calculator_in_the_shop()}</h2>
      <p className="mt-0.75 max-w-reading">{ask}</p>
      <div className="mt-2.5">
        <RefundTable
          calculation={calculation}
          estimate={estimate}
          sumLabel={isByLaw ? m.calculator_refund_by_law() : m.calculator_refund_by_guide()}
        />
      </div>
      <p className="mt-2 max-w-reading text-meta text-ink-3">{estimateNote(estimate)}</p>
      <Button variant="outlined" isWide className="mt-2.5 print:hidden" onClick={onChangeAmount}>
        {m.calculator_change_amount()}
      </Button>
    </>
  )
}

const styles = {
  yes: { Icon: CircleCheck, tone: 'text-green', label: m.calculator_could_get_back },
  no: { Icon: CircleX, tone: 'text-red', label: m.calculator_answer_none },
}

/** The column of one rule: its name, yes or no with the figure, the reason, and the difference from its minimum. */
function Answer({ answer, calculation }: { answer: RuleAnswer; calculation: Calculation }) {
  const { title, text, source, estimate } = answer
  const { refund, isEligible } = estimate
  const { Icon, tone, label } = isEligible ? styles.yes : styles.no
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="border-t-2 border-ink pt-1.5 md:row-span-2 md:grid md:grid-rows-[auto_1fr] md:supports-[grid-template-rows:subgrid]:grid-rows-subgrid"
    >
      <div>
        <h2 id={id} className="text-small font-strong">
          {title}
        </h2>
        <p className={`mt-1 flex items-center gap-0.75 font-strong ${tone}`}>
          <Icon aria-hidden className="size-2.5 flex-none" strokeWidth={1.8} />
          {label()}
        </p>
        <div className="mt-1 [--text-money:2.75rem]">
          <BigMoneyFigure currency={refund.currency} figure={formatAmount(refund)} />
        </div>
        {isEligible && refund.currency !== 'EUR' && (
          <p className="mt-0.5 text-small text-ink-2">
            {m.calculator_about_in_euros({ amount: formatMoney(inEuros(refund, calculation)) })}
          </p>
        )}
        <p className="mt-1 mb-1.5">
          {text} {source && <SourceLink href={source} />}
        </p>
      </div>
      <Part>
        <RefundGauge estimate={estimate} />
      </Part>
    </section>
  )
}
