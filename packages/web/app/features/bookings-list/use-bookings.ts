import { useQuery } from '@tanstack/react-query'
import { listBookings } from '#app/backend/bookings-list-calls.ts'
import { queryClient } from '#app/backend/query-client.ts'
import { listOwnRides } from '#app/backend/ride-calls.ts'

const shownBookings = 50

/** The account's chauffeur requests. Fetched at every mount, because one may just have been sent. */
export const useBookings = (userId: string) =>
  useQuery(
    {
      queryKey: ['bookings', userId],
      queryFn: () => listBookings(userId, shownBookings),
      refetchOnMount: 'always',
    },
    queryClient,
  )

/**
 * The states of the account's rides and the tokens of their pages. If they cannot be loaded, the requests are shown
 * without.
 */
export const useOwnRides = (userId: string) =>
  useQuery({ queryKey: ['own-rides', userId], queryFn: listOwnRides, refetchOnMount: 'always' }, queryClient)
    .data
