import type { AccountUser } from '#app/backend/stored-session.ts'
import { FavoritesList } from './favorites-list.tsx'
import { OfficeSearch } from './office-search.tsx'
import { PopularDestinations } from './popular-destinations.tsx'

/** The tab "locations": saved places, popular destinations, and the search for a refund office. */
export function FavoritesTab({ user }: { user: AccountUser }) {
  return (
    <div className="mt-3 grid gap-5 *:min-w-0">
      <FavoritesList userId={user.id} />
      <PopularDestinations userId={user.id} />
      <OfficeSearch />
    </div>
  )
}
