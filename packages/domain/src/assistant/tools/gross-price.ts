import { Big } from 'big.js'
import { formatPercent } from '../../content/rule-text.ts'
import { formatMoney, type Money } from '../../money/money.ts'
import { roundHalfUp } from '../../money/round-half-up.ts'
import type { Country } from '../../places/countries.ts'
import { findRule } from '../../vat/rules.ts'
import type { Library, Sourced } from './library.ts'
import { ruleCitation } from './rule-citation.ts'

/** The gross price, and how it follows from the given figure, in words. */
export type GrossPrice = Sourced & { price: Money; text: string }

/** Returns the gross price for a net price or an amount of tax, at the standard rate of a country. */
export function grossPrice(
  given: Money,
  part: 'net' | 'vat',
  country: Country,
  { editionId }: Pick<Library, 'editionId'>,
): GrossPrice {
  const { rate } = findRule(editionId, country)
  const net = part === 'net' ? new Big(given.cents) : new Big(given.cents).div(rate)
  const price = { ...given, cents: roundHalfUp(net.times(new Big(rate).plus(1))) }
  const what = part === 'net' ? 'before tax' : 'of VAT'
  return {
    price,
    text: `${formatMoney(given)} ${what} at ${formatPercent(rate)} is a price of ${formatMoney(price)} with the tax.`,
    citations: [ruleCitation(editionId)],
  }
}
