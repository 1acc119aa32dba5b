import { localTime } from '@retour/domain/booking/pickup-time'
import { rideStates } from '@retour/domain/rides/ride'
import { needsNow } from '@retour/domain/rides/urgency'
import type { DeskQueue, DeskRide } from '@retour/domain/wire/ride'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { storedQuery } from '#app/backend/stored-query.ts'
import { queryClient } from '#app/backend/query-client.ts'
import { readQueue } from '#app/backend/staff-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { EmptyNote } from '#app/ui/empty-note.tsx'
import { LoadedNote } from '#app/ui/live-mark.tsx'
import { QueryContent } from '#app/ui/query-content.tsx'
import { rideStateName } from '#app/ui/ride-state.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Line } from '#app/ui/use-live-line.ts'
import { deskPlace } from './desk-place.ts'
import { QueueRow } from './queue-row.tsx'
import { SearchField } from './search-field.tsx'

interface QueueProps {
  state: string
  search: string
  chosen: string
  line: Line
  onState: (state: string) => void
  onSearch: (search: string) => void
  onChoose: (id: string) => void
}

/** The rides that match the filter: those that need an action now, then the others by the day of their pickup. */
export function Queue({ state, search, chosen, line, onState, onSearch, onChoose }: QueueProps) {
  const query = useQuery(
    {
      queryKey: ['desk-rides', state, search],
      ...storedQuery(deskPlace(`rides:${state}:${search}`), () => readQueue({ state, search })),
      refetchInterval: line.pollIntervalMs,
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
  const states = [
    { value: 'open', label: m.desk_open() },
    ...rideStates.map((one) => ({ value: one, label: rideStateName(one) })),
  ]
  return (
    <section>
      <div className="grid gap-1.5 sm:grid-cols-[1fr_11rem]">
        <SearchField label={m.desk_search()} search={search} onSearch={onSearch} />
        <SelectField
          label={m.desk_state_filter()}
          options={states}
          value={state}
          onChange={({ currentTarget }) => onState(currentTarget.value)}
        />
      </div>
      <div className="mt-3">
        <LoadedNote line={line} loadedAtMs={query.dataUpdatedAt} />
        <QueryContent
          query={query}
          failure={m.desk_queue_failed()}
          waiting={m.desk_queue_loading()}
          skeleton={<QueueSkeleton />}
        >
          {(queue) => (
            <Groups
              queue={queue}
              chosen={chosen}
              isFiltered={search !== '' || state !== 'open'}
              onChoose={onChoose}
            />
          )}
        </QueryContent>
      </div>
    </section>
  )
}

type GroupsProps = { queue: DeskQueue; chosen: string; isFiltered: boolean; onChoose: (id: string) => void }

function Groups({ queue, chosen, isFiltered, onChoose }: GroupsProps) {
  const { rides, at, hasMore } = queue
  if (rides.length === 0)
    return <EmptyNote>{isFiltered ? m.desk_nothing_found() : m.desk_nothing()}</EmptyNote>
  return (
    <>
      {groupsOf(rides, at).map(({ name, isNow, members }) => (
        <section key={name} className="mb-4">
          <header className="flex items-baseline justify-between gap-2 border-b border-ink pb-0.75">
            <h2 className="font-strong">
              <bdi>{name}</bdi>
            </h2>
            <p className="text-small text-ink-2">{m.desk_rides_of_group({ count: members.length })}</p>
          </header>
          <ul>
            {members.map((ride) => (
              <QueueRow
                key={ride.id}
                ride={ride}
                others={rides}
                at={at}
                isNow={isNow}
                isChosen={ride.id === chosen}
                onChoose={onChoose}
              />
            ))}
          </ul>
        </section>
      ))}
      {hasMore && <p className="text-small text-ink-2">{m.desk_has_more()}</p>}
    </>
  )
}

function groupsOf(rides: readonly DeskRide[], at: string) {
  const groups = new Map<string, { name: string; isNow: boolean; members: DeskRide[] }>()
  const isUrgent = (ride: DeskRide) => needsNow(ride, at)
  for (const ride of [...rides.filter(isUrgent), ...rides.filter((one) => !isUrgent(one))]) {
    const { weekday, longDate } = localTime(ride.pickupAt, ride.country)
    const isNow = isUrgent(ride)
    const name = isNow ? m.desk_needs_now() : `${weekday} ${longDate}`
    const group = groups.get(name) ?? { name, isNow, members: [] }
    group.members.push(ride)
    groups.set(name, group)
  }
  return [...groups.values()]
}

function QueueSkeleton() {
  return ['1', '2', '3', '4', '5', '6'].map((row) => (
    <div key={row} className="grid min-h-12 content-start gap-1 border-b border-line py-1.5">
      <Skeleton className="h-2.5 w-4/5" />
      <Skeleton className="h-2 w-3/5" />
    </div>
  ))
}
