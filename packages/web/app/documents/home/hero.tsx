import { formatPercent } from '@retour/domain/content/rule-text'
import { countries, type Country } from '@retour/domain/places/countries'
import { findRule } from '@retour/domain/vat/rules'
import { homeSkyOf } from '#app/features/constellation/constellation-of.server.ts'
import { SkyPanel } from '#app/features/constellation/sky-panel.tsx'
import { m } from '#app/paraglide/messages.js'
import { pageEdition } from '#app/platform/build-settings.ts'
import { Island } from '#app/documents/island.tsx'
import { firstPlace } from './first-place.ts'
import { HomeCalculator } from './home-calculator.tsx'
import { HomeSky, writtenSkyId } from './home-sky.tsx'

/** The share of the VAT that is refunded, formatted as "85%". */
const shareOf = (country: Country) => formatPercent(findRule(pageEdition, country).refundShare)
const shares = Object.fromEntries(countries.map((country) => [country, shareOf(country)])) as Record<
  Country,
  string
>

/** The calculator, with the star map of the chosen city beside it. */
export function HomeHero() {
  return (
    <section className="relative" aria-labelledby="headline">
      <div className="page pt-2.5 pb-3 md:py-5 lg:grid lg:min-h-[640px] lg:grid-cols-[400px_1fr] xl:grid-cols-[496px_1fr] lg:gap-8 lg:py-7">
        <div>
          <h1 id="headline" className="heading-1 max-w-[7.95em]">
            {m.home_heading()}
          </h1>
          <p className="mt-2 mb-3.5 text-lead text-ink-2 max-lg:hidden">{m.home_lead()}</p>
          <Island of={HomeCalculator} when="idle" props={{ shares }} />
        </div>
      </div>
      <div id={writtenSkyId} className="contents">
        <SkyPanel sky={homeSkyOf(firstPlace.country, firstPlace.city)} />
      </div>
      <Island of={HomeSky} when="idle" isExtra />
    </section>
  )
}
