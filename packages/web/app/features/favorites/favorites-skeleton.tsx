import { Skeleton } from '#app/ui/skeleton.tsx'
import { favoriteRowClass } from './favorite-row.tsx'

/** Placeholder rows of the size of saved places. */
export function FavoritesSkeleton({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <div key={row} className={favoriteRowClass}>
      <span className="grid gap-1">
        <Skeleton className="h-2 w-16" />
        <Skeleton className="h-1.5 w-20" />
      </span>
    </div>
  ))
}
