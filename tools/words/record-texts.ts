import { textsIn } from '@retour/domain/content/testing/texts-in'
import { formatDay, formatLongDay, formatMonth } from '@retour/domain/content/format-day'
import { durations } from '@retour/domain/exit/day/durations'
import { terminalsWithoutDesk } from '@retour/domain/exit/day/desks'
import { facts } from '@retour/domain/exit/help/facts'
import { ownFormFacts } from '@retour/domain/exit/help/form-lines'
import { grounds } from '@retour/domain/exit/law'
import { places } from '@retour/domain/places/catalogue'
import { closedLocations } from '@retour/domain/places/closed-locations'
import { countries, type Country } from '@retour/domain/places/countries'
import { countryFacts, placeFacts } from '@retour/domain/places/place-facts'
import { refundLocations } from '@retour/domain/places/refund-locations'
import { ageRules } from '@retour/domain/vat/age-rules'
import { countingRules } from '@retour/domain/vat/counting-rules'
import { datedRecords } from '@retour/domain/vat/dated-records'
import { exportClock, formClocks } from '@retour/domain/vat/export-clock'
import { officialChecks, operatorChecks } from '@retour/domain/vat/form-checks'
import { goodsRules } from '@retour/domain/vat/goods-rules'
import { guideFigures } from '@retour/domain/vat/guide-figures'
import { lawChanges, payoutPractices } from '@retour/domain/vat/law-changes'
import { missedStampRules } from '@retour/domain/vat/missed-stamp-rules'
import { payoutFigures } from '@retour/domain/vat/payout-figures'
import { residenceRules } from '@retour/domain/vat/residence-rules'
import { rulesEditions } from '@retour/domain/vat/rules'
import { wholeFormRule } from '@retour/domain/vat/whole-form-rule'

const rules = [
  ageRules,
  countingRules,
  datedRecords,
  durations,
  exportClock,
  facts,
  formClocks,
  goodsRules,
  grounds,
  guideFigures,
  lawChanges,
  missedStampRules,
  officialChecks,
  operatorChecks,
  ownFormFacts,
  payoutFigures,
  payoutPractices,
  residenceRules,
  rulesEditions,
  terminalsWithoutDesk,
  wholeFormRule,
]

/** Returns the dates of records as texts show them: "1 July 2026", "July 2026", "1 Jul 2026". */
const daysOf = (value: unknown) =>
  textsIn(value)
    .filter((text) => /^20\d\d-\d\d(?:-\d\d)?$/.test(text))
    .flatMap((day) => [formatLongDay(day), formatMonth(day), ...(day.length > 7 ? [formatDay(day)] : [])])

/** Everything that the records of the rules say, each of which names its source: a sentence a line, in lower case. */
export const ruleRecords = [...textsIn(rules), ...daysOf([rules, closedLocations])].join('\n').toLowerCase()

/** Returns the same for the places of a country, or of all countries. */
export function placeRecords(country: Country | null): string {
  const isOfCountry = (one: { country: Country }) => country === null || one.country === country
  return textsIn([
    refundLocations.filter(isOfCountry),
    closedLocations.filter(isOfCountry),
    places.filter(isOfCountry).map((place) => placeFacts(place.country, place.slug)),
    countries.filter((one) => country === null || one === country).map(countryFacts),
  ])
    .join('\n')
    .toLowerCase()
}
