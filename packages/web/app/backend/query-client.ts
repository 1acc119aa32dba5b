import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { whenPersonLeaves } from '#app/platform/forget-person.ts'

const minuteMs = 60_000

/**
 * Fresh for 5 minutes, cached for an hour, one retry, no refetch on focus (docs/product.md, Sessions and timers).
 * Queries run offline too, so the screen can show the reason instead of waiting.
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
 * Refetches what a write has changed. A first read in flight may have been answered before the write and would count as
 * the newest, because invalidating does not cancel a read without data.
 */
export async function readAgain(queryKey: QueryKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey })
}
