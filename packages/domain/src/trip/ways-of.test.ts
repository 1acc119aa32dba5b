import { describe, expect, test } from 'vitest'
import type { Country } from '../places/countries.ts'
import { fallbackRates } from '../money/exchange.ts'
import { findRule, newestLawEditionId } from '../vat/rules.ts'
import { groupPurchases } from './group-purchases.ts'
import { bought } from './testing/trip-summary.ts'
import { traveler } from './testing/sample-trip.ts'
import { moneyOfTrip } from './trip-money.ts'
import type { FormState } from './trip-records.ts'
import { waysOf, type WaysQuestion } from './ways-of.ts'

const ways = (
  country: Country,
  cents: number,
  state: WaysQuestion['state'],
  form: WaysQuestion['form'] = null,
) => waysOf({ country, state, rated: [{ rate: findRule(newestLawEditionId, country).rate, cents }], form })

const summaryOf = ({ open }: ReturnType<typeof waysOf>) =>
  open.map(
    ({ way, cents }) => `${way} ${cents ? [...new Set([cents.from, cents.to])].join('-') : 'not known'}`,
  )

describe('what each way brings', () => {
  test('Spain, 1,450.00 before the form: the shop itself is best, an app runs from 72.5% to 90%', () => {
    const found = ways('spain', 145_000, 'proposed')
    expect(summaryOf(found)).toEqual([
      'shop-itself 25165',
      'trip-app 18245-22649',
      'operator-card 17616',
      'counter-cash not known',
      'early-in-town not known',
    ])
    expect([found.range, found.spreadCents]).toEqual([{ from: 17_616, to: 25_165 }, 7549])
  })

  test('France, 1,336.00: no shop’s figure is known, a department store credits 72%', () => {
    expect(summaryOf(ways('france', 133_600, 'proposed'))).toEqual([
      'trip-app 16143-20040',
      'operator-card 15587-16032',
      'counter-cash not known',
      'early-in-town not known',
      'shop-itself not known',
    ])
  })

  test.each(['italy', 'germany'] as const)('%s: we know no app for the whole trip', (country) => {
    const app = ways(country, 10_000, 'proposed').open.find(({ way }) => way === 'trip-app')
    expect(app).toMatchObject({ cents: null, text: expect.stringContaining('know no app') })
  })

  test('goods without a known rate get no figure', () => {
    const { open, range, spreadCents } = waysOf({ country: 'spain', state: 'issued', rated: [], form: null })
    expect(open.filter(({ cents }) => cents !== null)).toEqual([])
    expect([range, spreadCents]).toEqual([null, null])
  })

  test('two rates: each line of the invoice is rounded once', () => {
    const rated = [
      { rate: 0.21, cents: 10_000 },
      { rate: 0.04, cents: 10_000 },
    ]
    expect(waysOf({ country: 'spain', state: 'issued', rated, form: null }).range).toEqual({
      from: 1215 + 269,
      to: 1736 + 385,
    })
  })

  test('Spain’s floor by law is empty and says what is missing; elsewhere there is none', () => {
    expect(ways('spain', 50_000, 'issued').legalFloor).toMatchObject({
      cents: null,
      text: expect.stringContaining('could not read the table'),
    })
    expect(ways('france', 50_000, 'issued').legalFloor).toBeNull()
  })

  test('each figure has sources and the day on which they were read', () => {
    const all = (['france', 'spain', 'italy', 'germany'] as const).flatMap(
      (country) => ways(country, 10_000, 'proposed').open,
    )
    for (const { cents, sources, checkedOn, text } of all) {
      expect(text.length).toBeGreaterThan(20)
      expect(checkedOn).toMatch(/^2026-11-\d\d$/)
      expect(cents === null || sources.length > 0).toBe(true)
    }
  })
})

describe('only ways that are still open', () => {
  const none = { way: null, earlyRefundOn: null }
  test.each<[edge: string, state: 'proposed' | FormState, form: WaysQuestion['form'], open: string[]]>([
    [
      'before the shop writes it',
      'proposed',
      null,
      ['shop-itself', 'trip-app', 'operator-card', 'counter-cash', 'early-in-town'],
    ],
    [
      'the shop’s form is written: no app',
      'issued',
      none,
      ['shop-itself', 'operator-card', 'counter-cash', 'early-in-town'],
    ],
    [
      'validated: nothing early any more',
      'validated',
      none,
      ['shop-itself', 'operator-card', 'counter-cash'],
    ],
    ['handed in without a way noted', 'handed-in', none, ['shop-itself', 'operator-card', 'counter-cash']],
    ['handed in for one way', 'handed-in', { way: 'operator-card', earlyRefundOn: null }, ['operator-card']],
    ['taken early in town', 'issued', { way: null, earlyRefundOn: '2026-11-24' }, ['early-in-town']],
    [
      'taken early, then validated',
      'validated',
      { way: null, earlyRefundOn: '2026-11-24' },
      ['early-in-town'],
    ],
    ['paid', 'paid', none, []],
    ['refused', 'refused', none, []],
    ['expired', 'expired', none, []],
  ])('%s', (_edge, state, form, open) => {
    const found = ways('spain', 10_000, state, form)
    expect(found.open.map(({ way }) => way)).toEqual(open)
    expect(found.open.length + found.closed.length).toBe(5)
    expect(found.closed.every(({ text }) => text.length > 10)).toBe(true)
  })

  test('the chosen way is marked', () => {
    const { open } = ways('spain', 10_000, 'issued', { way: 'shop-itself', earlyRefundOn: null })
    expect(open.filter(({ isChosen }) => isChosen).map(({ way }) => way)).toEqual(['shop-itself'])
  })
})

describe('the trip', () => {
  test('adds up what its forms bring, in the worst and in the best way', () => {
    const spain = bought(
      '18 412 ElCorteInglés @Barcelona; 19 1450 Loewe @Barcelona; 20 78 SantaEulalia @Barcelona',
      'spain',
    )
    const france = bought('23 1250 Printemps; 24 86 Printemps; 25 340 LeBonMarché', 'france')
    const { forms } = groupPurchases({
      purchases: [...spain, ...france.map((one) => ({ ...one, id: `f${one.id}` }))],
      travelers: [traveler('mei')],
      homeCountry: 'JP',
      editionId: newestLawEditionId,
      rates: fallbackRates,
      today: '2026-11-25',
    })
    const money = moneyOfTrip(
      forms.map((form) => ({
        ...form,
        receivedCents: null,
        range: waysOf({ ...form, state: 'proposed', form: null }).range,
      })),
    )
    expect(money).toEqual({
      forms: 5,
      vatCents: 61_603,
      estimateCents: 18_927 + 4817 + 6078 + 21_390 + 1151,
      range: { from: 43_123, to: 58_809 },
      spreadCents: 15_686,
      receivedCents: 0,
      withoutRange: 0,
    })
  })

  test('what has come is told apart from what is to come, and what is not known is counted', () => {
    const money = moneyOfTrip([
      { vatCents: 1000, estimateCents: 850, range: { from: 700, to: 900 }, receivedCents: null },
      { vatCents: 2000, estimateCents: 1700, range: null, receivedCents: 1500 },
      { vatCents: null, estimateCents: null, range: null, receivedCents: null },
    ])
    expect(money).toEqual({
      forms: 3,
      vatCents: 3000,
      estimateCents: 2550,
      range: { from: 700, to: 900 },
      spreadCents: 200,
      receivedCents: 1500,
      withoutRange: 1,
    })
  })
})
