import { displayName } from '@retour/domain/places/display-name'
import type { Country } from '@retour/domain/places/countries'
import {
  isLocationType,
  locationsHeading,
  locationsSubtitle,
  type LocationType,
} from '@retour/domain/places/location-types'
import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { LocationEntry } from './location-entry.tsx'
import { LocationSkeletons } from './location-skeletons.tsx'
import { nothingFoundSentence } from './location-words.ts'
import { LocationsError } from './locations-error.tsx'
import { typeOptions } from './type-options.ts'
import { useOwnPosition } from './use-own-position.ts'
import { useRefundLocations } from './use-refund-locations.ts'

interface RefundLocationsCardProps {
  country: Country
  city: string
  /** The place's own name, where its slug doesn't give it: "Baden-Baden". */
  placeName?: string
  /** The type that is chosen first; the person can change it. */
  type?: LocationType
  /** 1 where the card is the screen, 2 where the screen has a heading of its own. */
  headingLevel?: 1 | 2
}

/** The refund locations of a city as a list, to be narrowed by type and sorted by distance. */
export function RefundLocationsCard({
  country,
  city,
  placeName = displayName(city),
  type: firstType = 'all',
  headingLevel = 2,
}: RefundLocationsCardProps) {
  const Heading = `h${headingLevel}` as const
  const [type, setType] = useState<LocationType>(firstType)
  const { position, isSearching, toggle } = useOwnPosition()
  const { data, error, isPending, isFetching, refetch } = useRefundLocations({
    country,
    city,
    type,
    near: position,
  })

  return (
    <section aria-labelledby="refund-locations" aria-busy={isFetching}>
      <Heading id="refund-locations" className="heading-2 text-[1.875rem]">
        {locationsHeading(type, placeName)}
      </Heading>
      <p className="mt-0.5 text-ink-2">{locationsSubtitle(type)}</p>
      <div className="mt-2 mb-2 grid print:hidden items-end gap-1.5 sm:grid-cols-[minmax(0,16rem)_auto] sm:justify-start">
        <SelectField
          label={m.locations_type()}
          options={typeOptions}
          value={type}
          onChange={({ target }) => isLocationType(target.value) && setType(target.value)}
        />
        <Button variant="outlined" aria-pressed={Boolean(position)} isBusy={isSearching} onClick={toggle}>
          <LocateFixed aria-hidden className="size-2.25" strokeWidth={1.6} />
          {m.locations_use_my_location()}
        </Button>
      </div>
      {isPending && <LocationSkeletons />}
      {error && !data && <LocationsError error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyList
          sentence={nothingFoundSentence(type, placeName)}
          onShowAll={type === 'all' ? undefined : () => setType('all')}
        />
      )}
      {data && data.length > 0 && (
        <>
          <output className="mb-1 block text-small text-ink-2">
            {position
              ? m.locations_count_nearest_first({ count: data.length })
              : m.locations_count({ count: data.length })}
          </output>
          <ul className="grid gap-1.5 md:grid-cols-2">
            {data.map((location) => (
              <LocationEntry
                key={location.id}
                location={location}
                Heading={headingLevel === 1 ? 'h2' : 'h3'}
              />
            ))}
          </ul>
        </>
      )}
    </section>
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
