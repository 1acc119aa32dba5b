import { calculatorCities } from '@retour/domain/places/calculator-cities'
import { fallbackRates } from '@retour/domain/money/exchange'
import { toMoney } from '@retour/domain/money/to-money'
import { countries, type Country } from '@retour/domain/places/countries'
import { refundLocations } from '@retour/domain/places/refund-locations'
import { estimateRefund } from '@retour/domain/vat/refund'
import type { RulesEditionId } from '@retour/domain/vat/rules'
import { ResultDocument } from '../../packages/web/app/features/calculator/result-document.tsx'
import { LocationEntry } from '../../packages/web/app/features/refund-locations/location-entry.tsx'
import { LocationMore } from '../../packages/web/app/features/refund-locations/location-more.tsx'
import { drawPlain } from '../../packages/web/app/platform/testing/draw-plain.ts'
import type { Spoken } from './all-texts.ts'
import { linesOf } from './site-texts.ts'

const amounts = ['0.50', '49.99', '50.00', '60.00', '100.00', '154.94', '1250.00']
const now = new Date('2026-11-24T12:00:00Z')

/**
 * Returns texts that depend on a purchase or the records: results of the calculator above and below each minimum, and
 * the card of every location with its details. Rendered without a browser.
 */
export function drawnTexts(edition: RulesEditionId): Spoken[] {
  const results = countries.flatMap((country) =>
    amounts.flatMap((amount) =>
      spoken(`result, ${country} ${amount}`, country, resultOf(country, amount, edition)),
    ),
  )
  const cards = refundLocations.flatMap((location) => {
    const { id, country } = location
    const card = drawPlain(LocationEntry, { location, now }) + drawPlain(LocationMore, { id, location, now })
    return spoken(`card of ${id}`, country, card)
  })
  return [...results, ...cards]
}

function resultOf(country: Country, amount: string, editionId: RulesEditionId): string {
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
  return drawPlain(ResultDocument, { calculation, estimate, onChangeAmount: () => {} })
}

const spoken = (where: string, country: Country, html: string): Spoken[] =>
  linesOf(html).map((text) => ({ where, country, text }))
