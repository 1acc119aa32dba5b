import { useQuery } from '@tanstack/react-query'
import { favoriteKey, favoritesKey, isFavorite, listFavorites } from '#app/backend/favorite-calls.ts'
import { queryClient } from '#app/backend/query-client.ts'

/** The places that an account saved; asked again at every opening, since another tab may have saved one. */
export const useFavorites = (userId: string) =>
  useQuery(
    { queryKey: favoritesKey(userId), queryFn: () => listFavorites(userId), refetchOnMount: 'always' },
    queryClient,
  )

/** Is this place saved? Not, as long as it is not known; a failure is only logged. */
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
