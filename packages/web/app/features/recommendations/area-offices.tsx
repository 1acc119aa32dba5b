import { type OfficeArea, recommendOffices } from '@retour/domain/recommendations/recommend-offices'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '#app/backend/query-client.ts'
import { listOfficesAround } from '#app/backend/refund-office-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { OfficeRow } from '#app/ui/office-row.tsx'
import { QueryContent } from '#app/ui/query-content.tsx'
import { areaTitle, areaText } from './area-text.ts'
import { RowsSkeleton } from './rows-skeleton.tsx'

const recommendedOffices = 2

/** The refund locations that are nearest to the person's places. */
export function AreaOffices({ area }: { area: OfficeArea }) {
  const { country, places } = area
  const cities = places.map(({ slug }) => slug)
  const query = useQuery(
    {
      queryKey: ['refund-offices', 'around', country, ...cities],
      queryFn: () => listOfficesAround(country, cities),
    },
    queryClient,
  )
  return (
    <Card title={areaTitle(area)} lead={areaText(area)} isBusy={query.isFetching}>
      <QueryContent
        query={query}
        failure={m.favorites_offices_failed()}
        waiting={m.favorites_offices_loading()}
        skeleton={<RowsSkeleton />}
      >
        {(offices) => (
          <ul>
            {recommendOffices(offices, places, recommendedOffices).map((office) => (
              <OfficeRow key={office.id} office={office} />
            ))}
          </ul>
        )}
      </QueryContent>
    </Card>
  )
}
