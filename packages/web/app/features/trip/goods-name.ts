import type { Country } from '@retour/domain/places/countries'
import { type GoodsKind, goodsKinds } from '@retour/domain/trip/trip-records'
import { goodsRuleOf } from '@retour/domain/trip/purchase-value'
import { m } from '#app/paraglide/messages.js'

const names: Record<GoodsKind, () => string> = {
  general: m.trip_goods_general,
  food: m.trip_goods_food,
  books: m.trip_goods_books,
  medicine: m.trip_goods_medicine,
  services: m.trip_goods_services,
  tobacco: m.trip_goods_tobacco,
  'fuel-and-vehicles': m.trip_goods_fuel_and_vehicles,
  weapons: m.trip_goods_weapons,
  'art-and-antiques': m.trip_goods_art_and_antiques,
  used: m.trip_goods_used,
}

export const goodsName = (goods: GoodsKind): string => names[goods]()

/** Returns the kinds of goods with an effect in a country, and the chosen one. */
export const goodsOptions = (country: Country, chosen: GoodsKind) =>
  goodsKinds
    .filter((goods) => goods === 'general' || goods === chosen || goodsRuleOf({ country, goods }) !== null)
    .map((value) => ({ value, label: names[value]() }))
