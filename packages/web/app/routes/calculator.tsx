import { displayName } from '@retour/domain/places/display-name'
import { isCountry } from '@retour/domain/places/countries'
import type { MetaArgs } from 'react-router'
import { CalculatorPanel } from '#app/features/calculator/calculator-panel.tsx'
import { useCalculatorAddress } from '#app/features/calculator/use-calculator-address.ts'
import { describePage } from '#app/platform/page-meta.ts'
import { PageNotFound } from '#app/shell/page-not-found.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
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
const columnLook = 'page py-3 lg:py-6'

export function meta({ params: { country, city } }: MetaArgs) {
  const where = city ? ` for ${displayName(city)}` : isCountry(country) ? ` for ${displayName(country)}` : ''
  const path = ['/vat-calculator', country, city].filter(Boolean).join('/')
  return describePage({
    title: `VAT refund calculator${where}`,
    description: `Enter what you paid${where && ` in a shop${where.replace(' for', ' in')}`} and see the VAT inside it, what you could get back, the minimum, and the days that count.`,
    path,
    crumbs: [
      { name: 'Home', path: '/' },
      { name: 'VAT Calculator', path: '/vat-calculator' },
    ],
  })
}

export default function Calculator() {
  const { place, tab, calculation, choosePlace, openTab, shouldFocusAmount } = useCalculatorAddress()
  if (!place) return <PageNotFound />
  return (
    <Tabs
      label="VAT calculator"
      value={tab}
      onChange={(value) => openTab(value === 'results' || value === 'locations' ? value : 'calculator')}
      tabs={[
        {
          value: 'calculator',
          label: 'Calculator',
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
          label: 'Results',
          isDisabled: !calculation,
          content: calculation && (
            <div className={columnLook}>
              <results.Part
                calculation={calculation}
                onChangeAmount={() => openTab('calculator', { shouldFocusAmount: true })}
              />
            </div>
          ),
        },
        {
          value: 'locations',
          label: 'Refund Locations',
          content: (
            <div className={columnLook}>
              <locations.Part place={place} />
            </div>
          ),
        },
      ]}
    />
  )
}
