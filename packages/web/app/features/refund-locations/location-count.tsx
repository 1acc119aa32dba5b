import { m } from '#app/paraglide/messages.js'

/** "43 places, nearest first", announced when it changes; nothing while nobody knows. */
export function LocationCount({ count, isSorted }: { count: number | undefined; isSorted: boolean }) {
  const words =
    count && (isSorted ? m.locations_count_nearest_first({ count }) : m.locations_count({ count }))
  return <output className="block text-small text-ink-2">{words}</output>
}
