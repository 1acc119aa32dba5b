import { Constellation } from '#app/features/constellation/constellation.tsx'
import { DestinationCard } from '#app/features/guides/destination-card.tsx'
import { m } from '#app/paraglide/messages.js'
import { destinationSkies } from './destination-skies.ts'

/** The popular destinations, each with its star map. */
export function HomeDestinations() {
  return (
    <section className="page pb-8 md:pb-12" aria-labelledby="destinations">
      <div className="items-end justify-between gap-4 md:flex">
        <h2 id="destinations" className="heading-2">
          {m.home_destinations()}
        </h2>
        <p className="mt-1 max-w-[20.8em] text-meta text-ink-3 md:mt-0">{m.home_destinations_note()}</p>
      </div>
      <ul className="mt-3 grid gap-1.5 md:grid-cols-2 xl:grid-cols-4 xl:grid-rows-2 xl:gap-3">
        {destinationSkies().map(
          ({ to, name, description, locationCount, deskCount, thumbnail, card }, index) => (
            <DestinationCard
              key={to}
              to={to}
              name={name}
              description={description}
              locationCount={locationCount}
              deskCount={deskCount}
              isLarge={index === 0}
              thumbnail={<Constellation drawing={thumbnail} isDecorative />}
              picture={<Constellation drawing={card} isDecorative isFilling />}
            />
          ),
        )}
      </ul>
    </section>
  )
}
