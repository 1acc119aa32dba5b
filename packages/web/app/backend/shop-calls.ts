import type { ShopList } from '@retour/domain/places/shop-list'
import { BackendError } from './backend-error.ts'
import { fetchBackend } from './fetch-backend.ts'

/** The file of the build that every visitor's browser caches. */
export const shopListPath = '/trip/shops.json'

/** Loads the shops for the search. Throws BackendError. */
export async function loadShopList(): Promise<ShopList> {
  const response = await fetchBackend(shopListPath)
  if (!response.ok) throw new BackendError('failed', `The list of shops answered ${response.status}.`)
  return (await response.json()) as ShopList
}
