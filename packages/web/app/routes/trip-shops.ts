import { shopList } from '@retour/domain/places/shop-list'

/** /trip/shops.json: what the search of a shop looks through, also without a network. */
export function loader() {
  return Response.json(shopList())
}
