import type { AccountUser } from '#app/backend/stored-session.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { QueryContent } from '#app/ui/query-content.tsx'
import { EmptyNote } from '#app/ui/empty-note.tsx'
import { FavoriteRow } from './favorite-row.tsx'
import { FavoritesSkeleton } from './favorites-skeleton.tsx'
import { useFavorites } from './use-favorites.ts'

/** The number of places in the compact list (docs/product.md, Data limits). */
const compactFavorites = 3

interface FavoritesSummaryProps {
  user: AccountUser
  onSeeAll: () => void
}

/** The last saved places, for the overview. */
export function FavoritesSummary({ user, onSeeAll }: FavoritesSummaryProps) {
  const query = useFavorites(user.id)
  return (
    <Card
      title={m.favorites_title()}
      isBusy={query.isFetching}
      action={
        <Button variant="quiet" size="small" className="-mx-1.75" onClick={onSeeAll}>
          {m.favorites_see_all()}
          <span className="sr-only"> {m.favorites_title()}</span>
        </Button>
      }
    >
      <QueryContent
        query={query}
        failure={m.favorites_failed()}
        waiting={m.favorites_loading()}
        skeleton={<FavoritesSkeleton rows={compactFavorites} />}
      >
        {(favorites) =>
          favorites.length === 0 ? (
            <EmptyNote>{m.favorites_empty()}</EmptyNote>
          ) : (
            <ul>
              {favorites.slice(0, compactFavorites).map((favorite) => (
                <FavoriteRow key={favorite.locationId} userId={user.id} favorite={favorite} />
              ))}
            </ul>
          )
        }
      </QueryContent>
    </Card>
  )
}
