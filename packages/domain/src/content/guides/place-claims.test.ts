import { describe, expect, test } from 'vitest'
import { places } from '../../places/catalogue.ts'
import { countries, type Country } from '../../places/countries.ts'
import { countryFacts, placeFacts } from '../../places/place-facts.ts'
import { refundLocations } from '../../places/refund-locations.ts'
import { plainText } from '../rich-text.ts'
import { claimsIn } from '../testing/claims-in.ts'
import { sourcedSentences } from '../testing/sourced-sentences.ts'
import { blankNumbers } from '../testing/spelled-out.ts'
import { textsIn } from '../testing/texts-in.ts'
import { placesWithGuides } from './place-guides.ts'

/** Everything that the records and the facts of a country say, each of which names its source. */
const recorded = Object.fromEntries(
  countries.map((country) => {
    const records = refundLocations.filter((record) => record.country === country)
    const facts = places.filter((place) => place.country === country)
    const texts = [
      ...records.flatMap(({ name, address, notes, warning, opening_hours, phone, operators }) => [
        name,
        address,
        notes,
        warning,
        opening_hours,
        phone,
        operators,
      ]),
      ...facts.map(({ slug }) => placeFacts(country, slug)),
      countryFacts(country),
    ]
    return [country, textsIn(texts).join('\n').toLowerCase()]
  }),
) as Record<Country, string>

const guides = placesWithGuides().map(({ place, words }) => {
  const {
    title: _title,
    description: _description,
    keywords: _keywords,
    sources,
    questions,
    ...rest
  } = words(blankNumbers())
  const entries = sourcedSentences.filter(({ guide }) => guide === `${place.country}/${place.slug}`)
  return {
    place,
    texts: textsIn([rest, questions.map(({ answer }) => answer)]),
    origins: [...sources.map(({ url }) => url), ...refundLocations.map(({ id }) => id)],
    entries,
  }
})
const named = guides.map((one) => [`${one.place.country}/${one.place.slug}`, one] as const)

const isWhole = (text: string, token: string) =>
  new RegExp(
    `(?<![\\p{L}\\d])${token.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\\p{L}\\d])`,
    'u',
  ).test(text)

describe('what the guides of places claim', () => {
  test.each(named)(
    '%s: every hour, phone, figure, service and right traces to a record or a source',
    (_, guide) => {
      const { place, texts, entries } = guide
      const untraced = texts
        .flatMap(claimsIn)
        .filter(
          ({ kind, token }) => kind === 'right' || !isWhole(recorded[place.country], token.toLowerCase()),
        )
        .filter(({ sentence }) => !entries.some(({ says }) => sentence.includes(says)))
      expect(untraced.map(({ token, sentence }) => `[${token}] ${sentence}`)).toEqual([])
    },
  )

  test.each(named)('%s: what it traces to a source is said, and the source is in its list', (_, guide) => {
    const { texts, origins, entries } = guide
    const words = texts.map(plainText).join('\n')
    expect(entries.filter(({ says }) => !words.includes(says))).toEqual([])
    expect(entries.filter(({ source }) => !origins.includes(source))).toEqual([])
  })

  test('no sentence is traced for a guide that does not exist', () => {
    const names = new Set<string>(named.map(([name]) => name))
    expect(sourcedSentences.filter(({ guide }) => !names.has(guide))).toEqual([])
  })
})
