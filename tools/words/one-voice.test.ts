import {
  goodsByLandOrSea,
  goodsOnFlights,
  neighborsOutside,
  spanishFormTaggedThrough,
} from '@retour/domain/exit/where-to-show-goods'
import { countries, type Country } from '@retour/domain/places/countries'
import { rulesEditionIds } from '@retour/domain/vat/rules'
import { describe, expect, test } from 'vitest'
import { allTexts } from './all-texts.ts'
import { contradictionsIn } from './contradictions.ts'
import { freshnessClaimsIn } from './freshness-claims.ts'
import { halfRulesIn } from './half-rules.ts'

describe.each(rulesEditionIds)('what visitors read under %s', (edition) => {
  const texts = allTexts(edition)

  test('comes from every page, message, mail, printable guide and answer', () => {
    expect(texts.length).toBeGreaterThan(6000)
    const places = new Set(texts.map(({ where }) => where))
    const expected = [
      '/',
      '/vat-refund-rules-2025',
      '/germany/berlin',
      'calculator.json',
      'assistant, combine',
      'trip, italy',
      'exit day, spain',
    ]
    for (const country of countries) expected.push(`/${country}`, `PDF ${country}`, `mail, ${country} 100.00`)
    expect(expected.filter((where) => !places.has(where))).toEqual([])
  })

  test('never gives two minimums, rates, deadlines or ways of counting for one thing', () => {
    expect(contradictionsIn(texts)).toEqual([])
  })

  test('calls nothing checked where the word would not lapse after a year', () => {
    expect(freshnessClaimsIn(texts)).toEqual([])
  })

  test('never sends goods to the last airport without saying in which bag they are', () => {
    expect(halfRulesIn(texts)).toEqual([])
  })
})

describe('a contradiction is found', () => {
  const planted: [what: string, country: Country | null, text: string][] = [
    ['an old minimum', 'france', 'The minimum is more than EUR 175 with one seller.'],
    ['another comparison than an edition computes', 'italy', 'An invoice from EUR 70 is enough by law.'],
    ['a cent beside the figure', 'germany', 'By law the form is for at least EUR 50.01.'],
    ['a minimum where there is none', 'spain', 'By law it takes purchases over EUR 90.16.'],
    [
      'another country’s, named in the sentence',
      null,
      'You need purchases from EUR 100 in Germany, from EUR 50 in France.',
    ],
    ['another rate', 'france', 'Prices include 19% VAT.'],
    ['a rate behind its name', null, 'Italy: VAT is 21%, and there is no more to say.'],
    ['a longer deadline', 'france', 'The goods must leave the EU within 6 months of the purchase.'],
    ['a shorter one', null, 'Be out of the EU with the goods within 90 days.'],
    [
      'the law’s reading in other words',
      'germany',
      'The goods must leave within three months after the month of purchase.',
    ],
    ['a clock by the invoice', 'italy', 'Customs counts to the end of the third month after the invoice.'],
    ['another way back', 'italy', 'The validated invoice must be back with the seller by the fourth month.'],
    ['an operator’s years', 'germany', 'The stamped form is taken for 2 years.'],
    ['receipts joined in Germany', 'germany', 'Receipts of one shop can be joined on one form.'],
    ['receipts joined in Italy', 'italy', 'Receipts of one day in one shop may be added up.'],
    ['other days in France', 'france', 'Receipts of five consecutive days add up.'],
    ['days where there are none', 'spain', 'Purchases of three days in a row add up.'],
    ['the guide’s day as if it were the law’s', 'france', 'The minimum counts in one store on one day.'],
    ['a figure without its comparison', 'france', 'The minimum of EUR 175 has to be spent in one shop.'],
    ['a figure that stands first', 'italy', 'There is a EUR 155 minimum for a form.'],
    ['the cent above a figure that counts', 'france', 'Receipts add up on one form above EUR 100.01.'],
    ['a purchase from a figure that begins at another', 'germany', 'Forms start at EUR 75.01.'],
    [
      'the month of the invoice',
      'italy',
      'Goods must leave the EU within three months of the invoice month.',
    ],
    [
      'other weeks for the money',
      'france',
      'Card refunds usually arrive four to six weeks after validation.',
    ],
    ['another share in an estimate', 'spain', 'We count with 90% of the VAT.'],
    ['another age', 'france', 'France asks for an age of 15.'],
    ['another stay', 'france', 'The form is for a stay of under 3 months.'],
    ['an hour less', 'italy', 'Be there 2 hours before the flight.'],
    ['other days for an advance', null, 'The form must be back with Planet within 30 days.'],
    ['one day in Germany', 'germany', 'One seller, one day, one form: do not split a purchase.'],
    ['one day in Italy', 'italy', 'One shop, one day, one invoice.'],
    ['one day’s account', 'italy', 'Rinascente at number 289, several brands on one day’s account.'],
    ['things bought on one day', 'italy', 'So buy several things in one store on one day.'],
    ['sums by the store', 'germany', 'Outlet sums add up store by store.'],
    ['receipts of the day', 'germany', 'Bring all receipts of the day to the tax-free service.'],
  ]
  test.each(planted)('%s', (_what, country, text) => {
    expect(contradictionsIn([{ where: 'planted', country, text }])).toHaveLength(1)
  })

  test.each<[what: string, country: Country | null, text: string]>([
    ['what used to hold', 'italy', 'Before, it took more than EUR 154.94.'],
    [
      'both editions in one sentence',
      'germany',
      'The minimum: from EUR 50 in this guide, over EUR 50 in law.',
    ],
    ['each country with its own', null, 'Purchases from EUR 100 in France, from EUR 50 in Germany.'],
    ['a share of the VAT is no rate', 'france', 'We count with 85% of the VAT, about 12% of the price.'],
    ['a stay is no deadline', 'france', 'You must leave after a stay of under 6 months.'],
    ['what is denied', 'germany', 'Receipts of one day cannot be joined on one form.'],
    ['the first cent that counts', 'france', 'Forms start at EUR 100.01.'],
    ['a plan of a day', 'italy', 'Reserve a driver for Leccio and the airport on one day.'],
    ['what the guide says of itself', 'italy', 'This guide counts what you buy in one store on one day.'],
    [
      'what an operator says',
      'italy',
      'An operator reports that it adds up receipts of one shop and one day.',
    ],
    ['cash on the day', 'france', 'Cash puts euros in your hand the same day, at an open counter.'],
  ])('%s is none', (_what, country, text) => {
    expect(contradictionsIn([{ where: 'planted', country, text }])).toEqual([])
  })
})

