import { isCurrency, type Currency } from '@retour/domain/money/currencies'
import { longestAmountText } from '@retour/domain/money/parse-amount'
import { isCountry } from '@retour/domain/places/countries'
import { findPlace } from '@retour/domain/places/catalogue'
import { type LetterKind, letterKinds } from '@retour/domain/trip/letters/letter-kinds'
import type { ChosenShop, PurchaseDraft } from './trip-draft.ts'

export type TripTab = 'purchases' | 'forms'

/** What the address says of the screen: the open tab, or the form that is looked at. */
export interface TripAddress {
  tab: TripTab
  formId: string | null
  /** The letter of that form that is read. */
  letter: LetterKind | null
  /** The screen of the last day that is open. */
  exit: 'legs' | 'plan' | null
}

export const tripPath = '/trip'
export const formsPath = '/trip?tab=forms'
export const exitPath = '/trip?exit'
export const exitPlanPath = '/trip?exit=plan'
export const formPath = (id: string) => `/trip?form=${encodeURIComponent(id)}`

export const letterPath = (id: string, letter: LetterKind) => `${formPath(id)}&letter=${letter}`

export function readTripAddress(search: string): TripAddress {
  const query = new URLSearchParams(search)
  const named = query.get('letter')
  const exit = query.get('exit')
  return {
    tab: query.get('tab') === 'forms' ? 'forms' : 'purchases',
    formId: query.get('form'),
    letter: letterKinds.find((kind) => kind === named) ?? null,
    exit: exit === null ? null : exit === 'plan' ? 'plan' : 'legs',
  }
}

export interface PurchaseInLink {
  amount: string
  currency: Currency | null
  shop: ChosenShop | null
  place: PurchaseDraft['place']
}

/**
 * The purchase that a link to /trip?add begins: amount as typed, currency, and the location by id and name with its
 * country and city (a slug); without a location the place alone. Null where the address begins none.
 */
export function readAddLink(search: string): PurchaseInLink | null {
  const query = new URLSearchParams(search)
  if (!query.has('add')) return null
  const currency = query.get('currency')
  const country = query.get('country')
  const name = query.get('shop')?.slice(0, 200) ?? ''
  const city = isCountry(country) ? cityOf(country, query.get('city') ?? '') : ''
  return {
    amount: (query.get('amount') ?? '').slice(0, longestAmountText),
    currency: isCurrency(currency) ? currency : null,
    shop: isCountry(country) && name ? { name, locationId: query.get('location'), country, city } : null,
    place: isCountry(country) && !name ? { country, city } : null,
  }
}

const cityOf = (country: ChosenShop['country'], slug: string) =>
  findPlace(country, slug.toLowerCase())?.name ?? slug.slice(0, 120)
