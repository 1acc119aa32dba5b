import { formatDay } from '@retour/domain/content/format-day'
import { countryName } from '@retour/domain/places/countries'
import { findPlaceByLocationId } from '@retour/domain/places/place-by-location-id'
import { Link } from '#app/platform/site-navigation.tsx'
import type { Favorite } from '#app/backend/favorite-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { dayOf } from '#app/platform/calendar-day.ts'
import { Button } from '#app/ui/button.tsx'
import { useFavoriteChange } from './use-favorite-change.ts'

/** The class of a row with a saved place. */
export const favoriteRowClass =
  'flex min-h-[77px] flex-wrap items-center justify-between gap-x-2 gap-y-0.5 border-t border-line py-1.25'

interface FavoriteRowProps {
  userId: string
  favorite: Favorite
  /** Called before the row is removed, so that the focus can be moved. */
  onRemove?: () => void
}

/** A saved place with links to its page and its desks, and a button to remove it. */
export function FavoriteRow({ userId, favorite, onRemove }: FavoriteRowProps) {
  const { name, locationId, savedAt } = favorite
  const place = findPlaceByLocationId(locationId)
  const { change, isBusy } = useFavoriteChange(userId, favorite)
  const day = formatDay(dayOf(new Date(savedAt)))
  return (
    <li className={favoriteRowClass}>
      <div className="min-w-0">
        {place ? (
          <Link
            to={`/${place.country}/${place.slug}`}
            className="inline-flex min-h-3 items-center font-strong text-ink no-underline wrap-anywhere hover:underline"
          >
            {name}
          </Link>
        ) : (
          <p className="font-strong wrap-anywhere">{name}</p>
        )}
        <p className="text-meta text-ink-3">
          {place
            ? m.favorites_saved_in({ country: countryName(place.country), day })
            : m.favorites_saved_on({ day })}
        </p>
      </div>
      {onRemove && (
        <div className="-mx-1.75 flex flex-wrap items-center">
          {place && (
            <Link
              to={`/map-locations/${place.country}/${place.slug}`}
              className="inline-flex min-h-touch items-center px-1.75 text-small font-strong text-blue-ink no-underline hover:underline"
            >
              {m.favorites_desks()}
              <span className="sr-only"> {name}</span>
            </Link>
          )}
          <Button
            variant="quiet"
            size="small"
            isBusy={isBusy}
            // The next row moves under the pointer, so the second click of a double click is ignored.
            onClick={(event) => {
              if (event.detail > 1) return
              onRemove()
              change(false)
            }}
          >
            {m.favorites_remove()}
            <span className="sr-only"> {name}</span>
          </Button>
        </div>
      )}
    </li>
  )
}
