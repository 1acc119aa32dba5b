import { defaultCity } from '@retour/domain/places/calculator-cities'
import { findRule } from '@retour/domain/vat/rules'
import { useNavigate } from 'react-router'
import { calculatorPath } from '#app/features/calculator/calculator-address.ts'
import { CalculatorForm } from '#app/features/calculator/calculator-form.tsx'
import { calculatorStore } from '#app/features/calculator/calculator-store.ts'
import type { HomeSky } from '#app/features/constellation/home-sky.ts'
import { useHomeSky } from '#app/features/constellation/use-home-sky.ts'
import { percentWords } from '@retour/domain/content/rule-words'
import { m } from '#app/paraglide/messages.js'
import { pageEdition } from '#app/platform/build-settings.ts'
import { useSessionStore } from '#app/platform/session-store.ts'
import { Part } from '#app/ui/part.tsx'
import { SkyPanel } from './sky-panel.tsx'

/** Fetched by hand: the router answers a failed script by reloading the page, and that ends offline. */
const loadResultScreen = () => import('./calculator.tsx')

/** The calculator itself, and beside it the star map of the chosen city. */
export function HomeHero({ firstSky }: { firstSky: HomeSky }) {
  const navigate = useNavigate()
  const { place: remembered } = useSessionStore(calculatorStore)
  const place = remembered ?? { country: 'france', city: defaultCity('france') }
  const sky = useHomeSky(place, firstSky)
  const { refundShare } = findRule(pageEdition, place.country)

  return (
    <section className="relative" aria-labelledby="headline">
      <div className="page pt-2.5 pb-3 md:py-5 lg:grid lg:min-h-[640px] lg:grid-cols-[400px_1fr] xl:grid-cols-[496px_1fr] lg:gap-8 lg:py-7">
        <div>
          <h1 id="headline" className="heading-1 max-w-[7.95em]">
            {m.home_heading()}
          </h1>
          <p className="mt-2 mb-3.5 text-lead text-ink-2 max-lg:hidden">{m.home_lead()}</p>
          <div className="max-lg:mt-2">
            <CalculatorForm
              place={place}
              onPlaceChange={(next) => calculatorStore.write({ place: next })}
              onCalculated={async (calculation) => {
                await loadResultScreen()
                await navigate(`${calculatorPath(calculation)}#results`)
              }}
              onTyping={() => void loadResultScreen().catch(() => null)}
            />
          </div>
          <p className="mt-1.5 text-meta text-ink-3">
            {m.home_share_note({ share: percentWords(refundShare) })}
          </p>
        </div>
      </div>
      <Part instead={<SkyPanel sky={firstSky} />}>
        <SkyPanel sky={sky} />
      </Part>
    </section>
  )
}
