import { estimateNote } from '../content/estimate-note.ts'
import { notEligibleSentence, whatCanStillWork } from '../content/eligibility.ts'
import type { RateTable } from '../money/exchange.ts'
import { formatMoney, toMoney, type Money } from '../money/money.ts'
import { isCalculatorCountry } from '../places/calculator-cities.ts'
import type { Place } from '../places/catalogue.ts'
import { countries, countryName, type Country } from '../places/countries.ts'
import { countryFacts, placeFacts } from '../places/place-facts.ts'
import { estimateRefund } from '../vat/refund.ts'
import { findRule, type RulesEditionId } from '../vat/rules.ts'
import { readQuestion } from './read-question.ts'

type Knowledge = { editionId: RulesEditionId; rates: RateTable }

const desksShown = 5

/**
 * Answers a question about a refund in English, from the product's rules and facts alone: an amount with a country gets
 * its estimate, a place its desks, a country its rule; anything else what can be asked. Links are paths of the site.
 */
export function answerQuestion(text: string, knowledge: Knowledge): string {
  const { purchase, country, place } = readQuestion(text)
  const parts: string[] = []
  if (purchase && country) parts.push(describeEstimate(purchase, country, knowledge))
  if (purchase && !country) parts.push(askForCountry(purchase))
  if (place) parts.push(describePlace(place))
  if (country && !purchase) parts.push(describeRule(country, knowledge))
  return parts.length > 0 ? parts.join('\n\n') : whatCanBeAsked
}

function describeEstimate(purchase: Money, country: Country, { editionId, rates }: Knowledge): string {
  const estimate = estimateRefund({ purchase, country, editionId, rates })
  if (!estimate.isEligible)
    return `${notEligibleSentence(country, estimate.minimum)} ${whatCanStillWork(country)}`
  const { vat, refund, rule } = estimate
  return (
    `For a purchase of ${formatMoney(purchase)} in ${countryName(country)} the estimated refund is ${formatMoney(refund)}: ` +
    `the price holds ${formatMoney(vat)} of VAT at ${percent(rule.rate)}. ${estimateNote(estimate)} ${calculatorLink(country)}`
  )
}

function describeRule(country: Country, { editionId }: Knowledge): string {
  const rule = findRule(editionId, country)
  const minimum = formatMoney(toMoney(rule.minimumPurchase, 'EUR'))
  const comparison = rule.comparison === 'at-least' ? 'at least' : 'more than'
  return (
    `${countryName(country)}: VAT is ${percent(rule.rate)}, and a purchase of ${comparison} ${minimum} can be refunded. ` +
    `Forms are validated by: ${countryFacts(country).validationSystem}. Read on at /${country}.`
  )
}

function describePlace(place: Place): string {
  const { country, slug, name } = place
  const { validationSystem } = countryFacts(country)
  const desks = placeFacts(country, slug)?.desks ?? []
  const map = `All refund locations are at /map-locations/${country}/${slug}.`
  if (desks.length === 0)
    return `${name}: forms are validated by ${validationSystem} where you leave the EU. ${map}`
  const lines = desks.slice(0, desksShown).map(({ kind, where }) => `- ${kind}: ${where}`)
  const more = desks.length > desksShown ? ` and ${desks.length - desksShown} more` : ''
  return `Desks at ${name} (validation: ${validationSystem}):\n${lines.join('\n')}\n${map.replace('All', `These${more}, and all`)}`
}

function askForCountry(purchase: Money): string {
  const names = countries.map(countryName).join(', ')
  return `In which country was the purchase of ${formatMoney(purchase)} made? I can estimate it for ${names}.`
}

function calculatorLink(country: Country): string {
  return isCalculatorCountry(country)
    ? `The calculator is at /vat-calculator/${country}.`
    : `Read on at /${country}.`
}

function percent(rate: number): string {
  return `${Math.round(rate * 1000) / 10}%`
}

const whatCanBeAsked =
  'I answer from our guides to France, Spain, Italy and Germany. Ask me for an estimate with an amount, its currency and the ' +
  'country ("What do I get back for 1,250 EUR in France?"), for the refund desks of a city or airport ("Where is the desk at ' +
  'CDG?"), or for the rule of a country. The calculator is at /vat-calculator, the map at /map-locations.'