describe('half of the rule for flights is found', () => {
  test.each([
    ['which goods', 'Validate at the last EU exit.'],
    ['which goods', 'The form is stamped in the last EU country you leave.'],
    ['which goods', 'If you are still in the EU, go to customs at the last airport with form and passport.'],
    ['which goods', 'Find out first which airport is your last in the EU; that one stamps the form.'],
    ['which goods', 'Validation has to be done at the last EU exit point before leaving.'],
    ['which goods', 'No customs here: validate at the airport where you leave the EU.'],
    ['which goods', 'Most long-haul travelers connect in Paris and validate there.'],
    ['which goods', 'Few direct flights: many travelers validate at their Paris connection.'],
    ['a checked bag may be tagged through', 'Hold goods: the last EU airport where you check the bag in.'],
    [
      'a checked bag may be tagged through',
      'Hand luggage: the last EU airport, goods in a suitcase where you check it in for the last time in the EU.',
    ],
    [
      'a checked bag may be tagged through',
      'Goods in your hand luggage at the last EU airport, goods in the bag where you last check it in.',
    ],
  ])('%s: %s', (what, text) => {
    expect(halfRulesIn([{ where: 'planted', country: null, text }])).toEqual([`planted: ${what}: ${text}`])
  })

  test.each([
    goodsOnFlights,
    goodsByLandOrSea,
    neighborsOutside,
    spanishFormTaggedThrough,
    'At the last customs post on EU ground.',
    'On a cruise the last EU port validates.',
    'Last looked at on 21 November 2026.',
    'Which airport is your last in the EU?',
  ])('and not in: %s', (text) => {
    expect(halfRulesIn([{ where: 'planted', country: null, text }])).toEqual([])
  })
})

describe('a check that does not lapse is found', () => {
  test.each([
    'Rules checked 21 November 2026.',
    'Law checked on {day}.',
    'Rule from May 2025, checked in May 2025.',
    'Last verified on 3 January 2027.',
  ])('%s', (text) => {
    expect(freshnessClaimsIn([{ where: 'planted', country: null, text }])).toEqual([`planted: ${text}`])
  })

  test.each(['Rules looked at on 21 November 2026.', 'A checked bag.', 'Your link could not be checked'])(
    'and not in: %s',
    (text) => {
      expect(freshnessClaimsIn([{ where: 'planted', country: null, text }])).toEqual([])
    },
  )
})
