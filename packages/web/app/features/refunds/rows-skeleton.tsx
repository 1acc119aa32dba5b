import { Skeleton } from '#app/ui/skeleton.tsx'

/** Placeholder rows; `rowClass` sets their height. */
export function RowsSkeleton({ rows, rowClass }: { rows: number; rowClass: string }) {
  return (
    <div>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={`flex items-center justify-between gap-2 border-t border-line ${rowClass}`}>
          <span className="grid gap-1">
            <Skeleton className="h-2 w-16" />
            <Skeleton className="h-1.5 w-10" />
          </span>
          <Skeleton className="h-2 w-11" />
        </div>
      ))}
    </div>
  )
}
