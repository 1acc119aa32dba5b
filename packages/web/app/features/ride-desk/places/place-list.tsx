import type { DeskPlaces, ListedPlace } from '@retour/domain/wire/places'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyNote } from '#app/ui/empty-note.tsx'
import { Note } from '#app/ui/note.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { dayOfInstant, reportCount, openWorkText } from './place-text.ts'
import { RejectSeveral } from './reject-several.tsx'

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

/** Locations that wait for a decision, the latest report first. */
export function PlaceList({ list, filter, chosen, onFilter, onChoose }: PlaceListProps) {
  const { places, records, hasMore, mayDecide } = list
  const shown = places.filter(isShown[filter])
  const [isRejecting, setIsRejecting] = useState(false)
  const [rejected, setRejected] = useState<number | null>(null)
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
      {rejected !== null && (
        <Note kind="good" role="status">
          {m.desk_places_rejected({ count: rejected })}
        </Note>
      )}
      {mayDecide && !isRejecting && shown.some(({ proposals }) => proposals.length > 0) && (
        <Button
          variant="outlined"
          size="small"
          className="justify-self-start"
          onClick={() => {
            setRejected(null)
            setIsRejecting(true)
          }}
        >
          {m.desk_places_reject_several()}
        </Button>
      )}
      {isRejecting ? (
        <RejectSeveral shown={shown} onClose={() => setIsRejecting(false)} onDone={setRejected} />
      ) : (
        <Rows shown={shown} chosen={chosen} onChoose={onChoose} />
      )}
      {hasMore && <p className="text-small text-ink-2">{m.desk_places_more()}</p>}
    </section>
  )
}

type RowsProps = Pick<PlaceListProps, 'chosen' | 'onChoose'> & { shown: readonly ListedPlace[] }

function Rows({ shown, chosen, onChoose }: RowsProps) {
  if (shown.length === 0) return <EmptyNote>{m.desk_places_none()}</EmptyNote>
  return (
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
