import { type ReactNode, useId } from 'react'
import { toBackendError } from '#app/backend/backend-error.ts'
import { m } from '#app/paraglide/messages.js'
import { LoadFailure } from '#app/ui/load-failure.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'

interface RefundCardProps<Row> {
  title: string
  /** Beside the heading. */
  action?: ReactNode
  query: {
    data: Row[] | undefined
    error: unknown
    isFetching: boolean
    refetch: () => Promise<unknown>
  }
  failure: string
  /** How many rows stand in for what is coming, and how high each is, by class. */
  skeleton: { rows: number; className: string }
  empty: ReactNode
  children: (rows: Row[]) => ReactNode
}

/** A list of the person's own rows in all its states. Rows that are there stay when a later reading fails. */
export function RefundCard<Row>(props: RefundCardProps<Row>) {
  const { title, action, query, failure, skeleton, empty, children } = props
  const { data, error, isFetching, refetch } = query
  const id = useId()
  return (
    <section aria-labelledby={id} aria-busy={isFetching}>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-2">
        <h2 id={id} className="font-display text-[1.625rem] leading-[1.15] font-serif tracking-display">
          {title}
        </h2>
        {action}
      </div>
      {data && data.length > 0 && children(data)}
      {data?.length === 0 && <div className="border-t border-line pt-1.75">{empty}</div>}
      {!data && error !== null && (
        <LoadFailure
          message={failure}
          isOffline={toBackendError(error).kind === 'offline'}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && error === null && (
        <div>
          <output className="sr-only">{m.refunds_loading({ title })}</output>
          {Array.from({ length: skeleton.rows }, (_, row) => (
            <div
              key={row}
              className={`flex items-center justify-between gap-2 border-t border-line ${skeleton.className}`}
            >
              <span className="grid gap-1">
                <Skeleton className="h-2 w-16" />
                <Skeleton className="h-1.5 w-10" />
              </span>
              <Skeleton className="h-2 w-11" />
            </div>
          ))}
        </div>
      )}
    </section>
  )
}
