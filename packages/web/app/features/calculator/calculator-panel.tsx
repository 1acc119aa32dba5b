import { formatPercent } from '@retour/domain/content/rule-text'
import { findRule } from '@retour/domain/vat/rules'
import { useEffect } from 'react'
import { m } from '#app/paraglide/messages.js'
import { pageEdition } from '#app/platform/build-settings.ts'
import { prepareCalculation } from './calculate.ts'
import { CalculatorForm, type CalculatorFormProps } from './calculator-form.tsx'
import { PromoCard } from './promo-card.tsx'

/** The first tab: the calculator with the promo card beside it. */
export function CalculatorPanel(props: CalculatorFormProps) {
  const { refundShare } = findRule(pageEdition, props.place.country)
  useEffect(prepareCalculation, [])
  return (
    <div className="page grid gap-4 py-3 md:py-6 lg:grid-cols-[31rem_1fr] lg:items-start lg:gap-8">
      <div>
        <h1 className="heading-1">{m.calculator_heading()}</h1>
        <p className="mt-1 mb-2.5 text-lead text-ink-2 max-md:hidden">{m.calculator_lead()}</p>
        <div className="max-md:mt-2">
          <CalculatorForm {...props} />
        </div>
        <p className="mt-1.5 text-meta text-ink-3">
          {m.calculator_share_note({ share: formatPercent(refundShare) })}
        </p>
      </div>
      <PromoCard place={props.place} />
    </div>
  )
}
