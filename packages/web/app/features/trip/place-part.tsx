import { placesOf } from '@retour/domain/places/catalogue'
import { countries, countryName, type Country } from '@retour/domain/places/countries'
import { calculatorCities } from '@retour/domain/places/calculator-cities'
import { displayName } from '@retour/domain/places/display-name'
import { useId } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Segmented } from '#app/ui/segmented.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { GoodsField } from './goods-field.tsx'
import type { ResolvedDraft } from './resolve-draft.ts'
import type { PurchaseDraft } from './trip-draft.ts'

const countryOptions = countries.map((country) => ({ value: country, label: countryName(country) }))
const firstCity = (country: Country) => displayName(calculatorCities(country)[0] ?? '')

interface PlacePartProps {
  resolved: ResolvedDraft
  onChange: (change: Partial<PurchaseDraft>) => void
}

/** Country, town and kind of goods, to change what the shop implied. */
export function PlacePart({ resolved: { country, city, goods }, onChange }: PlacePartProps) {
  const citiesId = useId()
  return (
    <div className="grid gap-1.5">
      <Segmented<Country>
        isTwoByTwo
        label={m.trip_country()}
        name="country"
        options={countryOptions}
        value={country}
        onChange={(next) => onChange({ place: { country: next, city: firstCity(next) } })}
      />
      <TextField
        label={m.trip_city()}
        value={city}
        list={citiesId}
        autoComplete="off"
        maxLength={120}
        onChange={({ target }) => onChange({ place: { country, city: target.value } })}
      />
      <datalist id={citiesId}>
        {placesOf(country).map(({ slug, name }) => (
          <option key={slug} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <GoodsField country={country} goods={goods} onChange={onChange} />
    </div>
  )
}
