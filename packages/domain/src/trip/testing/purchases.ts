import { createPurchase } from '../new-records.ts'
import type { Purchase } from '../trip-records.ts'

/** A purchase in Paris, for tests. */
export const aPurchase: Purchase = createPurchase({
  travelerId: null,
  cents: 12_050,
  currency: 'EUR',
  shop: 'Galeries Lafayette Haussmann',
  locationId: null,
  country: 'france',
  city: 'Paris',
  boughtOn: '2026-11-20',
  goods: 'general',
})
