import { isCountry } from '@retour/domain/places/countries'
import { type OfficeArea, officeArea } from '@retour/domain/recommendations/recommend-offices'
import { recommendPlaces, type PlaceRecommendation } from '@retour/domain/recommendations/recommend-places'
import { useQuery } from '@tanstack/react-query'
import { favoritesKey, listFavorites } from '#app/backend/favorite-calls.ts'
import { preferencesKey, readPreferences } from '#app/backend/preferences-calls.ts'
import { profileKey, readProfile } from '#app/backend/profile-calls.ts'
import { queryClient } from '#app/backend/query-client.ts'

const recommendedPlaces = 4

export type Recommendations = {
  places: PlaceRecommendation[]
  /** The area of the recommended offices and guides. */
  area: OfficeArea
}

/** The query of an account's profile. */
export const profileQuery = (userId: string) => ({
  queryKey: profileKey(userId),
  queryFn: () => readProfile(userId),
})

/** The query of an account's preferences. */
export const preferencesQuery = (userId: string) => ({
  queryKey: preferencesKey(userId),
  queryFn: () => readPreferences(userId),
})

/** Returns the recommendations for an account, based on its profile, preferences and saved places. */
export function useRecommendations(userId: string) {
  const profile = useQuery(profileQuery(userId), queryClient)
  const preferences = useQuery(preferencesQuery(userId), queryClient)
  const favorites = useQuery(
    { queryKey: favoritesKey(userId), queryFn: () => listFavorites(userId) },
    queryClient,
  )
  const all = [profile, preferences, favorites]
  const isComplete = all.every(({ data }) => data !== undefined)
  return {
    data: isComplete ? recommend(profile.data?.country, preferences.data, favorites.data) : undefined,
    error: all.find(({ error }) => error)?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(all.filter(({ error }) => error).map(({ refetch }) => refetch())),
  }
}

function recommend(
  country: string | undefined,
  preferences: Awaited<ReturnType<typeof readPreferences>> | undefined,
  favorites: Awaited<ReturnType<typeof listFavorites>> | undefined,
): Recommendations {
  const slug = country?.toLowerCase()
  const wishes = {
    country: isCountry(slug) ? slug : null,
    destinations: preferences?.destinations ?? [],
    brands: preferences?.brands ?? [],
    favoriteIds: (favorites ?? []).map(({ locationId }) => locationId),
  }
  return {
    places: recommendPlaces(wishes, recommendedPlaces),
    area: officeArea(wishes),
  }
}
