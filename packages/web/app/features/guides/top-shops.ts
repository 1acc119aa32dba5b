import type { RefundLocationRecord } from '@retour/domain/places/refund-locations'

/** Returns the shops that a guide lists: the first one of each of its areas, then the place's others in order. */
export function topShops<Shop extends Pick<RefundLocationRecord, 'id' | 'type'>>(
  records: readonly Shop[],
  areas: readonly { locationIds: readonly string[] }[],
  count: number,
): Shop[] {
  const shops = records.filter(({ type }) => type === 'shopping-area')
  const firstOfArea = areas.flatMap(
    ({ locationIds }) => locationIds.map((id) => shops.find((shop) => shop.id === id)).find(Boolean) ?? [],
  )
  return [...new Set([...firstOfArea, ...shops])].slice(0, count)
}
