import type { Country } from '../../places/countries.ts'
import type { GoodsKind as RecordedKind } from '../../trip/trip-records.ts'
import type { Toolbox } from '../tools/toolbox.ts'

/** Returns which goods are excluded. What the country's record says about the goods of the question comes first. */
export function describeLeftOut(
  kind: RecordedKind | null,
  country: Country | null,
  tools: Toolbox,
): string[] {
  const rate = country && kind ? tools.goods(country, kind) : null
  return [...(rate ? [rate.text] : []), tools.explain('left-out').text]
}
