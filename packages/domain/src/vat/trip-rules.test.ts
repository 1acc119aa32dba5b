import { describe, expect, test } from 'vitest'
import { countries, countryName } from '../places/countries.ts'
import { goodsKinds, payoutWays } from '../trip/trip-records.ts'
import { ageRules } from './age-rules.ts'
import { isCalendarDate } from './deadlines.ts'
import { noOfficialCheck, officialChecks, operatorChecks } from './form-checks.ts'
import { goodsRules } from './goods-rules.ts'
import { missedStampRules } from './missed-stamp-rules.ts'
import { payoutFigures } from './payout-figures.ts'
import { residenceRule } from './residence-rules.ts'
import type { Confidence, RuleSource } from './rule-source.ts'
import { findRule, newestLawEditionId } from './rules.ts'
import { wholeFormRule } from './whole-form-rule.ts'

type Said = {
  text: string
  checkedOn: string
  confidence?: Confidence
  sources: readonly (RuleSource | null)[]
}

const homes = ['DE', 'ES', 'MC', 'RE', 'GB', 'GI'] as const
const records: [string, Said][] = [
  ...countries.flatMap((country): [string, Said][] => {
    const { [country]: name } = Object.fromEntries(countries.map((one) => [one, countryName(one)]))
    const one = (
      what: string,
      { source, ...said }: Omit<Said, 'sources'> & { source: RuleSource | null },
    ): [string, Said] => [`${name}, ${what}`, { ...said, sources: [source] }]
    const official = officialChecks[country]
    return [
      one('age', ageRules[country]),
      one('missed stamp', missedStampRules[country]),
      ...(official ? [one('look-up', official)] : []),
      ...goodsKinds.flatMap((kind) => {
        const rule = goodsRules[country][kind]
        return rule ? [one(kind, rule)] : []
      }),
      ...payoutWays.map((way): [string, Said] => [`${name}, ${way}`, payoutFigures[country][way]]),
      ...homes.flatMap((home) => {
        const rule = residenceRule(home, country)
        return rule ? [one(`living in ${home}`, rule)] : []
      }),
    ]
  }),
  ...Object.values(operatorChecks).map((check): [string, Said] => [
    check.who,
    { ...check, sources: [check.source] },
  ]),
  ['whole form', { ...wholeFormRule, sources: [wholeFormRule.source] }],
]

describe('the rules that decide a trip', () => {
  test.each(records)('%s: a sentence, the day of its check, sources that can be opened', (_name, said) => {
    expect(said.text).toMatch(/^[A-Z0-9].*\.$/)
    expect(isCalendarDate(said.checkedOn)).toBe(true)
    const sources = said.sources.filter((source) => source !== null)
    expect(sources.filter(({ url }) => !/^https:\/\/\S+$/.test(url))).toEqual([])
  })

  test.each(records)('%s: nothing without a source says what the law or an authority says', (_name, said) => {
    const isOpen = /not found|nothing was found|We found no|We know no|Ask the shop/.test(said.text)
    const sources = said.sources.filter((source) => source !== null)
    const isOwned = sources.length > 0 || (isOpen && said.confidence === 'reported')
    const isClaimed = said.confidence === 'official' || said.confidence === 'law'
    expect(isOwned).toBe(true)
    expect(!isClaimed || sources.some(({ kind }) => kind === 'official')).toBe(true)
  })

  test.each(countries)(
    '%s: a lower rate is below the standard one, and every share is at most all of the VAT',
    (country) => {
      const rates = Object.values(goodsRules[country]).flatMap((rule) =>
        typeof rule?.vat === 'number' ? [rule.vat] : [],
      )
      expect(rates.length).toBeGreaterThan(0)
      expect(rates.filter((rate) => rate <= 0 || rate >= findRule(newestLawEditionId, country).rate)).toEqual(
        [],
      )
      for (const { share } of Object.values(payoutFigures[country]))
        expect(share === null || (share.from > 0 && share.from <= share.to && share.to <= 1)).toBe(true)
    },
  )

  test.each(countries)('%s: an official look-up, or a word that there is none', (country) => {
    expect(officialChecks[country] === null).toBe(noOfficialCheck[country] !== null)
  })

  test('only Spain’s shops are known to repay everything', () => {
    const all = countries.filter((country) => payoutFigures[country]['shop-itself'].share?.from === 1)
    expect(all).toEqual(['spain'])
  })
})
