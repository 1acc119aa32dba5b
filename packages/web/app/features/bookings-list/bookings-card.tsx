import { useId, useState } from 'react'
import { toBackendError } from '#app/backend/backend-error.ts'
import { m } from '#app/paraglide/messages.js'
import { LoadFailure } from '#app/ui/load-failure.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { BookingRow } from './booking-row.tsx'
import { orderBookings } from './order-bookings.ts'
import { useBookings } from './use-bookings.ts'

/** The person's chauffeur requests: those ahead, then those that are past. */
export function BookingsCard({ userId }: { userId: string }) {
  const query = useBookings(userId)
  const id = useId()
  return (
    <section aria-labelledby={id} aria-busy={query.isFetching}>
      <h2 id={id} className="mb-1 font-display text-[1.625rem] leading-[1.15] font-serif tracking-display">
        {m.bookings_history()}
      </h2>
      <BookingsContent query={query} />
    </section>
  )
}

function BookingsContent({ query }: { query: ReturnType<typeof useBookings> }) {
  const { data, error, isFetching, refetch } = query
  const [openedAtMs] = useState(() => Date.now())
  if (!data && error)
    return (
      <LoadFailure
        message={m.bookings_failed()}
        isOffline={toBackendError(error).kind === 'offline'}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <BookingsSkeleton />
  if (data.length === 0)
    return <p className="max-w-reading border-t border-line pt-1.75 text-ink-2">{m.bookings_empty()}</p>
  const { ahead, past } = orderBookings(data, openedAtMs)
  return (
    <>
      <ul>
        {ahead.map((booking) => (
          <BookingRow key={booking.id} booking={booking} isAhead />
        ))}
        {past.map((booking) => (
          <BookingRow key={booking.id} booking={booking} isAhead={false} />
        ))}
      </ul>
      {ahead.length > 0 && (
        <p className="max-w-reading border-t border-line pt-1.5 text-meta text-ink-3">{m.bookings_note()}</p>
      )}
    </>
  )
}

function BookingsSkeleton() {
  return (
    <div>
      <output className="sr-only">{m.bookings_loading()}</output>
      {['first', 'second'].map((row) => (
        <div key={row} className="grid min-h-[160px] content-start gap-1.25 border-t border-line py-2">
          <Skeleton className="h-2.5 w-4/5 max-w-[24rem]" />
          <Skeleton className="h-2 w-3/5 max-w-[18rem]" />
          <Skeleton className="h-2 w-2/5 max-w-[12rem]" />
        </div>
      ))}
    </div>
  )
}
