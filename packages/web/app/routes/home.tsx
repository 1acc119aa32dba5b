import { FourSteps } from '#app/features/guides/four-steps.tsx'
import { RulesTable } from '#app/features/guides/rules-table.tsx'
import { builtRulesEdition } from '#app/platform/build-settings.ts'
import { describePage } from '#app/platform/page-meta.ts'
import { destinationSkies } from './destinations.server.ts'
import { useLoaderData } from 'react-router'
import { Constellation } from '#app/features/constellation/constellation.tsx'
import { homeSkyOf } from '#app/features/constellation/constellation-of.server.ts'
import { DestinationCard } from '#app/features/guides/destination-card.tsx'
import { HomeHero } from './home-hero.tsx'

export function loader() {
  return { sky: homeSkyOf('france', 'paris'), destinations: destinationSkies() }
}

export const meta = () =>
  describePage({
    title: 'VAT refund calculator and guide for visitors to Europe',
    description:
      'Enter what you paid in France or Spain: see the VAT inside it, the part you can claim, where to get it and what to do before you fly.',
    path: '/',
  })

export default function Home() {
  const { sky, destinations } = useLoaderData<typeof loader>()
  return (
    <>
      <HomeHero firstSky={sky} />
      <FourSteps />
      <section className="page pb-8 md:pb-12" aria-labelledby="destinations">
        <div className="items-end justify-between gap-4 md:flex">
          <h2 id="destinations" className="heading-2">
            Where people shop
          </h2>
          <p className="mt-1 max-w-[44ch] text-meta text-ink-3 md:mt-0">
            Each drawing is the city’s own refund map: every point is a real place, at its real bearing.
          </p>
        </div>
        <ul className="mt-3 grid gap-1.5 md:grid-cols-2 xl:grid-cols-4 xl:grid-rows-2 xl:gap-3">
          {destinations.map(({ to, name, description, locationCount, deskCount, thumbnail, card }, index) => (
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
          ))}
        </ul>
      </section>
      <section
        className="page grid gap-3 pb-8 md:pb-12 lg:grid-cols-[400px_1fr] lg:gap-12"
        aria-labelledby="why-tax-free"
      >
        <div>
          <h2 id="why-tax-free" className="heading-2">
            Why shop tax-free
          </h2>
          <p className="mt-2 max-w-reading text-ink-2">
            If you live outside the EU, the VAT in what you take home was never meant for you. A typical
            refund is 10-15% of the price after operator fees.
          </p>
        </div>
        <RulesTable editionId={builtRulesEdition} />
      </section>
    </>
  )
}
