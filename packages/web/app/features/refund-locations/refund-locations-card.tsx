import { displayName } from '@retour/domain/places/display-name'
import type { Country } from '@retour/domain/places/countries'
import {
  isLocationType,
  locationsHeading,
  locationsSubtitle,
  type LocationType,
} from '@retour/domain/places/location-types'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { SelectField } from '#app/ui/select-field.tsx'
import { LocationCount } from './location-count.tsx'
import { LocationList } from './location-list.tsx'
import { OwnPositionButton } from './own-position-button.tsx'
import { typeOptions } from './type-options.ts'
import { useOwnPosition } from './use-own-position.ts'
import { useLocationsFailure, useRefundLocations } from './use-refund-locations.ts'

interface RefundLocationsCardProps {
  country: Country
  city: string
  /** 1 if the card is the whole screen, 2 if the screen has its own heading. */
  headingLevel?: 1 | 2
}

/** The refund locations of a city as a list, with a filter by type and sorting by distance. */
export function RefundLocationsCard({ country, city, headingLevel = 2 }: RefundLocationsCardProps) {
  const Heading = `h${headingLevel}` as const
  const placeName = displayName(city)
  const [type, setType] = useState<LocationType>('all')
  const { position } = useOwnPosition()
  const query = useRefundLocations({ country, city, type, near: position })
  useLocationsFailure(query)

  return (
    <section aria-labelledby="refund-locations" aria-busy={query.isFetching}>
      <Heading id="refund-locations" className="heading-2 text-section">
        {locationsHeading(type, placeName)}
      </Heading>
      <p className="mt-0.5 text-ink-2">{locationsSubtitle(type)}</p>
      <div className="mt-2 mb-2 grid print:hidden items-end gap-1.5 sm:grid-cols-[minmax(0,16rem)_auto] sm:justify-start">
        <SelectField
          name="locationType"
          label={m.locations_type()}
          options={typeOptions}
          value={type}
          onChange={({ target }) => isLocationType(target.value) && setType(target.value)}
        />
        <OwnPositionButton />
      </div>
      <div className="mb-1">
        <LocationCount count={query.data?.length} isSorted={Boolean(position)} />
      </div>
      <LocationList
        query={query}
        type={type}
        placeName={placeName}
        Heading={headingLevel === 1 ? 'h2' : 'h3'}
        columns="md:grid-cols-2"
        onShowAll={() => setType('all')}
      />
    </section>
  )
}
