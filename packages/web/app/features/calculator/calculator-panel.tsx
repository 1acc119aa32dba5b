import { findRule } from '@retour/domain/vat/rules'
import { builtRulesEdition } from '#app/platform/build-settings.ts'
import { CalculatorForm, type CalculatorFormProps } from './calculator-form.tsx'
import { PromoCard } from './promo-card.tsx'
import { percentWords } from './percent-words.ts'

/** The first tab: the calculator, and the promo card beside it. */
export function CalculatorPanel(props: CalculatorFormProps) {
  const { refundShare } = findRule(builtRulesEdition, props.place.country)
  return (
    <div className="page grid gap-4 py-3 md:py-6 lg:grid-cols-[31rem_1fr] lg:items-start lg:gap-8">
      <div>
        <h1 className="heading-1">VAT refund calculator</h1>
        <p className="mt-1 mb-2.5 text-lead text-ink-2 max-md:hidden">
          Enter what you paid. See the VAT inside it, the part you can claim, and what to do before you leave.
        </p>
        <div className="max-md:mt-2">
          <CalculatorForm {...props} />
        </div>
        <p className="mt-1.5 text-meta text-ink-3">An estimate at {percentWords(refundShare)} of the VAT.</p>
      </div>
      <PromoCard place={props.place} />
    </div>
  )
}
