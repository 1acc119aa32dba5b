import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import {
  type Favorite,
  favoriteKey,
  favoritesKey,
  removeFavorite,
  saveFavorite,
  type SavedPlace,
} from '#app/backend/favorite-calls.ts'
import { queryClient, readAgain } from '#app/backend/query-client.ts'
import { readStoredSession } from '#app/backend/stored-session.ts'
import { m } from '#app/paraglide/messages.js'
import { failureReason } from '#app/ui/failure-reason.ts'
import { showToast } from '#app/ui/toast.ts'

/**
 * Returns a function that saves or removes a place. The change is shown at once everywhere on the page and reverted if
 * the server refuses it. While one change is pending, another call does nothing.
 */
export function useFavoriteChange(userId: string, place: SavedPlace) {
  const one = favoriteKey(userId, place.locationId)
  const list = favoritesKey(userId)
  const { mutate, isPending } = useMutation(
    {
      networkMode: 'always',
      scope: { id: one.join(' ') },
      mutationFn: (isSaved: boolean) =>
        isSaved ? saveFavorite(userId, place) : removeFavorite(userId, place.locationId),
      onMutate: async (isSaved) => {
        await queryClient.cancelQueries({ queryKey: ['favorites', userId] })
        const before = {
          one: queryClient.getQueryData(one),
          list: queryClient.getQueryData<Favorite[]>(list),
        }
        queryClient.setQueryData(one, isSaved)
        queryClient.setQueryData<Favorite[]>(list, (favorites) => withChange(favorites, place, isSaved))
        return before
      },
      onSuccess: (_answer, isSaved) => {
        if (!isStillHere(userId)) return
        const { name } = place
        showToast('success', isSaved ? m.favorites_added({ name }) : m.favorites_removed({ name }))
      },
      onError: (error, isSaved, before) => {
        if (!isStillHere(userId)) return
        // If the value was unknown before, the next request corrects it.
        queryClient.setQueryData(one, before?.one ?? false)
        queryClient.setQueryData(list, before?.list)
        const reason = failureReason(error)
        const message = isSaved
          ? m.favorites_update_failed({ reason })
          : m.favorites_remove_failed({ reason })
        showToast('error', message)
      },
      onSettled: () => (isStillHere(userId) ? readAgain(list) : undefined),
    },
    queryClient,
  )
  const change = useCallback((isSaved: boolean) => mutate(isSaved), [mutate])
  return { change, isBusy: isPending }
}

/** Another person may have signed in before the response; it is not about them. */
const isStillHere = (userId: string) => readStoredSession()?.user.id === userId

function withChange(favorites: Favorite[] | undefined, place: SavedPlace, isSaved: boolean) {
  const others = favorites?.filter(({ locationId }) => locationId !== place.locationId)
  return isSaved ? others && [{ ...place, savedAt: new Date().toISOString() }, ...others] : others
}
