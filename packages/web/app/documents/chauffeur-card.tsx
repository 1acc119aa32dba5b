import { m } from '#app/paraglide/messages.js'
import { ButtonLink } from '#app/ui/button.tsx'

/** A card with a link to the booking page, for places with chauffeurs. `to`: the path of that page. */
export function ChauffeurCard({ to }: { to: string }) {
  return (
    <section aria-labelledby="chauffeur" className="rounded border border-line bg-paper p-2.5 print:hidden">
      <h2 id="chauffeur" className="heading-3">
        {m.pages_chauffeur_title()}
      </h2>
      <p className="mt-0.5 mb-1.75 text-small text-ink-2">{m.pages_chauffeur_text()}</p>
      <ButtonLink to={to} variant="outlined" isWide>
        {m.pages_book_transportation()}
      </ButtonLink>
    </section>
  )
}
