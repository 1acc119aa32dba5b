import { describe, expect, test } from 'vitest'
import { fallbackRates } from '../money/exchange.ts'
import { countries, type Country } from '../places/countries.ts'
import { newestLawEditionId } from '../vat/rules.ts'
import { groupPurchases } from './group-purchases.ts'
import { traveler } from './testing/sample-trip.ts'
import { bought, summarizeForm } from './testing/trip-summary.ts'

type Who = { age?: number | null; home?: string | null }

const group = (country: Country, text: string, { age = null, home = 'JP' }: Who = {}) =>
  groupPurchases({
    purchases: bought(text, country),
    travelers: [traveler('mei', age)],
    homeCountry: home,
    editionId: newestLawEditionId,
    rates: fallbackRates,
    today: '2026-11-25',
  }).forms

describe('VAT inside, by the goods', () => {
  test.each<
    [country: Country, edge: string, purchases: string, vatCents: number | null, estimateCents: number | null]
  >([
    ['france', '20%: 1,250.00 and 86.00 are rounded once', '24 1250 X; 25 86 X', 222_67, 189_27],
    ['france', '20% of the smallest form', '25 100.01 X', 16_67, 14_17],
    ['spain', '21% of 1,450.00', '25 1450 X', 251_65, 213_90],
    ['spain', '21% of 412.00', '25 412 X', 71_50, 60_78],
    ['spain', '21% of 78.00', '25 78 X', 13_54, 11_51],
    ['spain', '21% of a cent', '25 0.01 X', 0, 0],
    ['italy', '22% of 70.01', '25 70.01 X', 12_62, 10_73],
    ['germany', '19% of 50.01', '25 50.01 X', 7_98, 6_79],
    ['france', 'books at 5.5%', '25 120 X :books', 6_26, 5_32],
    ['spain', 'books at 4%', '25 104 X :books', 4_00, 3_40],
    ['spain', 'medicines at 4%', '25 52 X :medicine', 2_00, 1_70],
    ['italy', 'medicines at 10%', '25 110 X :medicine', 10_00, 8_50],
    ['germany', 'books at 7%', '25 107 X :books', 7_00, 5_95],
    ['france', 'two rates on one form: each rounded once', '25 60 X; 25 60 X :books', 13_13, 11_16],
    ['france', 'food: several rates, so no figure', '25 120 X :food', null, null],
    ['germany', 'medicine: no rate was found', '25 120 X :medicine', null, null],
    ['france', 'art: no figure', '25 120 X :art-and-antiques', null, null],
    ['italy', 'secondhand: no figure', '25 120 X :used', null, null],
    ['france', 'food counts towards the minimum, without a figure', '25 60 X; 25 60 X :food', 10_00, 8_50],
    ['france', 'below the minimum nothing comes back', '25 60 X', 10_00, 0],
  ])('%s, %s', (country, _edge, text, vatCents, estimateCents) => {
    const [form, ...others] = group(country, text)
    expect(others).toEqual([])
    expect([form?.vatCents, form?.estimateCents]).toEqual([vatCents, estimateCents])
  })

  test('what has no figure is named, and so is the reason', () => {
    const [form] = group('france', '25 60 X; 25 60 X :food')
    expect(form?.withoutFigure).toEqual(['b'])
    expect(form?.warnings).toContainEqual(expect.objectContaining({ id: 'goods-not-known' }))
  })
})

describe('goods that no form takes', () => {
  test.each<[country: Country, edge: string, purchases: string, ...forms: string[]]>([
    ['france', 'tobacco', '25 120 X :tobacco', 'a 120.00, excluded: goods'],
    ['france', 'medicines', '25 120 X :medicine', 'a 120.00, excluded: goods'],
    ['france', 'weapons', '25 120 X :weapons', 'a 120.00, excluded: goods'],
    ['france', 'vehicles', '25 120 X :fuel-and-vehicles', 'a 120.00, excluded: goods'],
    ['spain', 'what equips a private car', '25 120 X :fuel-and-vehicles', 'a 120.00, excluded: goods'],
    ['germany', 'what equips a private car', '25 120 X :fuel-and-vehicles', 'a 120.00, excluded: goods'],
    ['italy', 'books: no VAT in the price', '25 120 X :books', 'a 120.00, excluded: no-vat-in-price'],
    [
      'france',
      'they do not help over the minimum',
      '25 60 X; 25 60 X :tobacco',
      'a 60.00, short 40.01 by 2026-11-27',
      'b 60.00, excluded: goods',
    ],
    ['spain', 'weapons: nothing was found, so no "no"', '25 120 X :weapons', 'a 120.00, ready'],
  ])('%s: %s', (country, _edge, text, ...forms) => {
    expect(group(country, text).map(summarizeForm)).toEqual(forms)
  })

  test.each(countries)('%s: services', (country) => {
    expect(group(country, '25 120 X :services').map(summarizeForm)).toEqual(['a 120.00, excluded: goods'])
  })
})

