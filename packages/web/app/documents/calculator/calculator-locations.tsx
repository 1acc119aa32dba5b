import type { CalculatorPlace } from '#app/features/calculator/calculation.ts'
import { RefundLocationsCard } from '#app/features/refund-locations/refund-locations-card.tsx'
import { m } from '#app/paraglide/messages.js'
import { ButtonLink } from '#app/ui/button.tsx'

/** The Locations tab: the city's refund locations, and a link to the page with the map. */
export function CalculatorLocations({ place }: { place: CalculatorPlace }) {
  return (
    <>
      <RefundLocationsCard
        key={`${place.country}/${place.city}`}
        country={place.country}
        city={place.city}
        headingLevel={1}
      />
      <FullLocationsLink place={place} />
    </>
  )
}

/** The link to all refund locations of the place, on the page with the map. */
export function FullLocationsLink({ place: { country, city } }: { place: CalculatorPlace }) {
  return (
    <ButtonLink
      to={`/map-locations/${country}/${city}#locations`}
      variant="outlined"
      isWide
      className="mt-1.5 print:hidden"
    >
      {m.calculator_full_locations()}
    </ButtonLink>
  )
}
