import type { Country } from '@retour/domain/places/countries'
import { countryName } from '@retour/domain/places/countries'
import { placeName } from '@retour/domain/places/place-name'
import { locationTypeLabel } from '@retour/domain/places/location-types'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { queryClient } from '#app/backend/query-client.ts'
import { listNewestOffices } from '#app/backend/refund-office-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { QueryContent } from '#app/ui/query-content.tsx'
import { RowsSkeleton } from './rows-skeleton.tsx'

/** The two newest offices of a country. */
export function CountryOffices({ country, why }: { country: Country; why: string }) {
  const query = useQuery(
    { queryKey: ['refund-offices', 'newest', country], queryFn: () => listNewestOffices(country) },
    queryClient,
  )
  return (
    <Card
      title={m.recommendations_offices({ country: countryName(country) })}
      lead={why}
      isBusy={query.isFetching}
    >
      <QueryContent
        query={query}
        failure={m.favorites_offices_failed()}
        waiting={m.favorites_offices_loading()}
        skeleton={<RowsSkeleton />}
      >
        {(offices) => (
          <ul>
            {offices.map(({ id, name, address, city, type }) => (
              <li key={id} className="border-t border-line py-1.5">
                <div className="flex flex-wrap items-start justify-between gap-x-1.5">
                  <h3 className="font-strong wrap-anywhere">{name}</h3>
                  <Badge>{locationTypeLabel(type)}</Badge>
                </div>
                <p className="text-small text-ink-2 wrap-anywhere">{address}</p>
                <Link
                  to={`/map-locations/${country}/${city}#list-view`}
                  className="inline-flex min-h-3 items-center text-small text-blue-ink"
                >
                  {m.favorites_all_of({ city: placeName(country, city), country: countryName(country) })}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </QueryContent>
    </Card>
  )
}
