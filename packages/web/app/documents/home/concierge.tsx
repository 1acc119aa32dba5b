import type { HomePage } from '@retour/domain/content/home/home-page'
import { FormattedText } from '#app/features/guides/formatted-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

/** The index of the stop at the shops, drawn with the shopping marker (a diamond); the other stops are transport. */
const shoppingStop = 1

const stopClass = {
  transport: 'border-star-blue',
  shopping: 'rotate-45 border-star-gold',
}

/** The chauffeur ride from the airport and back, as a line with its stops. */
export function HomeConcierge({ texts }: { texts: HomePage['concierge'] }) {
  const { heading, lead, stops, book, more, note } = texts
  return (
    <section className="night dark:border-y dark:border-line" aria-labelledby="concierge">
      <div className="page grid gap-4 py-8 md:py-12 lg:grid-cols-2 lg:gap-12">
        <div>
          <h2 id="concierge" className="heading-2">
            {heading}
          </h2>
          <p className="mt-2 max-w-reading text-ink-2">
            <FormattedText text={lead} />
          </p>
          <div className="mt-2.5 flex flex-wrap gap-1.5">
            <ButtonLink to={book.to}>{book.label}</ButtonLink>
            <ButtonLink to={more.to} variant="outlined">
              {more.label}
            </ButtonLink>
          </div>
          <p className="mt-2.5 max-w-reading text-meta text-ink-2">
            <FormattedText text={note} />
          </p>
        </div>
        <ol>
          {stops.map(({ title, text }, index) => (
            <li key={title} className="group relative grid grid-cols-[28px_1fr] gap-2 pb-3 last:pb-0">
              <span
                aria-hidden
                className="absolute start-[12.5px] top-1.75 -bottom-1 w-[3px] bg-star-blue group-last:hidden"
              />
              <span aria-hidden className="relative grid size-3.5 place-items-center">
                <span
                  className={`size-2.5 rounded-sm border-3 bg-night ${stopClass[index === shoppingStop ? 'shopping' : 'transport']}`}
                />
              </span>
              <div>
                <h3 className="text-body font-strong">{title}</h3>
                <p className="text-small text-ink-2">
                  <FormattedText text={text} />
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
