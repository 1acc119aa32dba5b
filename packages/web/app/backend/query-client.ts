import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { whenPersonLeaves } from '#app/platform/forget-person.ts'

const minuteMs = 60_000

/**
 * Fresh for 5 minutes, kept for an hour, one retry, no refetch on focus (docs/product.md, Sessions and timers).
 * Asked also without a network, so that the screen can say why there is no answer instead of waiting.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * minuteMs,
      gcTime: 60 * minuteMs,
      retry: 1,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
  },
})

whenPersonLeaves(() => queryClient.clear())

/**
 * Reads again what a write has changed. A first read that is under way may have been answered before the write, and would
 * stand as the newest: invalidating does not end a read that has no data yet.
 */
export async function readAgain(queryKey: QueryKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey })
}
