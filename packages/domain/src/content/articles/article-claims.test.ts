import { describe, expect, test } from 'vitest'
import { places } from '../../places/catalogue.ts'
import { countries, type Country } from '../../places/countries.ts'
import { countryFacts, placeFacts } from '../../places/place-facts.ts'
import { refundLocations } from '../../places/refund-locations.ts'
import { ageRules } from '../../vat/age-rules.ts'
import { countingRules } from '../../vat/counting-rules.ts'
import { datedRecords } from '../../vat/dated-records.ts'
import { exportClock, formClocks } from '../../vat/export-clock.ts'
import { officialChecks, operatorChecks } from '../../vat/form-checks.ts'
import { goodsRules } from '../../vat/goods-rules.ts'
import { lawChanges, payoutPractices } from '../../vat/law-changes.ts'
import { missedStampRules } from '../../vat/missed-stamp-rules.ts'
import { payoutFigures } from '../../vat/payout-figures.ts'
import { plainWords } from '../rich-text.ts'
import { articleSentences } from '../testing/article-sentences.ts'
import { claimsIn } from '../testing/claims-in.ts'
import { blankNumbers } from '../testing/spelled-out.ts'
import { textsIn } from '../testing/texts-in.ts'
import { articleWords } from './articles.ts'

/** What holds in no country alone. */
const everywhere = [lawChanges, payoutPractices, datedRecords, exportClock, operatorChecks]

/** Everything that the records of rules and places say of these countries, each of which names its source. */
function recordedOf(of: readonly Country[]): string {
  const rules = [
    ageRules,
    countingRules,
    formClocks,
    officialChecks,
    goodsRules,
    missedStampRules,
    payoutFigures,
  ]
  const locations = refundLocations.filter(({ country }) => of.includes(country))
  return textsIn([
    everywhere,
    of.flatMap((country) => rules.map((rule) => rule[country])),
    locations.map(({ name, address, notes, warning, opening_hours, phone, operators }) => [
      name,
      address,
      notes,
      warning,
      opening_hours,
      phone,
      operators,
    ]),
    places
      .filter(({ country }) => of.includes(country))
      .map(({ country, slug }) => placeFacts(country, slug)),
    of.map((country) => countryFacts(country)),
  ])
    .join('\n')
    .toLowerCase()
}

const countriesOf = (path: string): readonly Country[] =>
  /spain/.test(path) ? ['spain'] : /france|paris|cdg/.test(path) ? ['france'] : countries

/** Headings claim nothing, nor does what could not be found, or what our own calculator does. */
const claimsNothing = (sentence: string) =>
  !/[.!”)…]$/.test(sentence) || /was not found|[Oo]ur calculator|the result\b/.test(sentence)

const articles = articleWords.map((words) => {
  const {
    path,
    title: _,
    description: _description,
    keywords: _keywords,
    related: _related,
    sources,
    questions,
    ...rest
  } = words(blankNumbers())
  return [
    path,
    {
      texts: textsIn([rest, questions.map(({ answer }) => answer)]),
      origins: [...sources.map(({ url }) => url), ...refundLocations.map(({ id }) => id)],
      recorded: recordedOf(countriesOf(path)),
      entries: articleSentences.filter(({ article }) => article === path),
    },
  ] as const
})

const isWhole = (recorded: string, token: string) =>
  new RegExp(
    `(?<![\\p{L}\\d])${token.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\\p{L}\\d])`,
    'u',
  ).test(recorded)

describe('what the articles claim', () => {
  test.each(articles)(
    '%s: every hour, phone, figure, service and right traces to a record or a source',
    (_, { texts, entries, recorded }) => {
      const untraced = texts
        .flatMap(claimsIn)
        .filter(({ kind, token }) => kind === 'right' || !isWhole(recorded, token))
        .filter(({ sentence }) => !claimsNothing(sentence))
        .filter(({ sentence }) => !entries.some(({ says }) => sentence.includes(says)))
      expect(untraced.map(({ token, sentence }) => `[${token}] ${sentence}`)).toEqual([])
    },
  )

  test.each(articles)(
    '%s: what it traces to a source is said, and the source is in its list',
    (_, { texts, origins, entries }) => {
      const words = texts.map(plainWords).join('\n')
      expect(entries.filter(({ says }) => !words.includes(says))).toEqual([])
      expect(entries.filter(({ source }) => !origins.includes(source))).toEqual([])
    },
  )

  test('no sentence is traced for an article that does not exist', () => {
    const paths = new Set<string>(articles.map(([path]) => path))
    expect(articleSentences.filter(({ article }) => !paths.has(article))).toEqual([])
  })
})
