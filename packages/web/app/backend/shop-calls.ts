import type { ShopList } from '@retour/domain/places/shop-list'
import { BackendError } from './backend-error.ts'
import { fetchBackend } from './fetch-backend.ts'

/** The file that the build writes, and that every visitor's browser keeps. */
export const shopListPath = '/trip/shops.json'

/** The shops that can be searched. Throws BackendError. */
export async function loadShopList(): Promise<ShopList> {
  const answer = await fetchBackend(shopListPath)
  if (!answer.ok) throw new BackendError('failed', `The list of shops answered ${answer.status}.`)
  return (await answer.json()) as ShopList
}
