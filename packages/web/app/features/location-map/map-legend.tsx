import { m } from '#app/paraglide/messages.js'
import { type MarkerKind, MarkerShape } from '#app/ui/marker-shape.tsx'
import type { MapPlace } from './map-features.ts'

const entries: [MarkerKind, typeof m.locations_legend_desks][] = [
  ['shopping', m.locations_legend_shopping],
  ['other', m.locations_legend_desks],
  ['transport', m.locations_legend_hubs],
]

/** The legend: each shape with its meaning and its number on the map. */
export function MapLegend({ places }: { places: readonly Pick<MapPlace, 'kind' | 'form'>[] }) {
  const areaCount = places.filter(({ form }) => form === 'area').length
  const counted = entries.map(([kind, words]) => ({
    kind,
    words,
    count: places.filter((place) => place.kind === kind && place.form === 'place').length,
  }))
  return (
    <ul
      data-keep-clear
      className="absolute start-2 bottom-2 hidden flex-wrap gap-x-2 rounded border border-line bg-paper px-1.5 py-0.75 text-meta lg:flex"
    >
      {counted
        .filter(({ count }) => count > 0)
        .map(({ kind, words, count }) => (
          <li key={kind} className="flex items-center gap-0.75">
            <MarkerShape kind={kind} size={14} />
            {words({ count })}
          </li>
        ))}
      {areaCount > 0 && (
        <li className="flex items-center gap-0.75">
          <span
            aria-hidden
            className="size-1.75 rounded-full border-2 border-dotted border-shopping bg-shopping/25"
          />
          {m.locations_legend_areas({ count: areaCount })}
        </li>
      )}
    </ul>
  )
}
