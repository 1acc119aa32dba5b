import { MarkerShape } from '#app/ui/marker-shape.tsx'
import type { MarkerKind } from '#app/ui/marker-shape.tsx'
import type { LegendEntry, StarKind } from './drawing.ts'

const shapes: Record<StarKind, MarkerKind> = { shopping: 'shopping', desk: 'other', transport: 'transport' }

/** The legend of a star map: each shape with its meaning and the number of records. */
export function ConstellationLegend({ entries, className }: { entries: LegendEntry[]; className?: string }) {
  return (
    <ul data-keep-clear className={`flex flex-wrap gap-x-2 gap-y-0.5 text-meta ${className ?? ''}`}>
      {entries.map(({ kind, count, words }) => (
        <li key={kind} className="inline-flex items-center gap-0.75">
          <MarkerShape kind={shapes[kind]} isRinged={kind === 'desk'} size={kind === 'desk' ? 16 : 14} />
          {count} {words}
        </li>
      ))}
    </ul>
  )
}
