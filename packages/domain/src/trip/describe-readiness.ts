import { formatNearDay } from '../content/format-day.ts'
import { formatMoney } from '../money/money.ts'
import { countingRules } from '../vat/counting-rules.ts'
import { isLawEdition } from '../vat/rules.ts'
import type { FormByRules } from './proposed-form.ts'

/** Returns what a proposed form needs, in one or two sentences: "EUR 22.40 more at Printemps by Thu 26 Nov." */
export function describeReadiness({ state, country, editionId, totalCents }: FormByRules): string {
  if (state.kind === 'excluded') return state.text
  if (state.kind === 'short') {
    const together = isLawEdition(editionId) ? `${countingRules[country].together}, ` : ''
    return `${euros(state.missingCents)} more ${together}at ${state.where} by ${formatNearDay(state.until)} turns ${euros(totalCents)} into a form.`
  }
  if (state.kind === 'ready')
    return state.askBy === null
      ? `${euros(totalCents)} is enough for a form.`
      : `${euros(totalCents)} is enough for a form. The shop writes it by ${formatNearDay(state.askBy)}.`
  if (state.because === 'export-over')
    return `The goods had to leave the EU by ${formatNearDay(state.endedOn)}.`
  if (state.because === 'invoice-closed')
    return `${euros(state.missingCents)} was missing on the invoice of ${formatNearDay(state.endedOn)}.`
  return `${euros(state.missingCents)} was missing. The days ended on ${formatNearDay(state.endedOn)}.`
}

const euros = (cents: number) => formatMoney({ currency: 'EUR', cents })
