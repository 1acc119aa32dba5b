import { formatMoney, type Money } from '../../money/money.ts'
import type { Country } from '../../places/countries.ts'
import { compareWithLaw } from '../../vat/compare-with-law.ts'
import type { RefundEstimate } from '../../vat/refund.ts'
import type { Library, Sourced } from './library.ts'
import { ruleCitation } from './rule-citation.ts'

/** The sum of the refunds of several purchases, in words. */
export type RefundsTogether = Sourced & { text: string }

/**
 * Returns the sum of the refunds of purchases that count separately, by the edition and, if it differs, by today's law.
 * Null if they are in several currencies, or fewer than two are eligible.
 */
export function refundsTogether(
  purchases: readonly { money: Money; country: Country }[],
  { editionId, rates }: Pick<Library, 'editionId' | 'rates'>,
): RefundsTogether | null {
  const found = purchases.map(({ money, country }) =>
    compareWithLaw({ purchase: money, country, editionId, rates }),
  )
  const edition = sumOf(found.map(({ edition: one }) => one))
  const law = sumOf(found.map(({ law: one }) => one))
  if (!edition || !law || Math.max(edition.counted, law.counted) < 2) return null
  const isSame = edition.text === law.text
  const both = isSame ? edition.text : `by this guide’s rule ${edition.text}; by today’s law ${law.text}`
  return {
    text: `Each shop counts by itself. The estimated refunds together: ${both}.`,
    citations: [ruleCitation(editionId)],
  }
}

/** Null if the refunds are in several currencies. */
function sumOf(estimates: readonly RefundEstimate[]): { text: string; counted: number } | null {
  const refunds = estimates.flatMap(({ isEligible, refund }) => (isEligible ? [refund] : []))
  const [first] = refunds
  if (!first) return { text: 'nothing', counted: 0 }
  if (refunds.some(({ currency }) => currency !== first.currency)) return null
  const cents = refunds.reduce((total, one) => total + one.cents, 0)
  const under = estimates.length > refunds.length ? ' without what is under the minimum' : ''
  return { text: `**${formatMoney({ ...first, cents })}**${under}`, counted: refunds.length }
}
