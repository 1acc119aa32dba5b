import { useQuery } from '@tanstack/react-query'
import { queryClient } from '#app/backend/query-client.ts'
import { listRefundRequests } from '#app/backend/refund-calls.ts'
import type { AccountUser } from '#app/backend/stored-session.ts'
import type { ListSize } from './use-calculations.ts'

/** The number of rows in the two lists of refund requests (docs/product.md, Data limits). */
const limits: Record<ListSize, number> = { compact: 5, full: 20 }

/** The query of the newest refund requests of an account. */
export const refundRequestsQuery = ({ id, email }: AccountUser, size: ListSize) => ({
  queryKey: ['refund-history', id, email, limits[size]],
  queryFn: () => listRefundRequests({ userId: id, email }, limits[size]),
})

/** The newest refund requests of an account. */
export const useRefundRequests = (user: AccountUser, size: ListSize) =>
  useQuery(refundRequestsQuery(user, size), queryClient)
