import { toMoney } from '../../money/to-money.ts'
import type { Currency } from '../../money/currencies.ts'
import { createForm, createPurchase } from '../new-records.ts'
import type { Purchase, RefundForm, Traveler } from '../trip-records.ts'
import type { WithId } from '../with-id.ts'

/** A purchase for tests: EUR 60.00 at Printemps Haussmann in Paris on 24 November 2026, on Mei's passport. */
export function purchase(
  id: string,
  {
    amount = '60',
    currency = 'EUR',
    ...fields
  }: Partial<Purchase> & { amount?: string; currency?: Currency } = {},
): WithId<Purchase> {
  return {
    ...createPurchase({
      travelerId: 'mei',
      cents: toMoney(amount, currency).cents,
      currency,
      shop: 'Printemps Haussmann',
      locationId: null,
      country: 'france',
      city: 'Paris',
      boughtOn: '2026-11-24',
      goods: 'general',
    }),
    id,
    ...fields,
  }
}

export function traveler(id: string, age: number | null = null): WithId<Traveler> {
  return { id, name: id, age }
}

/** A form for tests: issued by a shop in Paris on 24 November 2026, nothing noted since. */
export function form(id: string, fields: Partial<RefundForm> = {}): WithId<RefundForm> {
  return {
    ...createForm({
      travelerId: 'mei',
      country: 'france',
      shop: 'Printemps Haussmann',
      issuedOn: '2026-11-24',
    }),
    id,
    ...fields,
  }
}
