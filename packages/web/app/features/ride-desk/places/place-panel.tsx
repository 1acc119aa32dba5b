import { formatDistance } from '@retour/domain/places/distance'
import type { DeskPlace } from '@retour/domain/wire/places'
import { useQuery } from '@tanstack/react-query'
import { readPlace } from '#app/backend/places-calls.ts'
import { queryClient, readAgain } from '#app/backend/query-client.ts'
import { m } from '#app/paraglide/messages.js'
import { Link } from '#app/platform/site-navigation.tsx'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { Failure } from '#app/features/ride-desk/action-form.tsx'
import { QueryContent } from '#app/ui/query-content.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { MoveSketch } from './move-sketch.tsx'
import { PlaceChanges } from './place-changes.tsx'
import { PlaceFactRow } from './place-fact-row.tsx'
import { PlaceReports } from './place-reports.tsx'
import { formatValue } from './place-text.ts'
import { type Decide, useDecision } from './use-decision.ts'

/** One location: the record beside reports and proposals, field by field. */
export function PlacePanel({ id, onBack }: { id: string; onBack: () => void }) {
  const queryKey = ['desk-place', id]
  const query = useQuery({ queryKey, queryFn: () => readPlace(id), staleTime: 0 }, queryClient)
  const decision = useDecision({
    onDone: (after) => {
      queryClient.setQueryData(queryKey, after)
      void readAgain(['desk-places'])
    },
    onRefused: () => query.refetch(),
  })
  return (
    <article className="min-w-0">
      <Button variant="quiet" size="small" className="lg:hidden" onClick={onBack}>
        {m.desk_places_back()}
      </Button>
      <QueryContent
        query={query}
        failure={m.desk_place_failed()}
        waiting={m.desk_place_loading()}
        skeleton={<Skeleton className="h-40 w-full" />}
      >
        {(place) => (
          <div className="grid gap-3">
            <Heading place={place} />
            <Failure>{decision.failure}</Failure>
            {decision.isDone && (
              <Note kind="good" role="status">
                {m.desk_place_done()}
              </Note>
            )}
            {!place.mayDecide && <Note>{m.desk_place_read_only()}</Note>}
            <PlaceReports place={place} decide={decision.decide} isBusy={decision.isBusy} />
            <Record place={place} decide={decision.decide} isBusy={decision.isBusy} />
            <PlaceChanges place={place} decide={decision.decide} isBusy={decision.isBusy} />
          </div>
        )}
      </QueryContent>
    </article>
  )
}

const factOf = ({ facts }: DeskPlace, name: string) =>
  facts.find(({ field }) => field === name)?.value ?? null

function Heading({ place }: { place: DeskPlace }) {
  const moved = place.proposals.find(({ field }) => field === 'position')
  const [from, to] = [factOf(place, 'position'), moved?.value]
  const isMoved =
    from && to && typeof from === 'object' && typeof to === 'object' && 'lat' in from && 'lat' in to
  return (
    <header className="grid gap-1">
      <div className="flex flex-wrap items-end justify-between gap-x-2">
        <div className="min-w-0">
          <p className="text-small wrap-anywhere text-ink-2">{place.id}</p>
          <h2 className="heading-3 wrap-anywhere">{formatValue(factOf(place, 'name'))}</h2>
        </div>
        {moved?.distanceMeters != null && (
          <bdi className="font-display text-range tabular-nums">{formatDistance(moved.distanceMeters)}</bdi>
        )}
      </div>
      <p>
        <Link
          to={`/map-locations/${place.country}/${place.city}`}
          className="inline-flex min-h-touch items-center text-blue-ink underline"
        >
          {m.desk_place_on_map()}
        </Link>
      </p>
      {isMoved && <MoveSketch from={from} to={to} />}
    </header>
  )
}

function Record({ place, decide, isBusy }: { place: DeskPlace; decide: Decide; isBusy: boolean }) {
  return (
    <section>
      <h3 className="heading-3">{m.desk_place_record()}</h3>
      <ul className="mt-1 border-t border-line">
        {place.facts.map((fact) => (
          // A new value gets a new row, because input for the old value no longer applies.
          <PlaceFactRow key={`${fact.field} ${fact.mark}`} {...{ fact, place, decide, isBusy }} />
        ))}
      </ul>
    </section>
  )
}
