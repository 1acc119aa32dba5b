import type { Country } from '../places/countries.ts'

/**
 * The rule for flights in one paragraph, for pages, mails, printable guides and the assistant: Regulation (EU)
 * 2015/2447, articles 37 to 42, with the sources in `law.ts`. For the steps of one journey see `where-to-validate.ts`.
 */
export const goodsOnFlights =
  'Goods in hand luggage: the last EU airport. A bag tagged through: the first one, before you give it away. A bag that you collect: where you check it in again.'

/** The same, for travelers who may change planes. */
export const changingPlanes = `Changing planes inside the EU? ${goodsOnFlights}`

/** The EU decides, not the Schengen area (`territories.ts`). */
export const neighborsOutside =
  'Switzerland, the United Kingdom and Norway are outside the EU: the EU airport before them is the last.'

/** The rule by land or sea, the same for every bag (`by-land-or-sea.ts`). */
export const goodsByLandOrSea =
  'By train, road or ship, show all goods at the last station, customs post or port in the EU.'

/** An operator's instruction against the rule for flights (`grounds.neverInSpain` in `law.ts`), and the safe way. */
export const spanishFormTaggedThrough =
  'A Spanish form, and the goods in a bag tagged through another EU country? An operator says: do not scan it in Spain. Carry the goods in the cabin, or ask the customs officer before you give the bag away.'

/** Returns the sentence beside a form of one country for travelers who may change planes. */
export function changingPlanesWith(form: Country): string {
  return form === 'spain' ? `${changingPlanes} ${spanishFormTaggedThrough}` : changingPlanes
}
