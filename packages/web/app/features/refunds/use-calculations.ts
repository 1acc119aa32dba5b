import { useQuery } from '@tanstack/react-query'
import { queryClient } from '#app/backend/query-client.ts'
import { listAllCalculations, listCalculations } from '#app/backend/refund-calls.ts'

/** Lists of calculations (specification, section 9). */
const limits = { compact: 3, full: 10 }

export type ListSize = keyof typeof limits

/** The newest calculations of an address; what the calculator saves makes them stale. */
export const useCalculations = (email: string, size: ListSize) =>
  useQuery(
    {
      queryKey: ['leads', email, limits[size]],
      queryFn: () => listCalculations(email, limits[size]),
    },
    queryClient,
  )

/** All of them, for sums and the person's own file. */
export const useAllCalculations = (email: string) =>
  useQuery({ queryKey: ['leads', email, 'all'], queryFn: () => listAllCalculations(email) }, queryClient)
