import type { Country } from '../places/countries.ts'
import { minimumFigure } from '../vat/minimum-text.ts'
import { formClocks } from '../vat/export-clock.ts'
import type { VatRule } from '../vat/rules.ts'
import { formatMoney } from '../money/money.ts'
import { toMoney } from '../money/to-money.ts'
import { textWithOther } from './other-reading.ts'

/** Formats a rate: "20%". */
export function formatPercent(rate: number): string {
  return `${Math.round(rate * 1000) / 10}%`
}

/** Returns the minimum of a rule to the cent: "at least EUR 100.00", "more than EUR 70.00", "no minimum". */
export function minimumToTheCent(rule: VatRule): string {
  if (rule.minimumPurchase === 0) return 'no minimum'
  const amount = formatMoney(toMoney(rule.minimumPurchase, 'EUR'))
  return `${rule.comparison === 'at-least' ? 'at least' : 'more than'} ${amount}`
}

/** Returns "from EUR 100", "over EUR 70" or "no minimum"; the rule says whether exactly the minimum counts. */
export function minimumText(rule: VatRule): string {
  if (rule.minimumPurchase === 0) return 'no minimum'
  return `${rule.comparison === 'at-least' ? 'from' : 'over'} EUR ${minimumFigure(rule)}`
}

/** Returns by when a validated form must reach the operator or the shop, with the other source's reading. */
export function formClockText(country: Country): string {
  return textWithOther(formClocks[country])
}

const validationSystems: Record<Country, string> = {
  france: 'PABLO',
  spain: 'DIVA',
  italy: 'OTELLO',
  germany: 'Customs desk',
}

/** Returns how customs confirms the export in this country. */
export function validationSystem(country: Country): string {
  return validationSystems[country]
}
