import { Skeleton } from '#app/ui/skeleton.tsx'

/** Two placeholder rows of the size of the content. */
export function RowsSkeleton() {
  return ['first', 'second'].map((row) => (
    <div key={row} className="grid min-h-[100px] content-start gap-1 border-t border-line py-1.5">
      <Skeleton className="h-2 w-4/5 max-w-[18rem]" />
      <Skeleton className="h-1.75 w-full max-w-[26rem]" />
      <Skeleton className="h-1.75 w-24" />
    </div>
  ))
}
