import type { OwnRide } from '@retour/domain/wire/ride'
import { useState } from 'react'
import type { OwnBooking } from '#app/backend/bookings-list-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { QueryContent } from '#app/ui/query-content.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { EmptyNote } from '#app/ui/empty-note.tsx'
import { BookingRow } from './booking-row.tsx'
import { orderBookings } from './order-bookings.ts'
import { useBookings, useOwnRides } from './use-bookings.ts'

/** The person's chauffeur requests: upcoming ones first, then past ones. */
export function BookingsCard({ userId }: { userId: string }) {
  const query = useBookings(userId)
  const rides = useOwnRides(userId)
  return (
    <Card title={m.bookings_history()} isBusy={query.isFetching}>
      <QueryContent
        query={query}
        failure={m.bookings_failed()}
        waiting={m.bookings_loading()}
        skeleton={<BookingsSkeleton />}
      >
        {(bookings) =>
          bookings.length === 0 ? (
            <EmptyNote>{m.bookings_empty()}</EmptyNote>
          ) : (
            <Bookings bookings={bookings} rides={rides} />
          )
        }
      </QueryContent>
    </Card>
  )
}

function Bookings({ bookings, rides = [] }: { bookings: OwnBooking[]; rides: OwnRide[] | undefined }) {
  const [openedAtMs] = useState(() => Date.now())
  const { ahead, past } = orderBookings(bookings, openedAtMs)
  return (
    <>
      <ul>
        {[...ahead, ...past].map((booking) => (
          <BookingRow
            key={booking.id}
            booking={booking}
            isAhead={ahead.includes(booking)}
            ride={rides.find(({ id }) => id === booking.id)}
          />
        ))}
      </ul>
      {ahead.length > 0 && (
        <div className="border-t border-line pt-1.5">
          <p className="max-w-reading text-meta text-ink-3">{m.bookings_note()}</p>
        </div>
      )}
    </>
  )
}

function BookingsSkeleton() {
  return (
    <div>
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
