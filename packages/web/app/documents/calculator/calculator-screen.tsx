import { CalculatorPanel } from '#app/features/calculator/calculator-panel.tsx'
import { useCalculatorAddress } from '#app/features/calculator/use-calculator-address.ts'
import { m } from '#app/paraglide/messages.js'
import { PageNotFound } from '#app/shell/page-not-found.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { Part } from '#app/ui/part.tsx'
import { PartBroken } from '#app/ui/part-broken.tsx'
import { Tabs } from '#app/ui/tabs.tsx'

const waitClass = 'h-[560px] lg:w-[41rem]'
const results = lazyPart(
  () => import('./calculator-results.tsx').then(({ CalculatorResults }) => CalculatorResults),
  waitClass,
)
const locations = lazyPart(
  () => import('./calculator-locations.tsx').then(({ CalculatorLocations }) => CalculatorLocations),
  waitClass,
)
const columnClass = 'page py-3 lg:py-6'

/** The calculator with its tabs. Documents use it as an island, the router as a screen. */
export function CalculatorScreen() {
  const { place, tab, calculation, choosePlace, openTab, shouldFocusAmount } = useCalculatorAddress()
  if (!place) return <PageNotFound />
  return (
    <Tabs
      label={m.calculator_name()}
      value={tab}
      onChange={(value) => openTab(value === 'results' || value === 'locations' ? value : 'calculator')}
      tabs={[
        {
          value: 'calculator',
          label: m.calculator_tab_calculator(),
          content: (
            <CalculatorPanel
              place={place}
              onPlaceChange={choosePlace}
              onCalculated={() => openTab('results')}
              onTyping={() => void results.preload().catch(() => null)}
              shouldFocusAmount={shouldFocusAmount}
            />
          ),
        },
        {
          value: 'results',
          label: m.calculator_tab_results(),
          isDisabled: !calculation,
          content: calculation && (
            <div className={columnClass}>
              <Part key={calculation.id} instead={<PartBroken />}>
                <results.Part
                  calculation={calculation}
                  onChangeAmount={() => openTab('calculator', { shouldFocusAmount: true })}
                />
              </Part>
            </div>
          ),
        },
        {
          value: 'locations',
          label: m.calculator_tab_locations(),
          content: (
            <div className={columnClass}>
              <Part key={`${place.country}/${place.city}`} instead={<PartBroken />}>
                <locations.Part place={place} />
              </Part>
            </div>
          ),
        },
      ]}
    />
  )
}
