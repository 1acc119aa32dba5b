import type { Country } from '../places/countries.ts'
import type { VatRule } from './vat-rule.ts'

const shared = {
  comparison: 'at-least',
  refundShare: 0.85,
  validFrom: '2025-05',
  source: 'product guide, May 2025',
  sourceName: 'product guide, May 2025',
  sourceKind: 'product',
  checkedOn: '2025-05',
} as const

/** The product guide's rules: purchases from the minimum on are eligible (docs/product.md, Refund rules). */
export const guide202505: Record<Country, VatRule> = {
  france: { country: 'france', rate: 0.2, minimumPurchase: 100, ...shared },
  spain: { country: 'spain', rate: 0.21, minimumPurchase: 90.16, ...shared },
  italy: { country: 'italy', rate: 0.22, minimumPurchase: 154.94, ...shared },
  germany: { country: 'germany', rate: 0.19, minimumPurchase: 50, ...shared },
}
