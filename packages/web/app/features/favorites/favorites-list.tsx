import { useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { QueryContent } from '#app/ui/query-content.tsx'
import { EmptyNote } from '#app/ui/empty-note.tsx'
import { FavoriteRow } from './favorite-row.tsx'
import { FavoritesSkeleton } from './favorites-skeleton.tsx'
import { useFavorites } from './use-favorites.ts'

/** The list of all saved places. */
export function FavoritesList({ userId }: { userId: string }) {
  const query = useFavorites(userId)
  const list = useRef<HTMLDivElement>(null)
  return (
    <Card title={m.favorites_title()} isBusy={query.isFetching}>
      <div ref={list} tabIndex={-1} className="outline-none">
        <QueryContent
          query={query}
          failure={m.favorites_failed()}
          waiting={m.favorites_loading()}
          skeleton={<FavoritesSkeleton rows={3} />}
        >
          {(favorites) =>
            favorites.length === 0 ? (
              <EmptyNote>{m.favorites_empty()}</EmptyNote>
            ) : (
              <ul>
                {favorites.map((favorite) => (
                  <FavoriteRow
                    key={favorite.locationId}
                    userId={userId}
                    favorite={favorite}
                    onRemove={() => list.current?.focus()}
                  />
                ))}
              </ul>
            )
          }
        </QueryContent>
      </div>
    </Card>
  )
}
