import { expect, test } from 'vitest'
import { topShops } from './top-shops.ts'

const shop = (id: string) => ({ id, type: 'shopping-area' as const })
const desk = (id: string) => ({ id, type: 'refund-office' as const })
const idsOf = (shops: { id: string }[]) => shops.map(({ id }) => id)

const records = [desk('desk'), shop('a'), shop('b'), shop('c'), shop('d')]

test('the first shop of each area comes first, then the others in their order', () => {
  const areas = [{ locationIds: ['desk', 'd'] }, { locationIds: ['c', 'b'] }]
  expect(idsOf(topShops(records, areas, 6))).toEqual(['d', 'c', 'a', 'b'])
})
test('no more than asked for, and a shop of two areas once', () => {
  const areas = [{ locationIds: ['c'] }, { locationIds: ['c'] }]
  expect(idsOf(topShops(records, areas, 2))).toEqual(['c', 'a'])
})
test('an area of desks alone, or of unknown records, names none', () => {
  expect(idsOf(topShops([desk('desk')], [{ locationIds: ['desk', 'gone'] }], 6))).toEqual([])
})
