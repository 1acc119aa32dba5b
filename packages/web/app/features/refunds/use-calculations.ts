import { type QueryKey, useQuery } from '@tanstack/react-query'
import { queryClient } from '#app/backend/query-client.ts'
import {
  listAllCalculations,
  listCalculations,
  type RefundCalculation,
  type UnsavedCalculation,
} from '#app/backend/refund-calls.ts'
import { addUnsaved } from './add-unsaved.ts'

/** The number of rows in the two lists of calculations (docs/product.md, Data limits). */
export const limits = { compact: 3, full: 10 }

export type ListSize = keyof typeof limits

/** The query of the newest calculations of an account. */
export const calculationsQuery = (email: string, size: ListSize) => ({
  queryKey: ['leads', email, limits[size]],
  queryFn: () => listCalculations(email, limits[size]),
})

/** The query of all calculations of an account. */
export const allCalculationsQuery = (email: string) => ({
  queryKey: ['leads', email, 'all'],
  queryFn: () => listAllCalculations(email),
})

/**
 * Returns the newest calculations of an account, with the unsaved ones. A calculation that is saved invalidates them.
 */
export const useCalculations = (email: string, size: ListSize, unsaved: readonly UnsavedCalculation[]) =>
  useWithUnsaved(calculationsQuery(email, size), (rows, readAtMs) =>
    addUnsaved(rows, readAtMs, unsaved).slice(0, limits[size]),
  )

/**
 * Returns all calculations, for totals and the file. Unsaved ones are included, so that totals match the list beside
 * them; refused ones are not.
 */
export const useAllCalculations = (email: string, unsaved: readonly UnsavedCalculation[]) =>
  useWithUnsaved(allCalculationsQuery(email), (rows, readAtMs) =>
    addUnsaved(
      rows,
      readAtMs,
      unsaved.filter(({ status }) => status !== 'refused'),
    ),
  )

function useWithUnsaved(
  read: { queryKey: QueryKey; queryFn: () => Promise<RefundCalculation[]> },
  complete: (saved: RefundCalculation[], readAtMs: number) => RefundCalculation[],
) {
  const query = useQuery(read, queryClient)
  return {
    data: query.data && complete(query.data, query.dataUpdatedAt),
    error: query.error,
    isFetching: query.isFetching,
    isPending: query.isPending,
    refetch: async () => {
      const { data, dataUpdatedAt } = await query.refetch()
      return data && complete(data, dataUpdatedAt)
    },
  }
}
