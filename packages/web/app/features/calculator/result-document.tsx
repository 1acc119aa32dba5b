import { estimateNote } from '@retour/domain/content/estimate-note'
import { notEligibleSentence, trueComparison, whatCanStillWork } from '@retour/domain/content/eligibility'
import { validationSystem } from '@retour/domain/content/rule-text'
import { twoAnswers } from '@retour/domain/content/two-answers'
import { formatAmount, formatMoney, typedAmount } from '@retour/domain/money/money'
import { compareWithLaw, type LawComparison } from '@retour/domain/vat/compare-with-law'
import { exportDeadlines } from '@retour/domain/vat/deadlines'
import type { RefundEstimate } from '@retour/domain/vat/refund'
import { formatDay, formatLongDay } from '@retour/domain/content/format-day'
import { m } from '#app/paraglide/messages.js'
import { useFocusOnAppearance } from '#app/platform/use-focus-on-appearance.ts'
import { addToTripPath } from '#app/platform/add-to-trip.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { MoneyDocument } from '#app/ui/money-document.tsx'
import { BigMoneyFigure } from '#app/ui/money-figure.tsx'
import { Part } from '#app/ui/part.tsx'
import { PartBroken } from '#app/ui/part-broken.tsx'
import { StampRing } from '#app/ui/stamp-ring.tsx'
import type { Calculation } from './calculation.ts'
import { NextSteps } from './next-steps.tsx'
import { ProportionBar } from './proportion-bar.tsx'
import { RefundGauge } from './refund-gauge.tsx'
import { RefundTable } from './refund-table.tsx'
import { dateline, inEuros } from './result-text.ts'
import { RuleNote } from './rule-note.tsx'
import { TwoAnswersResult } from './two-answers-result.tsx'

interface ResultDocumentProps {
  calculation: Calculation
  estimate: RefundEstimate
  onChangeAmount: () => void
}

interface ResultProps extends ResultDocumentProps {
  comparison: LawComparison
}

/**
 * The result: the refund, or why there is none; both answers if the guide and today's law differ; the calculation; and
 * the next steps.
 */
export function ResultDocument(props: ResultDocumentProps) {
  const { calculation, estimate } = props
  const comparison = compareWithLaw(calculation)
  const answers = twoAnswers(comparison)
  const Result = estimate.isEligible ? EligibleResult : MissedResult
  return (
    <div className="grid gap-6">
      <MoneyDocument kind={m.calculator_document()} dateline={dateline(calculation)}>
        {answers ? (
          <TwoAnswersResult {...props} answers={answers} />
        ) : (
          <Result {...props} comparison={comparison} />
        )}
      </MoneyDocument>
      <ButtonLink to={pathToTrip(calculation)} variant="outlined" isWide className="-mt-3 print:hidden">
        {m.ui_add_to_trip()}
      </ButtonLink>
      <Part instead={<PartBroken />}>{estimate.isEligible && <NextSteps calculation={calculation} />}</Part>
      <Part instead={<PartBroken />}>
        {answers?.law.estimate.isEligible && (
          <NextSteps calculation={calculation} heading={m.calculator_next_heading_by_law()} />
        )}
      </Part>
    </div>
  )
}

const pathToTrip = ({ purchase, country, city }: Calculation) =>
  addToTripPath({ amount: typedAmount(purchase.cents), currency: purchase.currency, country, city })

function EligibleResult({ calculation, estimate, comparison }: ResultProps) {
  const heading = useFocusOnAppearance<HTMLHeadingElement>()
  const { refund } = estimate
  const { safe } = exportDeadlines(calculation.madeOn)
  const system = validationSystem(calculation.country)
  return (
    <>
      <div className="relative">
        <h1 ref={heading} tabIndex={-1} className="heading-3 mt-2.5 outline-none">
          {m.calculator_could_get_back()}
        </h1>
        <div className="mt-2.25 lg:pe-20">
          <BigMoneyFigure currency={refund.currency} figure={formatAmount(refund)} />
          {refund.currency !== 'EUR' && (
            <p className="mt-1 text-ink-2">
              {m.calculator_about_in_euros({ amount: formatMoney(inEuros(refund, calculation)) })}
            </p>
          )}
        </div>
        <Part>
          <StampRing
            className="absolute -end-1 -top-1 hidden lg:block"
            phrases={[
              m.calculator_stamp_validate_by({ day: formatDay(safe) }),
              m.calculator_stamp_leaving({ system }),
            ]}
            label={m.calculator_stamp_label({ day: formatLongDay(safe) })}
          />
        </Part>
      </div>
      <div className="mt-3.5">
        <Part>
          <ProportionBar estimate={estimate} />
        </Part>
      </div>
      <div className="mt-2.5">
        <RefundTable calculation={calculation} estimate={estimate} />
      </div>
      <div className="mt-1.5">
        <Part>
          <RefundGauge estimate={estimate} />
        </Part>
      </div>
      <div className="mt-2">
        <RuleNote comparison={comparison} />
      </div>
      <p className="mt-2 max-w-reading text-meta text-ink-3">{estimateNote(estimate)}</p>
    </>
  )
}

function MissedResult({ calculation, estimate, comparison, onChangeAmount }: ResultProps) {
  const heading = useFocusOnAppearance<HTMLHeadingElement>()
  const { country } = calculation
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="heading-2 mt-2.5 text-section outline-none">
        {m.calculator_no_refund()}
      </h1>
      <p className="mt-1.5">
        {notEligibleSentence(country, estimate.minimum)} {trueComparison(estimate.rule)}
      </p>
      <div className="mt-2.5">
        <Part>
          <RefundGauge estimate={estimate} />
        </Part>
      </div>
      <div className="mt-1.5">
        <RefundTable calculation={calculation} estimate={estimate} />
      </div>
      <div className="mt-2">
        <RuleNote comparison={comparison} />
      </div>
      <h2 className="heading-3 mt-3">{m.calculator_what_can_work()}</h2>
      <p className="mt-0.75 text-small text-ink-2">{whatCanStillWork(country)}</p>
      <Button isWide className="mt-2.5 print:hidden" onClick={onChangeAmount}>
        {m.calculator_change_amount()}
      </Button>
    </>
  )
}
