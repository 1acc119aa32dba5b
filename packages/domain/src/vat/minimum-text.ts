import { formatAmount } from '../money/money.ts'
import { toMoney } from '../money/to-money.ts'
import type { VatRule } from './vat-rule.ts'

/** Returns the minimum without needless zeros: "100", "90.16". */
export function minimumFigure({ minimumPurchase }: Pick<VatRule, 'minimumPurchase'>): string {
  return figureOf(minimumPurchase)
}

/** Returns the phrase for a rule's minimum: "more than EUR 70", "at least EUR 90.16". Not for a minimum of 0. */
export function minimumPhrase(rule: Pick<VatRule, 'minimumPurchase' | 'comparison'>): string {
  return `${rule.comparison === 'at-least' ? 'at least' : 'more than'} EUR ${minimumFigure(rule)}`
}

/** Returns the smallest eligible amount to the cent: "EUR 70.01". */
export function minEligible({
  minimumPurchase,
  comparison,
}: Pick<VatRule, 'minimumPurchase' | 'comparison'>): string {
  return `EUR ${figureOf(comparison === 'at-least' ? minimumPurchase : minimumPurchase + 0.01)}`
}

const figureOf = (euros: number) => formatAmount(toMoney(euros.toFixed(2), 'EUR')).replace(/\.00$/, '')
