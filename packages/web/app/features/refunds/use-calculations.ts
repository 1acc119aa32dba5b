import { type QueryKey, useQuery } from '@tanstack/react-query'
import { queryClient } from '#app/backend/query-client.ts'
import {
  listAllCalculations,
  listCalculations,
  type RefundCalculation,
  type UnsavedCalculation,
} from '#app/backend/refund-calls.ts'
import { addUnsaved } from './add-unsaved.ts'

/** Rows of the two lists of calculations (docs/product.md, Data limits). */
export const limits = { compact: 3, full: 10 }

export type ListSize = keyof typeof limits

/** The newest calculations of an account, with what is not saved yet; what the calculator saves makes them stale. */
export const useCalculations = (email: string, size: ListSize, unsaved: readonly UnsavedCalculation[]) =>
  useWithUnsaved(
    ['leads', email, limits[size]],
    () => listCalculations(email, limits[size]),
    (rows, readAtMs) => addUnsaved(rows, readAtMs, unsaved).slice(0, limits[size]),
  )

/**
 * All of them, for sums and the person's own file. What is not saved yet counts, so that no sum says less than the list
 * beside it; what the server refused does not.
 */
export const useAllCalculations = (email: string, unsaved: readonly UnsavedCalculation[]) =>
  useWithUnsaved(
    ['leads', email, 'all'],
    () => listAllCalculations(email),
    (rows, readAtMs) =>
      addUnsaved(
        rows,
        readAtMs,
        unsaved.filter(({ status }) => status !== 'refused'),
      ),
  )

function useWithUnsaved(
  queryKey: QueryKey,
  queryFn: () => Promise<RefundCalculation[]>,
  complete: (saved: RefundCalculation[], readAtMs: number) => RefundCalculation[],
) {
  const query = useQuery({ queryKey, queryFn }, queryClient)
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
