import { hasChauffeurs } from '@retour/domain/booking/calculator-chauffeurs'
import { displayName } from '@retour/domain/places/display-name'
import { CarFront } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { ButtonLink } from '#app/ui/button.tsx'
import type { CalculatorPlace } from './calculation.ts'

/** A card with a link to the booking page of the chosen city. For a place without chauffeurs it says so. */
export function PromoCard({ place }: { place: CalculatorPlace }) {
  const { country, city } = place
  return (
    <section aria-labelledby="promo" className="rounded border border-line bg-paper p-2.5 print:hidden">
      <h2 id="promo" className="heading-3 mb-0.75">
        {m.calculator_promo_heading()}
      </h2>
      <p className="mb-2 text-small text-ink-2">
        {hasChauffeurs(place)
          ? m.calculator_promo_text()
          : `${m.booking_elsewhere({ place: displayName(city) })} ${m.booking_elsewhere_request()}`}
      </p>
      <ButtonLink to={`/${country}/${city}/book-chauffeur`} variant="outlined" isWide>
        <CarFront aria-hidden className="size-2.5" strokeWidth={1.6} />
        {m.calculator_promo_book()}
      </ButtonLink>
    </section>
  )
}
