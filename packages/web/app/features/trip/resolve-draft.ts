import type { Currency } from '@retour/domain/money/currencies'
import type { Country } from '@retour/domain/places/countries'
import type { GoodsKind, Purchase } from '@retour/domain/trip/trip-records'
import type { ChosenShop, PurchaseDraft } from './trip-draft.ts'
import type { WithId } from '@retour/domain/trip/with-id'
import type { TripView } from './trip-view.ts'

/** A draft with everything that follows from it. */
export interface ResolvedDraft {
  currency: Currency
  /** Null while no shop is entered. */
  shop: ChosenShop | null
  /** The shops to choose with one tap, the latest first. */
  recentShops: ChosenShop[]
  country: Country
  city: string
  day: string
  isToday: boolean
  /** Null if none is chosen. */
  travelerId: string | null
  goods: GoodsKind
}

const firstPlace = { country: 'france', city: 'Paris' } as const
const maxRecentShops = 5

/**
 * Returns the complete purchase of a draft: for an edited purchase its data, for a new one the values used last.
 * `today` and days are YYYY-MM-DD. Country and city follow the shop; for a typed shop, those of the last one.
 */
export function resolveDraft(
  draft: PurchaseDraft,
  { purchases, travelers }: TripView,
  { edited, lastId, today }: { edited: WithId<Purchase> | null; lastId: string | null; today: string },
): ResolvedDraft {
  const last = edited ?? purchases.find(({ id }) => id === lastId) ?? purchases[0] ?? null
  const recentShops = shopsOf(last ? [last, ...purchases] : purchases)
  const typed = draft.shopText?.trim() ?? ''
  const place = draft.place ?? placeOf(draft.shop) ?? placeOf(last) ?? firstPlace
  const isTyping = draft.shopText !== null
  const named = isTyping
    ? typed === ''
      ? null
      : (draft.shop ?? { name: typed, locationId: null, ...place })
    : null
  const shop = isTyping ? named : (draft.shop ?? recentShops[0] ?? null)
  const day = draft.day ?? edited?.boughtOn ?? today
  const travelerId = draft.travelerId ?? last?.travelerId ?? null
  const traveler = travelers.find(({ id }) => id === travelerId) ?? (edited ? null : (travelers[0] ?? null))
  return {
    currency: draft.currency ?? last?.currency ?? 'EUR',
    shop,
    recentShops,
    ...(draft.place ?? placeOf(shop) ?? place),
    day,
    isToday: day === today,
    travelerId: traveler?.id ?? null,
    goods: draft.goods ?? edited?.goods ?? 'general',
  }
}

const placeOf = (one: { country: Country; city: string } | null) =>
  one && { country: one.country, city: one.city }

function shopsOf(purchases: readonly Purchase[]): ChosenShop[] {
  const shops = new Map<string, ChosenShop>()
  for (const { shop: name, locationId, country, city } of purchases) {
    const key = `${name}\n${city}`
    if (name !== '' && !shops.has(key)) shops.set(key, { name, locationId, country, city })
    if (shops.size === maxRecentShops) break
  }
  return [...shops.values()]
}
