import { calculatorCities } from '@retour/domain/places/calculator-cities'
import { countries, type Country } from '@retour/domain/places/countries'
import { describeCalculator } from '#app/features/calculator/describe-calculator.ts'
import { CalculatorScreen } from './calculator/calculator-screen.tsx'
import { Island } from './island.tsx'
import type { SiteDocument } from './site-document.ts'

const calculator = (place: { country?: Country; city?: string }): SiteDocument => ({
  path: ['/vat-calculator', place.country, place.city].filter(Boolean).join('/'),
  tags: describeCalculator(place),
  page: <Island of={CalculatorScreen} when="idle" />,
  scripts: 'at-once',
})

/** The documents of the calculator: the general one, one for each country and one for each city with a calculator. */
export const calculators: SiteDocument[] = [
  calculator({}),
  ...countries.flatMap((country) => [
    calculator({ country }),
    ...calculatorCities(country).map((city) => calculator({ country, city })),
  ]),
]
