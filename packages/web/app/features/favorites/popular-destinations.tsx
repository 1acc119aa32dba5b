import { popularDestinations } from '@retour/domain/content/popular-destinations'
import { displayName } from '@retour/domain/places/display-name'
import { locationIdOf } from '@retour/domain/places/location-id'
import { Link } from '#app/platform/site-navigation.tsx'
import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { FavoriteToggle } from './favorite-toggle.tsx'
import { useFavoriteChange } from './use-favorite-change.ts'
import { useFavorites } from './use-favorites.ts'

const destinations = popularDestinations.map(({ country, city, description }) => ({
  path: `/${country}/${city}`,
  description,
  place: { locationId: locationIdOf(country, city), name: displayName(city) },
}))
type Destination = (typeof destinations)[number]

/** Popular destinations with links and buttons to save them. */
export function PopularDestinations({ userId }: { userId: string }) {
  return (
    <Card title={m.favorites_popular()}>
      <ul>
        {destinations.map((destination) => (
          <DestinationRow key={destination.path} userId={userId} destination={destination} />
        ))}
      </ul>
    </Card>
  )
}

function DestinationRow({ userId, destination }: { userId: string; destination: Destination }) {
  const { path, description, place } = destination
  const { data: favorites } = useFavorites(userId)
  const { change, isBusy } = useFavoriteChange(userId, place)
  const isSaved = favorites?.some(({ locationId }) => locationId === place.locationId) ?? false
  return (
    <li className="flex items-center justify-between gap-2 border-t border-line py-1.5">
      <div className="min-w-0">
        <h3>
          <Link
            to={path}
            className="inline-flex min-h-3 items-center font-strong text-ink no-underline hover:underline"
          >
            {place.name}
          </Link>
        </h3>
        <p className="max-w-reading text-small text-ink-2">{description}</p>
      </div>
      <FavoriteToggle
        isSaved={isSaved}
        isBusy={isBusy}
        placeName={place.name}
        onPress={() => change(!isSaved)}
      />
    </li>
  )
}
