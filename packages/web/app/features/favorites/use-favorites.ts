import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { favoriteKey, favoritesKey, isFavorite, listFavorites } from '#app/backend/favorite-calls.ts'
import { queryClient } from '#app/backend/query-client.ts'

/** The account whose places were read before a list of them is shown; null once one was shown. */
let readAheadFor: string | null = null

/** The query of the saved places of an account. */
export const favoritesQuery = (userId: string) => ({
  queryKey: favoritesKey(userId),
  queryFn: () => listFavorites(userId),
})

/** Reads the saved places of an account for the list that is shown next. */
export function readFavoritesAhead(userId: string): void {
  readAheadFor = userId
  void queryClient.prefetchQuery(favoritesQuery(userId))
}

/**
 * The saved places of an account. Fetched at every mount, because another tab may have saved one; the first list after
 * `readFavoritesAhead` shows what was read.
 */
export function useFavorites(userId: string) {
  const refetchOnMount = () => (readAheadFor === userId ? true : 'always')
  const query = useQuery({ ...favoritesQuery(userId), refetchOnMount }, queryClient)
  useEffect(() => {
    readAheadFor = null
  }, [])
  return query
}

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
