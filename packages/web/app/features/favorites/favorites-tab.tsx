import type { AccountUser } from '#app/backend/stored-session.ts'
import { FavoritesList } from './favorites-list.tsx'
import { OfficeSearch } from './office-search.tsx'
import { PopularDestinations } from './popular-destinations.tsx'

/** The tab "locations": what was saved, where most people go, and the search for an office. */
export function FavoritesTab({ user }: { user: AccountUser }) {
  return (
    <div className="mt-3 grid gap-5 *:min-w-0">
      <FavoritesList userId={user.id} />
      <PopularDestinations userId={user.id} />
      <OfficeSearch />
    </div>
  )
}
