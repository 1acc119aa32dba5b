import { calculatorCities } from '@retour/domain/places/calculator-cities'
import { fallbackRates } from '@retour/domain/money/exchange'
import { toMoney } from '@retour/domain/money/money'
import { countries, type Country } from '@retour/domain/places/countries'
import { refundLocations } from '@retour/domain/places/refund-locations'
import { estimateRefund } from '@retour/domain/vat/refund'
import type { RulesEditionId } from '@retour/domain/vat/rules'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ResultDocument } from '../../packages/web/app/features/calculator/result-document.tsx'
import { LocationEntry } from '../../packages/web/app/features/refund-locations/location-entry.tsx'
import { LocationMore } from '../../packages/web/app/features/refund-locations/location-more.tsx'
import type { Spoken } from './all-texts.ts'
import { linesOf } from './site-texts.ts'

const amounts = ['0.50', '49.99', '50.00', '60.00', '100.00', '154.94', '1250.00']
const now = new Date('2026-11-24T12:00:00Z')

/**
 * What a browser draws once it knows the purchase or the records: results of the calculator on both sides of each
 * minimum, and the card of every location with all that it unfolds. Drawn without a browser.
 */
export function drawnTexts(edition: RulesEditionId): Spoken[] {
  const results = countries.flatMap((country) =>
    amounts.flatMap((amount) =>
      drawn(`result, ${country} ${amount}`, country, resultOf(country, amount, edition)),
    ),
  )
  const cards = refundLocations.flatMap((location) => [
    ...drawn(`card of ${location.id}`, location.country, createElement(LocationEntry, { location, now })),
    ...drawn(
      `card of ${location.id}`,
      location.country,
      createElement(LocationMore, { id: location.id, location, now }),
    ),
  ])
  return [...results, ...cards]
}

function resultOf(country: Country, amount: string, editionId: RulesEditionId): ReactElement {
  const calculation = {
    id: 'drawn',
    purchase: toMoney(amount, 'EUR'),
    country,
    city: calculatorCities(country)[0]!,
    editionId,
    rates: fallbackRates,
    isEstimated: false,
    madeOn: '2026-11-24',
  }
  const estimate = estimateRefund(calculation)
  return createElement(ResultDocument, { calculation, estimate, onChangeAmount: () => {} })
}

const drawn = (where: string, country: Country, element: ReactElement): Spoken[] =>
  linesOf(renderToStaticMarkup(element)).map((text) => ({ where, country, text }))
