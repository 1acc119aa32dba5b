import { Skeleton } from '#app/ui/skeleton.tsx'

/** Placeholders of the size of the fields and their button. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div className="grid max-w-[34rem] gap-2">
      {Array.from({ length: fields }, (_, field) => (
        <div key={field} className="grid gap-1">
          <Skeleton className="h-2 w-12" />
          <Skeleton className="h-6" />
        </div>
      ))}
      <Skeleton className="h-6 w-16" />
    </div>
  )
}
