import { useQuery } from '@tanstack/react-query'
import { favoriteKey, favoritesKey, isFavorite, listFavorites } from '#app/backend/favorite-calls.ts'
import { queryClient } from '#app/backend/query-client.ts'

/** The saved places of an account. Fetched at every mount, because another tab may have saved one. */
export const useFavorites = (userId: string) =>
  useQuery(
    { queryKey: favoritesKey(userId), queryFn: () => listFavorites(userId), refetchOnMount: 'always' },
    queryClient,
  )

/** Returns whether this place is saved; false while that is unknown. An error is only logged. */
export function useIsFavorite(userId: string, locationId: number): boolean {
  const { data } = useQuery(
    { queryKey: favoriteKey(userId, locationId), queryFn: () => askIsFavorite(userId, locationId) },
    queryClient,
  )
  return data ?? false
}

async function askIsFavorite(userId: string, locationId: number): Promise<boolean> {
  try {
    return await isFavorite(userId, locationId)
  } catch (error) {
    console.warn('It is not known whether this place is saved:', error)
    throw error
  }
}