describe('age', () => {
  test.each<[country: Country, age: number | null, state: string, isWarned: boolean]>([
    ['france', 15, 'excluded: age', true],
    ['france', 16, 'ready', false],
    ['france', null, 'ready', false],
    ['spain', 10, 'ready', false],
    ['italy', 17, 'ready', true],
    ['italy', 18, 'ready', false],
    ['germany', 17, 'ready', true],
    ['germany', 18, 'ready', false],
  ])('%s at %s: %s', (country, age, state, isWarned) => {
    const [form] = group(country, '25 200 X', { age })
    expect(form && summarizeForm(form)).toContain(`200.00, ${state}`)
    expect(form?.warnings.some(({ id }) => id === 'age')).toBe(isWarned)
    expect(form?.estimateCents === 0).toBe(state !== 'ready')
  })
})

describe('home', () => {
  test.each<[country: Country, home: string | null, state: string, isWarned: boolean]>([
    ['france', 'JP', 'ready', false],
    ['france', null, 'ready', false],
    ['france', 'CH', 'ready', false],
    ['france', 'DE', 'excluded: resident', true],
    ['italy', 'DE', 'excluded: resident', true],
    ['germany', 'ES', 'excluded: resident', true],
    ['germany', 'GB', 'ready', true],
    ['spain', 'GI', 'ready', true],
    ['france', 'MC', 'excluded: resident', true],
    ['spain', 'MC', 'ready', true],
    ['france', 'RE', 'excluded: resident', true],
    ['italy', 'RE', 'ready', true],
  ])('%s, living in %s: %s', (country, home, state, isWarned) => {
    const [form] = group(country, '25 200 X', { home })
    expect(form && summarizeForm(form)).toContain(`200.00, ${state}`)
    expect(form?.warnings.some(({ id }) => id === 'resident')).toBe(isWarned)
  })
})

describe('warnings', () => {
  const ids = (country: Country, text: string) => group(country, text)[0]?.warnings.map(({ id }) => id)

  test('Spain: one used or missing article spoils the whole form', () => {
    expect(group('spain', '25 78 X')[0]?.warnings[0]?.text).toContain('spoils the whole form')
  })

  test('France: the other reading of its customs, and Italy’s operator', () => {
    expect([ids('france', '25 120 X'), ids('italy', '25 120 X'), ids('germany', '25 120 X')]).toEqual([
      ['other-reading'],
      ['other-reading'],
      [],
    ])
  })

  test('a form that is not noted when its days are over', () => {
    expect(ids('france', '20 120 X')).toContain('form-not-noted')
    expect(ids('france', '23 120 X')).not.toContain('form-not-noted')
  })

  test('shops of one brand: one VAT number is needed', () => {
    expect(ids('france', '25 60 Chanel-Cambon; 25 60 Chanel-Montaigne')).toContain('two-sellers')
    expect(ids('france', '25 60 X ~m; 25 60 Y ~m')).not.toContain('two-sellers')
  })

  test('nobody’s passport, where there is more than one to choose from', () => {
    const forms = (people: string[]) =>
      groupPurchases({
        purchases: bought('25 60 X ^; 25 60 X ^mei', 'france'),
        travelers: people.map((id) => traveler(id)),
        homeCountry: null,
        editionId: newestLawEditionId,
        rates: fallbackRates,
        today: '2026-11-25',
      }).forms
    expect(forms(['mei']).map(summarizeForm)).toEqual(['a+b 120.00, ready, ask by 2026-11-27'])
    expect(forms(['mei', 'kenji']).map(({ travelerId }) => travelerId)).toEqual([null, 'mei'])
    expect(forms(['mei', 'kenji'])[0]?.warnings[0]?.id).toBe('no-traveler')
  })

  test('every warning but our own advice has a source and the day of its check', () => {
    const all = countries.flatMap((country) =>
      group(country, '20 120 X; 21 80 Y :food', { age: 12, home: 'GB' }).flatMap(({ warnings }) => warnings),
    )
    expect(all.length).toBeGreaterThan(10)
    expect(
      all.filter(({ id, source, checkedOn }) => id !== 'no-traveler' && (!source || !checkedOn)),
    ).toEqual([])
  })
})
