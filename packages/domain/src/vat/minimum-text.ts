import { formatAmount } from '../money/money.ts'
import { toMoney } from '../money/to-money.ts'
import type { VatRule } from './vat-rule.ts'

/** The figure of the minimum without needless zeros: "100", "90.16". */
export function minimumFigure({ minimumPurchase }: Pick<VatRule, 'minimumPurchase'>): string {
  return figureOf(minimumPurchase)
}

/** What a rule asks for: "more than EUR 70", "at least EUR 90.16". A minimum of 0 has no such words. */
export function minimumPhrase(rule: Pick<VatRule, 'minimumPurchase' | 'comparison'>): string {
  return `${rule.comparison === 'at-least' ? 'at least' : 'more than'} EUR ${minimumFigure(rule)}`
}

/** The least that counts, to the cent: "EUR 70.01". */
export function leastThatCounts({
  minimumPurchase,
  comparison,
}: Pick<VatRule, 'minimumPurchase' | 'comparison'>): string {
  return `EUR ${figureOf(comparison === 'at-least' ? minimumPurchase : minimumPurchase + 0.01)}`
}

const figureOf = (euros: number) => formatAmount(toMoney(euros.toFixed(2), 'EUR')).replace(/\.00$/, '')
