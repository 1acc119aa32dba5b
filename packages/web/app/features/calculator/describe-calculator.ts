import { isCountry } from '@retour/domain/places/countries'
import { displayName } from '@retour/domain/places/display-name'
import { m } from '#app/paraglide/messages.js'
import { describePage } from '#app/platform/page-meta.ts'

/** Returns the head tags of the calculator's page for a country, a city, or neither. */
export function describeCalculator({ country, city }: { country?: string; city?: string }) {
  const place = city ? displayName(city) : isCountry(country) ? displayName(country) : null
  const path = ['/vat-calculator', country, city].filter(Boolean).join('/')
  return describePage({
    title: place ? m.calculator_title_for({ place }) : m.calculator_title(),
    description: place ? m.calculator_description_in({ place }) : m.calculator_description(),
    path,
  })
}
