import { describe, expect, test } from 'vitest'
import { changingPlanesWith, goodsByLandOrSea, goodsOnFlights } from '../exit/where-to-show-goods.ts'
import { defaultEditionId, findRule } from '../vat/rules.ts'
import { places, type Place } from './catalogue.ts'
import { countries } from './countries.ts'
import { countryFacts, placeFacts, type PracticalFact, type SourcedFact } from './place-facts.ts'
import { refundLocations } from './refund-locations.ts'

const practicalKeys = ['checkedBaggage', 'handBaggage', 'kiosks', 'leavingElsewhere'] as const

const isSourced = (fact: SourcedFact) =>
  fact.text.trim().length > 0 &&
  fact.sources.length > 0 &&
  fact.sources.every((source) => source.trim() !== '')

describe('what is known of the countries', () => {
  test.each(countries)('%s: every sentence has a source', (country) => {
    const { legalMinimum, validation, timeline, facts } = countryFacts(country)
    expect(timeline.length).toBeGreaterThan(0)
    expect([legalMinimum, ...validation, ...timeline, ...facts].filter((fact) => !isSourced(fact))).toEqual(
      [],
    )
  })

  test.each(countries)('%s: rate and minimum are those of the shipped rules', (country) => {
    const { standardVatPercent, productMinimumEUR } = countryFacts(country)
    const rule = findRule(defaultEditionId, country)
    expect([standardVatPercent, productMinimumEUR]).toEqual([rule.rate * 100, rule.minimumPurchase])
  })
})

describe('what is known of the places', () => {
  const ids = new Set(refundLocations.map((record) => record.id))

  test('every place has tips with sources, and desks that stand in the list', () => {
    const isGood = ({ country, slug }: Place) => {
      const { tips = [], desks = [], bufferHours = 0 } = placeFacts(country, slug) ?? {}
      const areDesksKnown = desks.every((desk) => ids.has(desk.locationId))
      return tips.length > 0 && tips.every(isSourced) && areDesksKnown && bufferHours > 0
    }
    expect(places.filter((place) => !isGood(place))).toEqual([])
  })

  const practicalFacts = places
    .filter(({ kind }) => kind !== 'city')
    .flatMap(({ country, slug }) => {
      const practical = placeFacts(country, slug)?.practical
      return practicalKeys.map((key) => ({
        slug,
        key,
        fact: practical?.[key],
        notFound: practical?.notFound ?? [],
      }))
    })

  test('each practical fact of a hub is given, or listed as not found', () => {
    expect(practicalFacts).toHaveLength(21 * 4)
    expect(
      practicalFacts.filter(({ key, fact, notFound }) => (fact === undefined) !== notFound.includes(key)),
    ).toEqual([])
  })

  test('each practical fact has addresses for sources and is stale when undated or older than 2023', () => {
    const given = practicalFacts.flatMap(({ fact }) => fact ?? [])
    const hasAddresses = (fact: PracticalFact) =>
      fact.sources.every((source) => /^https?:\/\/\S+$/.test(source))
    const hasYear = ({ year }: PracticalFact) => year === null || (year >= 2000 && year <= 2026)
    expect(given.filter((fact) => !isSourced(fact) || !hasAddresses(fact) || !hasYear(fact))).toEqual([])
    expect(given.filter(({ stale, year }) => stale !== (year === null || year < 2023))).toEqual([])
  })

  test('of a change of planes the file says what the rule’s own words say', () => {
    const saidAt = (kind: Place['kind']) =>
      places
        .filter((place) => place.kind === kind)
        .map((place) => ({
          ...place,
          text: placeFacts(place.country, place.slug)?.practical?.leavingElsewhere.text ?? '',
        }))
    const airports = saidAt('airport')
    expect(airports).toHaveLength(14)
    expect(airports.filter(({ country, text }) => text !== changingPlanesWith(country))).toEqual([])
    // Trains to Switzerland cross the border: no change of planes is expected there.
    const others = saidAt('station').filter(({ text }) => !text.endsWith(` If you fly: ${goodsOnFlights}`))
    expect(others.map(({ slug }) => slug)).toEqual(['gare-de-lyon'])
    const [said] = countryFacts('france').validation.filter(({ text }) => text.includes(goodsByLandOrSea))
    expect(said?.text).toBe(`${goodsOnFlights} ${goodsByLandOrSea}`)
  })

  test('an unknown place and an inherited name have no facts', () => {
    expect(placeFacts('france', 'atlantis')).toBeUndefined()
    expect(placeFacts('france', 'toString')).toBeUndefined()
  })
})
