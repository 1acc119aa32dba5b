import { useQuery } from '@tanstack/react-query'
import { listBookings } from '#app/backend/bookings-list-calls.ts'
import { queryClient } from '#app/backend/query-client.ts'

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
