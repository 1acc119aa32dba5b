import type { Country } from '@retour/domain/places/countries'
import { countryName } from '@retour/domain/places/countries'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '#app/backend/query-client.ts'
import { listNewestOffices } from '#app/backend/refund-office-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { OfficeRow } from '#app/ui/office-row.tsx'
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
            {offices.map((office) => (
              <OfficeRow key={office.id} office={office} />
            ))}
          </ul>
        )}
      </QueryContent>
    </Card>
  )
}
