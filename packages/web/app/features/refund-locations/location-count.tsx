import { m } from '#app/paraglide/messages.js'

/**
 * The number of locations: "43 places, nearest first", announced when it changes. Empty if there are none or the number
 * is unknown.
 */
export function LocationCount({ count, isSorted }: { count: number | undefined; isSorted: boolean }) {
  const formatCount = isSorted ? m.locations_count_nearest_first : m.locations_count
  return <output className="block text-small text-ink-2">{count ? formatCount({ count }) : null}</output>
}
