import type { RuleSource } from './rule-source.ts'
import type { Country } from '../places/countries.ts'

/**
 * A country's rule as one source states it. `rate` and `refundShare` are fractions, `minimumPurchase` is euros with
 * VAT; dates are YYYY-MM or YYYY-MM-DD; `source` is a URL or the name of a document, `act` the law's usual name in
 * shops. `sourceKind` says who published it (see `RuleSource`; a guide of the product is `product`). `conditions` is
 * the authority's own current page if `source` is not the authority.
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
