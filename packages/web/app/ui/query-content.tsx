import type { ReactNode } from 'react'
import { toBackendError } from '#app/backend/backend-error.ts'
import { LoadFailure } from './load-failure.tsx'

interface QueryContentProps<Data> {
  query: { data: Data | undefined; error: unknown; isFetching: boolean; refetch: () => Promise<unknown> }
  /** Said when it did not come. */
  failure: string
  /** Said to who cannot see the skeleton. */
  waiting: string
  /** As large as what replaces it. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** What was asked for, or why it is not there. What is there stays when a later question fails. */
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
