import type { RateTable } from '../money/exchange.ts'
import { euroCentsOf } from './euro-cents.ts'
import { sellersOf, storesOf } from './same-seller.ts'
import type { Purchase } from './trip-records.ts'
import type { WithId } from './with-id.ts'

/** A purchase with the values that grouping needs under any rules. `euroCents` includes VAT. */
export type ValuedPurchase = {
  purchase: WithId<Purchase>
  euroCents: number
  seller: string
  store: string
}

/** Returns purchases with their values, sorted by day and id: the order that decides between equally good groupings. */
export function valuedPurchases(purchases: readonly WithId<Purchase>[], rates: RateTable): ValuedPurchase[] {
  const sellers = sellersOf(purchases)
  const stores = storesOf(purchases)
  return purchases
    .map((purchase) => ({
      purchase,
      euroCents: euroCentsOf(purchase, rates),
      seller: sellers.get(purchase.id) ?? purchase.id,
      store: stores.get(purchase.id) ?? purchase.id,
    }))
    .sort(
      (one, other) =>
        compare(one.purchase.boughtOn, other.purchase.boughtOn) ||
        compare(one.purchase.id, other.purchase.id),
    )
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
