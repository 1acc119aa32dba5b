import { shopList } from '@retour/domain/places/shop-list'

/** /trip/shops.json: the data of the shop search, also used offline. */
export function loader() {
  return Response.json(shopList())
}
