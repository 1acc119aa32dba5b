import { calculatorCities, defaultCity } from '@retour/domain/places/calculator-cities'
import { displayName } from '@retour/domain/places/display-name'
import { countries, countryName, type Country } from '@retour/domain/places/countries'
import { m } from '#app/paraglide/messages.js'
import { Segmented } from '#app/ui/segmented.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import type { CalculatorPlace } from './calculation.ts'

const countryOptions = countries.map((country) => ({ value: country, label: countryName(country) }))

interface PlaceFieldsProps {
  place: CalculatorPlace
  onChange: (place: CalculatorPlace) => void
}

/** The fields of country and city. Another country resets the city to its default (docs/product.md, Places). */
export function PlaceFields({ place, onChange }: PlaceFieldsProps) {
  const cityOptions = calculatorCities(place.country).map((city) => ({
    value: city,
    label: displayName(city),
  }))
  return (
    <div className="flex flex-wrap gap-1.5">
      <div className="flex-[99_1_10.5rem]">
        <Segmented<Country>
          isTwoByTwo
          label={m.calculator_country()}
          name="country"
          options={countryOptions}
          value={place.country}
          onChange={(country) => onChange({ country, city: defaultCity(country) })}
        />
      </div>
      <div className="flex-[1_1_8.25rem] md:flex-[1_1_12.5rem]">
        <SelectField
          label={m.calculator_city()}
          name="city"
          options={cityOptions}
          value={place.city}
          onChange={(event) => onChange({ country: place.country, city: event.target.value })}
        />
      </div>
    </div>
  )
}
