import { useEffect } from 'react'
import type { SavedPlace } from '#app/backend/favorite-calls.ts'
import { FavoriteToggle } from './favorite-toggle.tsx'
import { useFavoriteChange } from './use-favorite-change.ts'
import { useIsFavorite } from './use-favorites.ts'

export interface LiveFavoriteProps {
  userId: string
  place: SavedPlace
  /** True after a sign-in that a click on this button started; the place is then saved once. */
  shouldSave: boolean
  onSaving: () => void
}

/** The button for a signed-in person. */
export function LiveFavoriteButton({ userId, place, shouldSave, onSaving }: LiveFavoriteProps) {
  const isSaved = useIsFavorite(userId, place.locationId)
  const { change, isBusy } = useFavoriteChange(userId, place)
  useEffect(() => {
    if (!shouldSave) return
    onSaving()
    change(true)
  }, [shouldSave, onSaving, change])
  return <FavoriteToggle isSaved={isSaved} isBusy={isBusy} onPress={() => change(!isSaved)} />
}
