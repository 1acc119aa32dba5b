import { describe, expect, test } from 'vitest'
import { approvalBars, compareEditions, sampleEffects } from './compare-editions.ts'
import { editionDraft, editionRules, type EditionRules } from './edition-record.ts'
import { daysAfter } from './days-after.ts'
import { rulesEditionIds, rulesEditions } from './rules.ts'
import type { VatRule } from './vat-rule.ts'

const inForce = rulesEditions['law-2026-11'].rules
const today = '2027-02-23'
/** A German rule as the board has it, with changes. */
const withGermany = (changes: Partial<VatRule>): EditionRules => ({
  ...inForce,
  germany: {
    ...inForce.germany,
    minimumPurchase: 0,
    validFrom: '2027-04-01',
    act: 'JStG 2026',
    source: 'https://www.gesetze-im-internet.de/ustg_1980/__6.html',
    checkedOn: today,
    ...changes,
  },
})
const barsOf = (changes: Partial<VatRule>, effectiveOn = '2027-04-01') =>
  approvalBars(inForce, { rules: withGermany(changes), effectiveOn }, today).map(({ why }) => why)

describe('the shape of an edition', () => {
  test.each(rulesEditionIds)('%s, as shipped, passes as a draft would', (id) => {
    const { rules } = rulesEditions[id]
    expect(editionRules.parse(rules)).toEqual(rules)
  })

  test.each<[string, Partial<VatRule>]>([
    ['a rate of 190', { rate: 190 }],
    ['a rate of nothing', { rate: 0 }],
    ['a rate with four decimals', { rate: 0.1925 }],
    ['a minimum below zero', { minimumPurchase: -1 }],
    ['a minimum with three decimals', { minimumPurchase: 50.001 }],
    ['a minimum that is no number', { minimumPurchase: Number.NaN }],
    ['a share above one', { refundShare: 1.01 }],
    ['another country', { country: 'france' }],
    ['no source', { source: ' ' }],
    ['a day that is none', { validFrom: '2027-02-30' }],
    ['a month that is none', { checkedOn: '2027-13' }],
  ])('%s is refused', (_what, changes) => {
    const draft = { name: 'April', effectiveOn: '2027-04-01', rules: withGermany(changes) }
    expect(editionDraft.safeParse(draft).success).toBe(false)
  })

  test('a country left out, or one more, is refused', () => {
    const { germany: _, ...three } = inForce
    expect(editionRules.safeParse(three).success).toBe(false)
    expect(editionRules.safeParse({ ...inForce, greece: inForce.germany }).success).toBe(false)
  })
})

describe('a draft beside the edition in force', () => {
  test('names each figure, the changed one first', () => {
    const compared = compareEditions(inForce, withGermany({}))
    expect(compared).toHaveLength(12)
    expect(compared[0]).toMatchObject({
      country: 'germany',
      figure: 'minimum',
      before: 'more than EUR 50.00',
      after: 'no minimum',
      isChanged: true,
    })
    expect(compared.filter(({ isChanged }) => isChanged)).toHaveLength(1)
  })

  test('of twenty purchases those that change are named with their refunds', () => {
    const effects = sampleEffects(inForce, withGermany({}))
    expect(effects).toHaveLength(20)
    expect(effects.filter(({ isChanged }) => isChanged)).toEqual([
      {
        country: 'germany',
        purchase: { currency: 'EUR', cents: 5000 },
        before: null,
        after: { currency: 'EUR', cents: 679 },
        isChanged: true,
      },
    ])
    const france = effects.filter(({ country }) => country === 'france').map(({ before }) => before?.cents)
    expect(france).toEqual([undefined, undefined, 1417, 2479, 14_167])
  })
})

describe('what stands in the way of an approval', () => {
  test('nothing, where the change names a law that holds by then and was read lately', () => {
    expect(barsOf({})).toEqual([])
    expect(barsOf({ checkedOn: daysAfter(today, -90) })).toEqual([])
  })

  test.each<[string, Partial<VatRule>, string]>([
    ['a document without an address', { source: 'the gazette' }, 'no-address'],
    ['a newspaper alone', { sourceKind: 'secondary', act: undefined }, 'no-law'],
    ['a look of 91 days ago', { checkedOn: daysAfter(today, -91) }, 'old-check'],
    ['a look of tomorrow', { checkedOn: daysAfter(today, 1) }, 'old-check'],
    ['a law of later', { validFrom: '2027-04-02' }, 'later-law'],
  ])('%s', (_what, changes, why) => {
    expect(barsOf(changes)).toEqual([why])
  })

  test('no change at all, and a day that has passed', () => {
    expect(barsOf({ minimumPurchase: 50 })).toEqual(['unchanged'])
    expect(barsOf({ validFrom: '2027-01-01' }, '2027-02-22')).toEqual(['day-passed'])
    expect(barsOf({ validFrom: '2027-01-01' }, today)).toEqual([])
  })

  test('a country that keeps its figures needs no new look', () => {
    expect(barsOf({}, '2027-04-01')).toEqual([])
    expect(inForce.france.checkedOn < daysAfter(today, -90)).toBe(true)
  })
})
