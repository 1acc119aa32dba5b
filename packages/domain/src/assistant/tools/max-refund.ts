import type { Money } from '../../money/money.ts'
import { countryName, type Country } from '../../places/countries.ts'
import { compareWithLaw } from '../../vat/compare-with-law.ts'
import type { RefundEstimate } from '../../vat/refund.ts'
import type { Library, Sourced } from './library.ts'
import { ruleCitation } from './rule-citation.ts'

/** In which countries a price gives the largest refund, in words. */
export type MaxRefund = Sourced & { text: string }

/**
 * Returns where a price gives the largest refund, by the edition and, if it differs, by today's law. Null if neither
 * gives a refund in any of the countries.
 */
export function maxRefund(
  purchase: Money,
  countries: readonly Country[],
  { editionId, rates }: Pick<Library, 'editionId' | 'rates'>,
): MaxRefund | null {
  const found = countries.map((country) => compareWithLaw({ purchase, country, editionId, rates }))
  const edition = largestOf(
    countries,
    found.map(({ edition: one }) => one),
  )
  const law = largestOf(
    countries,
    found.map(({ law: one }) => one),
  )
  if (edition === null && law === null) return null
  const text =
    edition === law
      ? `By these estimates most comes back in ${edition}.`
      : `Most comes back: by this guide’s rule ${edition === null ? 'nowhere' : `in ${edition}`}; by today’s law ${law === null ? 'nowhere' : `in ${law}`}.`
  return { text, citations: [ruleCitation(editionId)] }
}

/** Null if there is no refund in any country. */
function largestOf(countries: readonly Country[], estimates: readonly RefundEstimate[]): string | null {
  const cents = estimates.map(({ isEligible, refund }) => (isEligible ? refund.cents : 0))
  const most = Math.max(...cents)
  if (most === 0) return null
  return new Intl.ListFormat('en').format(
    countries.filter((_, index) => cents[index] === most).map(countryName),
  )
}
