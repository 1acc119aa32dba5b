import { describe, expect, test } from 'vitest'
import { readQuestion } from './read-question.ts'

const read = (text: string) => readQuestion(text, '2026-11-22')

describe('amounts', () => {
  test.each([
    ['signs and groups', 'What do I get for €1,250?', 'EUR', 125_000],
    ['as on a French receipt', 'payé 1 250,50 €', 'EUR', 125_050],
    ['with a narrow blank', '1\u202F250,50 €', 'EUR', 125_050],
    ['as on a German receipt', '1.250,50 EUR', 'EUR', 125_050],
    ['grouped by points', 'EUR 1.250', 'EUR', 125_000],
    ['as on a Swiss receipt', "CHF 1'250", 'CHF', 125_000],
    ['cents after a comma', '89,90 euros', 'EUR', 8990],
    ['one decimal after a comma', '12,5 euros', 'EUR', 1250],
    ['thousands as k', '2.5k euros', 'EUR', 250_000],
    ['thousands as k, with a comma', '2,5k euros', 'EUR', 250_000],
    ['thousands as k, with two decimals', '1.25k euros', 'EUR', 125_000],
    ['thousands as k, two decimals after a comma', 'payé 1,25k €', 'EUR', 125_000],
    ['thousands as k, with three decimals', '€1.255k', 'EUR', 125_500],
    ['thousands as k, with three decimals of which the last is 0', 'EUR 1.250k', 'EUR', 125_000],
    ['thousands as K, whole', '2K euros', 'EUR', 200_000],
    ['thousands as k, with a blank', '1.25 k euros', 'EUR', 125_000],
    ['thousands in words', '1.2 thousand euros in Paris', 'EUR', 120_000],
    ['whose thousands', 'two bags, 2 thousand canadian dollars', 'CAD', 200_000],
    ['bare thousands after a word of spending', 'I spent 1.5 thousand in Rome', 'EUR', 150_000],
    ['bare thousands as k', 'I spent 1.25k in Rome', 'EUR', 125_000],
    ['glued to its currency', '500eur', 'EUR', 50_000],
    ['dollars are American', '$800', 'USD', 80_000],
    ['unless they say whose', 'A$800', 'AUD', 80_000],
    ['in words', '800 canadian dollars', 'CAD', 80_000],
    ['a slip in the currency', '800 eruos', 'EUR', 80_000],
    ['bare after a word of spending', 'I spent 640 in Lyon', 'EUR', 64_000],
    [
      'of a thing that was told before',
      'and if the same bag of 3000 was from Madrid instead',
      'EUR',
      300_000,
    ],
    ['bare in a short message with a place', 'Rome 800', 'EUR', 80_000],
  ] as const)('%s', (_edge, text, currency, cents) => {
    expect(read(text).purchases.map(({ money }) => money)).toEqual([{ currency, cents }])
  })

  test.each([
    ['nothing', ''],
    ['months and terminals', '3 months at terminal 2'],
    ['four decimals', '12,3456 euros'],
    ['nothing of a currency', '0 EUR'],
    ['thousands of thousands', '1250k euros'],
    ['thousands with four decimals', '1.2345k euros'],
    ['thousands of people', '2 thousand people in Paris'],
    ['an endless figure', '1e309 EUR'],
    ['a currency alone', 'EUR'],
    ['a time', 'open at 05:30?'],
    ['a year', 'rules for 2026'],
    ['what was answered before', 'you told me 100 for France'],
    ['things that are counted', 'a bag of 200 coins from Madrid'],
    ['a day', 'bought on 12 September'],
    ['people', 'we are 4 people in Paris'],
    ['emoji', '😀'.repeat(50)],
  ])('none in %s', (_edge, text) => expect(read(text).purchases).toEqual([]))

  test('a currency without a rate is named, not guessed', () => {
    expect(read('40,000 rupees in Paris')).toMatchObject({ purchases: [], otherCurrency: 'Indian rupees' })
    expect(read('¥5000')).toMatchObject({ purchases: [], otherCurrency: 'yen or yuan' })
  })

  test('each amount has the place behind it', () => {
    const { purchases } = read('500 euros in Paris and 300 euros in Madrid')
    expect(purchases.map(({ country }) => country)).toEqual(['france', 'spain'])
  })
})

describe('places', () => {
  test.each([
    ['a slug', 'cdg', 'cdg'],
    ['the longer name where two begin', 'the desk at Nice Airport', 'nice-airport'],
    ['the city without it', 'the desk in Nice', 'nice'],
    ['another language', 'zoll in München', 'munich'],
    ['a code', 'tax refund FCO', 'fiumicino'],
    ['a slip', 'Barcelna', 'barcelona'],
    ['two letters swapped', 'Pairs hotel? no, Parsi', 'paris'],
  ])('%s', (_edge, text, slug) => {
    expect(read(text).places.map(({ place }) => place?.slug)).toEqual([slug])
  })

  test.each([
    ['a friendly word', 'that would be nice of you'],
    ['a perfume', 'I like cologne'],
    ['an angry word', 'this makes me mad'],
    ['shoes', 'two pairs of shoes'],
    ['a coat', 'a trench coat'],
    ['names of JavaScript', 'constructor __proto__ toString'],
  ])('none in %s', (_edge, text) => expect(read(text).places).toEqual([]))

  test.each([
    ['I leave from Munich but bought in Paris', ['leaving', 'bought']],
    ['bought in Madrid, flying home from CDG', ['bought', 'leaving']],
    ['I live in Berlin', ['home']],
    ['French forms in Spain', ['bought', 'named']],
  ])('their part in %j', (text, roles) => {
    expect(read(text).places.map(({ role }) => role)).toEqual(roles)
  })
})

describe('days', () => {
  test.each([
    ['12 September', '2026-09-12'],
    ['on the 3rd of December', '2025-12-03'],
    ['Sept 12th, 2025', '2025-09-12'],
    ['2026-02-28', '2026-02-28'],
    ['25/9', '2026-09-25'],
    ['9/25/2026', '2026-09-25'],
    ['yesterday', '2026-11-21'],
  ])('bought %s', (text, day) => expect(read(`bought ${text}`).day).toEqual({ day }))

  test.each([
    ['3/4 can be two days', '3/4', 'ambiguous'],
    ['a day that is none', '31 June', null],
    ['a price is no day', '12.50', null],
    ['none', 'a bag', null],
  ])('%s', (_edge, text, day) => expect(read(`bought ${text}`).day).toEqual(day))
})

test('68: what comes after 4,000 characters is not read', () => {
  const last = '1,250 EUR in France'
  expect(read(`${'x '.repeat(1900)}${last}`).purchases).toHaveLength(1)
  expect(read(`${'x '.repeat(2000)}${last}`).purchases).toEqual([])
})

test.each(['Ich wohne in Oslo', 'vivo en Chile', 'J’habite à Montréal', 'abito a Lugano'])(
  'a home in another language: %s',
  (text) => expect(read(text).foreign.map(({ role }) => role)).toEqual(['home']),
)

describe('min', () => {
  test.each([
    ['min in Italy', 'minimum in italy'],
    ['the min for Spain', 'the minimum for spain'],
    ['20 min in Italy', '20 min in italy'],
    ['ten min in Italy', 'ten min in italy'],
    ['a min at the kiosk', 'a min at the kiosk'],
  ])('%s', (text, line) => expect(read(text).line).toBe(line))
})

test('the place behind "instead of" is none of the question', () => {
  const { purchases } = read('if the same bag of 3000 was from Madrid instead of Paris')
  expect(purchases).toMatchObject([{ money: { cents: 300_000 }, country: 'spain' }])
})
