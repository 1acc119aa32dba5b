import { describe, expect, test } from 'vitest'
import { findPlace } from '../../places/catalogue.ts'
import { isCountry } from '../../places/countries.ts'
import { closedLocations } from '../../places/closed-locations.ts'
import { refundLocationsOf } from '../../places/refund-locations.ts'
import { defaultEditionId } from '../../vat/rules.ts'
import { readRichText } from '../rich-text.ts'
import { ruleNumbers } from '../rule-numbers.ts'
import { spelledOut } from '../testing/spelled-out.ts'
import { textsIn } from '../testing/texts-in.ts'
import type { PlaceGuide } from './place-guide.ts'
import { placesWithGuides } from './place-guides.ts'

const numbers = ruleNumbers(defaultEditionId)
const guides = placesWithGuides().map(({ place, words }) => ({ place, words, guide: words(numbers) }))
const named = guides.map((one) => [`${one.place.country}/${one.place.slug}`, one] as const)

/** What a reader reads of a guide: no listing, no sources. */
const readable = ({ title, description, keywords, sources, ...words }: PlaceGuide) => textsIn(words)

/** Sentences of eight words and more, with every place's name taken out. */
function sentencesOf(guide: PlaceGuide): string[] {
  const names = guides
    .map(({ place }) => place.name)
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  const anyName = new RegExp(names.join('|'), 'gi')
  return readable(guide)
    .flatMap((text) => text.split(/(?<=[.?!])\s+/))
    .map((sentence) => sentence.replace(anyName, '…').toLowerCase().trim())
    .filter((sentence) => sentence.split(/\s+/).length >= 8)
}

describe('place guides', () => {
  test.each(named)('%s has a title and description of useful length', (_, { guide }) => {
    expect(guide.title.length).toBeLessThanOrEqual(60)
    expect(guide.description.length).toBeGreaterThanOrEqual(110)
    expect(guide.description.length).toBeLessThanOrEqual(160)
  })

  test.each(named)('%s fits its kind', (_, { place, guide }) => {
    const isCity = place.kind === 'city'
    expect(guide.shoppingAreas.length > 0).toBe(isCity)
    expect(guide.wayThrough.length > 0).toBe(!isCity)
    expect(guide.sections.length).toBeGreaterThan(0)
    expect(guide.tips.length).toBeGreaterThanOrEqual(3)
    expect(guide.questions.length).toBeGreaterThanOrEqual(3)
    expect(guide.timeline.length).toBeGreaterThanOrEqual(3)
  })

  test.each(named)('%s names refund locations that exist there', (_, { place, guide }) => {
    const ids = refundLocationsOf(place.country, place.slug).map(({ id }) => id)
    for (const area of guide.shoppingAreas) expect(ids).toEqual(expect.arrayContaining(area.locationIds))
  })

  test.each(closedLocations)('$name is named only as closed', ({ name, country, city }) => {
    const { place, guide } = guides.find((one) => one.place.country === country && one.place.slug === city)!
    const words = name.split(' ').filter((word) => word !== place.name)
    const naming = readable(guide)
      .flatMap((text) => text.split(/(?<=[.?!])\s+/))
      .filter((sentence) => words.every((word) => sentence.includes(word)))
    expect(naming.length).toBeGreaterThan(0)
    expect(naming.filter((sentence) => !sentence.includes('closed'))).toEqual([])
  })

  test.each(named)('%s links to places that exist', (_, { guide }) => {
    const links = textsIn(guide).flatMap((text) =>
      readRichText(text).flatMap((part) => (part.kind === 'link' ? [part.to] : [])),
    )
    const leadsNowhere = (to: string) => {
      const [country, slug] = to.split(/[/?#]/).filter(Boolean)
      if (to.startsWith('/') && isCountry(country) && slug) return !findPlace(country, slug)
      return !/^(\/[a-z]|https:\/\/)/.test(to)
    }
    expect(links.filter(leadsNowhere)).toEqual([])
  })

  test.each(named)('%s takes its rates, shares and amounts from the rules', (_, { words }) => {
    expect(spelledOut(words)).toEqual([])
  })

  test('no sentence stands on two places’ pages with the name swapped', () => {
    const seen = new Map<string, string>()
    const twice: string[] = []
    for (const [name, { guide }] of named)
      for (const sentence of new Set(sentencesOf(guide))) {
        const other = seen.get(sentence)
        if (other) twice.push(`${other} and ${name}: ${sentence}`)
        seen.set(sentence, name)
      }
    expect(twice).toEqual([])
  })

  test('no two places share a title, a description or a lead', () => {
    for (const field of ['title', 'description', 'lead'] as const)
      expect(new Set(guides.map(({ guide }) => guide[field])).size).toBe(guides.length)
  })
})
