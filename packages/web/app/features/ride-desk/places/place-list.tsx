import type { DeskPlaces, ListedPlace } from '@retour/domain/wire/places'
import { m } from '#app/paraglide/messages.js'
import { EmptyNote } from '#app/ui/empty-note.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { dayOfInstant, reportCount, openWorkText } from './place-text.ts'

export const placeFilters = ['all', 'visitors', 'moved'] as const
export type PlaceFilter = (typeof placeFilters)[number]

const farMeters = 100
const isShown: Record<PlaceFilter, (place: ListedPlace) => boolean> = {
  all: () => true,
  visitors: (place) => reportCount(place) > 0,
  moved: ({ movedMeters }) => (movedMeters ?? 0) > farMeters,
}
const filterLabels: Record<PlaceFilter, (words: { count: number }) => string> = {
  all: m.desk_places_all,
  visitors: m.desk_places_visitors,
  moved: m.desk_places_moved,
}

interface PlaceListProps {
  list: DeskPlaces
  filter: PlaceFilter
  chosen: string
  onFilter: (filter: string) => void
  onChoose: (id: string) => void
}

/** Locations that wait for a decision, the newest word first. */
export function PlaceList({ list, filter, chosen, onFilter, onChoose }: PlaceListProps) {
  const { places, records, hasMore } = list
  const shown = places.filter(isShown[filter])
  return (
    <section className="grid gap-2">
      <p className="text-small text-ink-2">{m.desk_places_records({ count: records })}</p>
      <SelectField
        label={m.desk_places_show()}
        value={filter}
        options={placeFilters.map((one) => ({
          value: one,
          label: filterLabels[one]({ count: places.filter(isShown[one]).length }),
        }))}
        onChange={({ currentTarget }) => onFilter(currentTarget.value)}
      />
      {shown.length === 0 && <EmptyNote>{m.desk_places_none()}</EmptyNote>}
      <ul aria-label={m.desk_places_list()}>
        {shown.map((place) => (
          <li key={place.id} className="border-b border-line">
            <button
              type="button"
              aria-current={place.id === chosen || undefined}
              onClick={() => onChoose(place.id)}
              className="grid w-full cursor-pointer gap-0.25 px-1 py-1.5 text-start hover:bg-sunken aria-[current]:bg-blue-wash"
            >
              <span className="flex flex-wrap justify-between gap-x-2">
                <span className="font-strong wrap-anywhere">{place.name}</span>
                <span className="text-small wrap-anywhere">{openWorkText(place)}</span>
              </span>
              <span className="text-small text-ink-2">{subtitle(place)}</span>
            </button>
          </li>
        ))}
      </ul>
      {hasMore && <p className="text-small text-ink-2">{m.desk_places_more()}</p>}
    </section>
  )
}

function subtitle(place: ListedPlace): string {
  const count = reportCount(place)
  const from = [
    count > 0 && m.desk_places_from_visitors({ count }),
    place.proposals.length > 0 && m.desk_places_from_data(),
  ]
  return [...from.filter(Boolean), dayOfInstant(place.latestAt)].join(', ')
}
