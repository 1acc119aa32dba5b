import { useQuery } from '@tanstack/react-query'
import { listBookings } from '#app/backend/bookings-list-calls.ts'
import { queryClient } from '#app/backend/query-client.ts'
import { listOwnRides } from '#app/backend/ride-calls.ts'

const shownBookings = 50

/** The account's chauffeur requests; asked again at every opening, since one may just have been sent. */
export const useBookings = (userId: string) =>
  useQuery(
    {
      queryKey: ['bookings', userId],
      queryFn: () => listBookings(userId, shownBookings),
      refetchOnMount: 'always',
    },
    queryClient,
  )

/** How they stand, and what opens the page of each. What does not come is no reason to show no request. */
export const useOwnRides = (userId: string) =>
  useQuery({ queryKey: ['own-rides', userId], queryFn: listOwnRides, refetchOnMount: 'always' }, queryClient)
    .data
