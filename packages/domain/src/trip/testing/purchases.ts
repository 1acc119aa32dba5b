import type { Purchase } from '../trip-records.ts'

/** A purchase in Paris, for tests. */
export const aPurchase: Purchase = {
  travelerId: null,
  cents: 12_050,
  currency: 'EUR',
  shop: 'Galeries Lafayette Haussmann',
  locationId: null,
  mallId: null,
  seller: '',
  country: 'france',
  city: 'Paris',
  boughtOn: '2026-11-20',
  goods: 'general',
  documentId: null,
  formId: null,
  note: '',
}
