import { Big } from 'big.js'
import { formatPercent } from '../../content/rule-text.ts'
import { formatMoney, type Money } from '../../money/money.ts'
import { roundHalfUp } from '../../money/round-half-up.ts'
import type { Country } from '../../places/countries.ts'
import { findRule } from '../../vat/rules.ts'
import type { Library, Told } from './library.ts'
import { ruleCitation } from './rule-citation.ts'

/** The price with the tax, and in words how it follows from the figure that was told. */
export type GrossPrice = Told & { price: Money; text: string }

/** The price that a net price, or the tax inside, stands for at the standard rate of a country. */
export function grossPrice(
  told: Money,
  part: 'net' | 'vat',
  country: Country,
  { editionId }: Pick<Library, 'editionId'>,
): GrossPrice {
  const { rate } = findRule(editionId, country)
  const net = part === 'net' ? new Big(told.cents) : new Big(told.cents).div(rate)
  const price = { ...told, cents: roundHalfUp(net.times(new Big(rate).plus(1))) }
  const what = part === 'net' ? 'before tax' : 'of VAT'
  return {
    price,
    text: `${formatMoney(told)} ${what} at ${formatPercent(rate)} is a price of ${formatMoney(price)} with the tax.`,
    citations: [ruleCitation(editionId)],
  }
}
