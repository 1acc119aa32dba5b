import { CarFront } from 'lucide-react'
import { useId } from 'react'
import { m } from '#app/paraglide/messages.js'
import { ButtonLink } from '#app/ui/button.tsx'

/** A card with a link to book a ride. `to`: the booking page of a city. */
export function ChauffeurPromo({ to }: { to: string }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="night self-start rounded p-3 dark:border dark:border-line">
      <h2
        id={id}
        className="font-display text-[min(10vw,1.625rem)] leading-[1.15] font-serif tracking-display"
      >
        {m.dashboard_promo()}
      </h2>
      <p className="mt-1 mb-2.5 text-small text-ink-2">{m.dashboard_promo_text()}</p>
      <ButtonLink to={to}>
        <CarFront aria-hidden className="size-2.5" strokeWidth={1.6} />
        {m.dashboard_promo_book()}
      </ButtonLink>
    </section>
  )
}
