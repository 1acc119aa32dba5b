import type { LocationType } from '@retour/domain/places/location-types'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { LocationEntry } from './location-entry.tsx'
import { LocationSkeletons } from './location-skeletons.tsx'
import { nothingFoundSentence } from './location-text.ts'
import { LocationsError } from './locations-error.tsx'
import { useNow } from './use-now.ts'
import type { useRefundLocations } from './use-refund-locations.ts'

interface LocationListProps {
  query: ReturnType<typeof useRefundLocations>
  type: LocationType
  placeName: string
  Heading?: 'h2' | 'h3'
  /** The classes of the grid's columns, by screen width. */
  columns: string
  selectedId?: string | null
  onShowOnMap?: (id: string) => void
  onShowAll: () => void
}

/** Refund locations as cards, in each state: loading, failed, empty, or loaded. It is complete without a map. */
export function LocationList({
  query: { data, error, isPending, refetch },
  type,
  placeName,
  Heading,
  columns,
  selectedId,
  onShowOnMap,
  onShowAll,
}: LocationListProps) {
  const now = useNow()
  if (isPending) return <LocationSkeletons columns={columns} />
  if (!data) return <LocationsError error={error} onRetry={() => void refetch()} />
  if (data.length === 0)
    return (
      <EmptyList
        sentence={nothingFoundSentence(type, placeName)}
        onShowAll={type === 'all' ? undefined : onShowAll}
      />
    )
  return (
    <ul className={`grid gap-1.5 ${columns}`}>
      {data.map((location) => (
        <LocationEntry
          key={location.id}
          location={location}
          now={now}
          Heading={Heading}
          isSelected={location.id === selectedId}
          onShowOnMap={onShowOnMap && (() => onShowOnMap(location.id))}
        />
      ))}
    </ul>
  )
}

function EmptyList({ sentence, onShowAll }: { sentence: string; onShowAll?: () => void }) {
  return (
    <div className="rounded border border-line bg-paper p-2.5">
      <p className="heading-3">{m.locations_none_heading()}</p>
      <p className="mt-0.5 text-small text-ink-2">{sentence}</p>
      {onShowAll && (
        <Button variant="outlined" size="small" className="mt-1.5" onClick={onShowAll}>
          {m.locations_show_all()}
        </Button>
      )}
    </div>
  )
}
