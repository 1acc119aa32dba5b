import { isCurrency, type Currency } from '@retour/domain/money/currencies'
import { maxAmountLength } from '@retour/domain/money/parse-amount'
import { isCountry } from '@retour/domain/places/countries'
import { findPlace } from '@retour/domain/places/catalogue'
import { hasAddLink } from './trip-address.ts'
import type { ChosenShop, PurchaseDraft } from './trip-draft.ts'

export interface PurchaseInLink {
  amount: string
  currency: Currency | null
  shop: ChosenShop | null
  place: PurchaseDraft['place']
}

/**
 * Parses the purchase of a link to /trip?add: amount as typed, currency, and the location by id and name with its
 * country and city (a slug); without a location only the place. Null if the link has no purchase.
 */
export function readAddLink(search: string): PurchaseInLink | null {
  if (!hasAddLink(search)) return null
  const query = new URLSearchParams(search)
  const currency = query.get('currency')
  const country = query.get('country')
  const name = query.get('shop')?.slice(0, 200) ?? ''
  const city = isCountry(country) ? cityOf(country, query.get('city') ?? '') : ''
  return {
    amount: (query.get('amount') ?? '').slice(0, maxAmountLength),
    currency: isCurrency(currency) ? currency : null,
    shop: isCountry(country) && name ? { name, locationId: query.get('location'), country, city } : null,
    place: isCountry(country) && !name ? { country, city } : null,
  }
}

const cityOf = (country: ChosenShop['country'], slug: string) =>
  findPlace(country, slug.toLowerCase())?.name ?? slug.slice(0, 120)
