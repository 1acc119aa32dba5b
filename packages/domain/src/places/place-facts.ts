import type { Country } from './countries.ts'
import factData from './place-facts.json' with { type: 'json' }

/** A sentence with the addresses, or the name of the document, that it rests on. */
export type SourcedFact = { text: string; sources: string[] }

/** A fact about a desk or kiosk; `year` is null when undated, `stale` when undated or before 2023. */
export type PracticalFact = SourcedFact & { year: number | null; stale: boolean; yearBasis?: string }

export type CountryFacts = {
  currency: string
  standardVatPercent: number
  productMinimumEUR: number
  legalMinimum: SourcedFact
  validationSystem: string
  validation: SourcedFact[]
  timeline: SourcedFact[]
  facts: SourcedFact[]
}

/** `locationId` leads to the record in the refund locations, which names the source. */
export type Desk = {
  locationId: string
  where: string
  kind: string
  hours?: string
}

export type PracticalFacts = {
  checkedBaggage?: PracticalFact
  handBaggage?: PracticalFact
  kiosks?: PracticalFact
  leavingElsewhere: PracticalFact
  /** Which of the above no source told. */
  notFound: string[]
}

export type PlaceFacts = {
  bufferHours: number
  desks: Desk[]
  tips: SourcedFact[]
  practical?: PracticalFacts
}

type FactData = {
  updated: string
  countries: Record<Country, CountryFacts>
  places: Record<Country, Record<string, PlaceFacts>>
}

const facts = factData as FactData

/** The day (YYYY-MM-DD) on which the facts and the refund locations last changed. It says nothing of how old they are. */
export const factsChangedOn = facts.updated

/** Returns the facts of a country: rules, validation, timeline, each with its sources. */
export function countryFacts(country: Country): CountryFacts {
  return facts.countries[country]
}

/** Returns desks, tips and, for airports and stations, practical facts of a place (its slug); undefined if unknown. */
export function placeFacts(country: Country, slug: string): PlaceFacts | undefined {
  const ofCountry = facts.places[country]
  return Object.hasOwn(ofCountry, slug) ? ofCountry[slug] : undefined
}
