import { countries, type Country, countryName, isCountry } from '@retour/domain/places/countries'
import { isLocationType, type LocationType } from '@retour/domain/places/location-types'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useAddress, useGoTo } from '#app/platform/site-navigation.tsx'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { nearestHash, searchPath } from './location-search.ts'
import { OwnPositionButton } from './own-position-button.tsx'
import { useOwnPositionState } from './own-position-store.ts'
import { typeOptions } from './type-options.ts'

/** The cities, airports and stations of each country; the first of each is the default. */
export type SearchPlaces = Record<Country, { slug: string; name: string }[]>

interface LocationSearchFormProps {
  country: Country
  places: SearchPlaces
}

/**
 * The search by country, city and type. It leads to the city's list. Another country resets the city to its first one.
 */
export function LocationSearchForm({ country, places }: LocationSearchFormProps) {
  const [type, setType] = useState<LocationType>('all')
  return (
    <SearchFields
      first={{ country, city: places[country][0]?.slug ?? '' }}
      places={places}
      type={type}
      onChooseType={setType}
      hash="#list-view"
      className="grid gap-2"
    />
  )
}

interface SearchPanelProps extends LocationSearchFormProps {
  city: string
  type: LocationType
  /** Applied at once; country and city need the button. */
  onChooseType: (type: LocationType) => void
  children: ReactNode
}

/** The same search on the screen of its results, in two rows. `children` are shown beside "Use my location". */
export function LocationSearchPanel({
  country,
  city,
  places,
  type,
  onChooseType,
  children,
}: SearchPanelProps) {
  return (
    <SearchFields
      first={{ country, city }}
      places={places}
      type={type}
      onChooseType={onChooseType}
      hash=""
      className="grid grid-cols-2 items-end gap-x-1.5 gap-y-1.5 sm:grid-cols-[1fr_1fr_1.15fr]"
      isPanel
    >
      {children}
    </SearchFields>
  )
}

interface SearchFieldsProps {
  first: { country: Country; city: string }
  places: SearchPlaces
  type: LocationType
  onChooseType: (type: LocationType) => void
  hash: '' | '#list-view'
  className: string
  isPanel?: boolean
  children?: ReactNode
}

function SearchFields({
  first,
  places,
  type,
  onChooseType,
  hash,
  className,
  isPanel,
  children,
}: SearchFieldsProps) {
  const [{ country, city }, setPlace] = useState(first)
  const goTo = useGoTo()
  const isDocument = useAddress().key === null
  const { position } = useOwnPositionState()
  const isElsewhere = country !== first.country || city !== first.city

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    goTo(searchPath({ country, city, type }, isDocument && position ? nearestHash : hash))
  }

  return (
    <form onSubmit={submit} aria-label={m.locations_search_name()} className={className}>
      <SelectField
        name="searchCountry"
        label={m.locations_search_country()}
        options={countries.map((value) => ({ value, label: countryName(value) }))}
        value={country}
        onChange={({ target: { value } }) =>
          isCountry(value) && setPlace({ country: value, city: places[value][0]?.slug ?? '' })
        }
      />
      <SelectField
        name="searchCity"
        label={m.locations_search_city()}
        options={places[country].map(({ slug, name }) => ({ value: slug, label: name }))}
        value={city}
        onChange={({ target }) => setPlace({ country, city: target.value })}
      />
      <SelectField
        name="searchType"
        label={m.locations_type()}
        options={typeOptions}
        value={type}
        onChange={({ target }) => isLocationType(target.value) && onChooseType(target.value)}
      />
      <div className={isPanel ? 'contents sm:col-span-full sm:flex sm:flex-wrap sm:gap-1.5' : 'contents'}>
        <Button
          type="submit"
          className={isPanel ? 'px-1! sm:px-2!' : 'justify-self-start'}
          variant={isPanel && !isElsewhere ? 'outlined' : 'filled'}
        >
          {m.locations_search_submit()}
        </Button>
        <div className={`flex flex-wrap items-center gap-x-1.5 gap-y-1 ${isPanel ? 'col-span-2' : ''}`}>
          <OwnPositionButton />
          {children}
        </div>
      </div>
    </form>
  )
}
