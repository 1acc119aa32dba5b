import type { RuleSource } from './rule-source.ts'
import type { Country } from '../places/countries.ts'

/**
 * One country's rule as one source stated it. `rate` and `refundShare` are fractions, `minimumPurchase`
 * euros including VAT; dates are YYYY-MM or YYYY-MM-DD; `source` is an address or the name of a document, `act`
 * the law as a shop knows it. `sourceKind` says who speaks there (see `RuleSource`; a guide of the product is `product`),
 * `conditions` is the authority's own page of today where `source` is not the authority.
 */
export type VatRule = {
  country: Country
  rate: number
  minimumPurchase: number
  comparison: 'at-least' | 'more-than'
  refundShare: number
  validFrom: string
  act?: string
  source: string
  sourceName: string
  sourceKind: RuleSource['kind'] | 'product'
  conditions?: RuleSource
  checkedOn: string
}
