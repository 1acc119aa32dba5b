import { isAlreadyStored } from './backend-error.ts'
import { readRows } from './open-rest.ts'

/** A saved place. `locationId` is its number by domain's `locationIdOf`. */
export type SavedPlace = { locationId: number; name: string }
export type Favorite = SavedPlace & { savedAt: string }

/** The key of the query cache. */
export const favoritesKey = (userId: string) => ['favorites', userId, 'list']
export const favoriteKey = (userId: string, locationId: number) => ['favorites', userId, locationId]

type Row = { location_id: number; location_name: string; created_at: string }

/** Returns the saved places of an account, newest first. Throws BackendError, like all below. */
export async function listFavorites(userId: string): Promise<Favorite[]> {
  const rows = await readRows<Row>((rest) =>
    rest
      .from('favorite_locations')
      .select('location_id,location_name,created_at')
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .order('location_id')
      .throwOnError(),
  )
  return rows.map((row) => ({
    locationId: row.location_id,
    name: row.location_name,
    savedAt: row.created_at,
  }))
}

export async function isFavorite(userId: string, locationId: number): Promise<boolean> {
  const rows = await readRows<{ id: number }>((rest) =>
    rest
      .from('favorite_locations')
      .select('id')
      .eq('user_id', userId)
      .eq('location_id', locationId)
      .limit(1)
      .throwOnError(),
  )
  return rows.length > 0
}

/** Saves a place. Saving it twice, here or in another tab, stores it once. */
export async function saveFavorite(userId: string, { locationId, name }: SavedPlace): Promise<void> {
  try {
    await readRows((rest) =>
      rest
        .from('favorite_locations')
        .insert({ user_id: userId, location_id: locationId, location_name: name })
        .throwOnError(),
    )
  } catch (error) {
    if (!isAlreadyStored(error)) throw error
  }
}

export async function removeFavorite(userId: string, locationId: number): Promise<void> {
  await readRows((rest) =>
    rest
      .from('favorite_locations')
      .delete()
      .eq('user_id', userId)
      .eq('location_id', locationId)
      .throwOnError(),
  )
}
