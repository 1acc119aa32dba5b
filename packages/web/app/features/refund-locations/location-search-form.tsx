import { countries, type Country, countryName, isCountry } from '@retour/domain/places/countries'
import { isLocationType, type LocationType } from '@retour/domain/places/location-types'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { typeOptions } from './type-options.ts'
import type { SearchState } from './use-searched-type.ts'
import { useOwnPosition } from './use-own-position.ts'

/** Cities, airports and stations of each country, the first of each being its first choice. */
export type SearchPlaces = Record<Country, { slug: string; name: string }[]>

type LocationSearchFormProps = { country: Country; places: SearchPlaces }

/** Country, city and type; leads to that city's list. Another country starts with its first city. */
export function LocationSearchForm({ country: firstCountry, places }: LocationSearchFormProps) {
  const [country, setCountry] = useState(firstCountry)
  const [city, setCity] = useState(places[firstCountry][0]?.slug ?? '')
  const [type, setType] = useState<LocationType>('all')
  const { position, isSearching, toggle } = useOwnPosition()
  const navigate = useNavigate()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const state: SearchState = { locationType: type }
    void navigate(`/map-locations/${country}/${city}#list-view`, { state })
  }

  return (
    <form onSubmit={submit} aria-label={m.locations_search_name()} className="grid gap-2">
      <SelectField
        label={m.locations_search_country()}
        options={countries.map((value) => ({ value, label: countryName(value) }))}
        value={country}
        onChange={({ target: { value } }) => {
          if (!isCountry(value)) return
          setCountry(value)
          setCity(places[value][0]?.slug ?? '')
        }}
      />
      <SelectField
        label={m.locations_search_city()}
        options={places[country].map(({ slug, name }) => ({ value: slug, label: name }))}
        value={city}
        onChange={({ target }) => setCity(target.value)}
      />
      <SelectField
        label={m.locations_type()}
        options={typeOptions}
        value={type}
        onChange={({ target }) => isLocationType(target.value) && setType(target.value)}
      />
      <div className="flex flex-wrap gap-1.5">
        <Button type="submit">{m.locations_search_submit()}</Button>
        <Button variant="outlined" aria-pressed={Boolean(position)} isBusy={isSearching} onClick={toggle}>
          {m.locations_use_my_location()}
        </Button>
      </div>
    </form>
  )
}
