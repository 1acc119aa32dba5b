import { minimumText, formatPercent } from '../../content/rule-text.ts'
import { places } from '../../places/catalogue.ts'
import { countries, countryName, type Country } from '../../places/countries.ts'
import { locationIdOf } from '../../places/location-id.ts'
import { findRule } from '../../vat/rules.ts'
import { readQuestion } from '../reading/read-question.ts'
import type { SuggestionContext, Suggestion } from './suggestion.ts'

const countryById = new Map(places.map(({ country, slug }) => [locationIdOf(country, slug), country]))

/** Suggests the guide of each country that the account travels to or saved a place in. */
export function suggestGuides({
  favoriteIds,
  destinations,
  today,
  editionId,
}: SuggestionContext): Suggestion[] {
  const traveled = new Set(
    destinations.flatMap((text) => readQuestion(text, today).places.map(({ country }) => country)),
  )
  const saved = new Set(favoriteIds.map((id) => countryById.get(id)))
  return countries
    .filter((country) => traveled.has(country) || saved.has(country))
    .map((country) => suggestGuide(country, traveled.has(country), editionId))
}

function suggestGuide(
  country: Country,
  isTraveled: boolean,
  editionId: SuggestionContext['editionId'],
): Suggestion {
  const rule = findRule(editionId, country)
  const name = countryName(country)
  const reason = isTraveled ? `${name} is among your travel destinations.` : `You saved a place in ${name}.`
  return {
    key: `guide:${country}`,
    type: 'shopping',
    title: `Before you shop in ${name}`,
    summary: `${reason} VAT there is ${formatPercent(rule.rate)}; minimum purchase: ${minimumText(rule)}. Steps and questions are in the guide: /${country}`,
    conversationId: null,
  }
}
