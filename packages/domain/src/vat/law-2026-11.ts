import type { Country } from '../places/countries.ts'
import { countingRules } from './counting-rules.ts'
import { lawCheckedOn as checkedOn } from './edition-ids.ts'
import type { VatRule } from './vat-rule.ts'

/**
 * The law in force when it was checked. The refund share stays the product's 85 %: no law sets it, only the operator's
 * fee. Spain's minimum of 0 with 'more-than' means that every purchase is eligible.
 */
export const law202611: Record<Country, VatRule> = {
  france: {
    country: 'france',
    rate: 0.2,
    minimumPurchase: 100,
    comparison: 'more-than',
    refundShare: 0.85,
    validFrom: '2021-01-01',
    source: 'https://bretagnecommerceinternational.com/donnee/vente-en-detaxe-a-lexportation',
    sourceName: 'Bretagne Commerce International, French tax-free sales',
    sourceKind: 'secondary',
    conditions: countingRules.france.source,
    checkedOn,
  },
  spain: {
    country: 'spain',
    rate: 0.21,
    minimumPurchase: 0,
    comparison: 'more-than',
    refundShare: 0.85,
    validFrom: '2018-07-05',
    act: 'Law 6/2018',
    source: 'https://www.safetytaxfree.com/portfolio/spain',
    sourceName: 'Safety Tax Free, Spain',
    sourceKind: 'secondary',
    conditions: countingRules.spain.source,
    checkedOn,
  },
  italy: {
    country: 'italy',
    rate: 0.22,
    minimumPurchase: 70,
    comparison: 'more-than',
    refundShare: 0.85,
    validFrom: '2024-02-01',
    act: 'Law 213/2023',
    source: countingRules.italy.source.url,
    sourceName: countingRules.italy.source.name,
    sourceKind: 'official',
    checkedOn,
  },
  germany: {
    country: 'germany',
    rate: 0.19,
    minimumPurchase: 50,
    comparison: 'more-than',
    refundShare: 0.85,
    validFrom: '2020-01-01',
    source: 'https://buerger.thueringen.de/en/detail?pstId=221983960',
    sourceName: 'Thuringia’s service portal, VAT-free shopping for travelers',
    sourceKind: 'official',
    checkedOn,
  },
}
