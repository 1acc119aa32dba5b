import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { readPlaces } from '#app/backend/places-calls.ts'
import { queryClient } from '#app/backend/query-client.ts'
import { m } from '#app/paraglide/messages.js'
import { QueryContent } from '#app/ui/query-content.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { PlaceList, placeFilters } from './place-list.tsx'
import { PlacePanel } from './place-panel.tsx'

const pollIntervalMs = 30_000

/** The reports and proposals about refund locations, and the selected location: `place` and `show` in the URL. */
export function PlacesPart() {
  const [query, setQuery] = useSearchParams()
  const chosen = query.get('place') ?? ''
  const filter = placeFilters.find((one) => one === query.get('show')) ?? 'all'
  const list = useQuery(
    { queryKey: ['desk-places'], queryFn: readPlaces, staleTime: 0, refetchInterval: pollIntervalMs },
    queryClient,
  )
  const change = (name: 'place' | 'show', value: string) =>
    setQuery((before) => {
      const next = new URLSearchParams(before)
      if (value) next.set(name, value)
      else next.delete(name)
      return next
    })
  return (
    <div className="mt-2 grid gap-4 lg:grid-cols-[26rem_1fr] lg:items-start">
      <div className={chosen ? 'hidden lg:block' : ''}>
        <QueryContent
          query={list}
          failure={m.desk_places_failed()}
          waiting={m.desk_places_loading()}
          skeleton={<Skeleton className="h-30 w-full" />}
        >
          {(places) => (
            <PlaceList
              list={places}
              filter={filter}
              chosen={chosen}
              onFilter={(next) => change('show', next === 'all' ? '' : next)}
              onChoose={(id) => change('place', id)}
            />
          )}
        </QueryContent>
      </div>
      {chosen ? (
        <PlacePanel key={chosen} id={chosen} onBack={() => change('place', '')} />
      ) : (
        <p className="hidden text-lead text-ink-2 lg:block">{m.desk_places_choose()}</p>
      )}
    </div>
  )
}
