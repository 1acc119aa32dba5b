import { m } from '#app/paraglide/messages.js'
import { Skeleton } from '#app/ui/skeleton.tsx'

/** Placeholders of the size of the cards, while the first response is loading. */
export function LocationSkeletons({ columns }: { columns: string }) {
  return (
    <div className={`grid gap-1.5 ${columns}`}>
      <output className="sr-only">{m.locations_loading()}</output>
      {['first', 'second', 'third', 'fourth'].map((card) => (
        <div
          key={card}
          className="grid h-[161px] content-start gap-1 rounded border border-line bg-paper p-2"
        >
          <Skeleton className="h-3 w-14" />
          <Skeleton className="mt-1 h-3.5 w-4/5" />
          <Skeleton className="h-2.5 w-3/5" />
          <Skeleton className="h-2.5 w-1/2" />
          <Skeleton className="mt-1 h-2.5 w-2/5" />
        </div>
      ))}
    </div>
  )
}
