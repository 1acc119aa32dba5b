import type { ReactNode } from 'react'
import { toBackendError } from '#app/backend/backend-error.ts'
import { LoadFailure } from './load-failure.tsx'

interface QueryContentProps<Data> {
  query: { data: Data | undefined; error: unknown; isFetching: boolean; refetch: () => Promise<unknown> }
  /** The error if loading failed. */
  failure: string
  /** The text for screen readers while loading. */
  waiting: string
  /** A placeholder of the same size as the content. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * Shows the data of a query, a placeholder while it loads, or the error. Data that was loaded stays if a refetch fails.
 */
export function QueryContent<Data>(props: QueryContentProps<Data>) {
  const { query, failure, waiting, skeleton, children } = props
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (error)
    return (
      <LoadFailure
        message={failure}
        isOffline={toBackendError(error).kind === 'offline'}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <>
      <output className="sr-only">{waiting}</output>
      {skeleton}
    </>
  )
}
