import { expect, test } from 'vitest'
import { readQuestion } from '../reading/read-question.ts'
import { comparedCountries } from './compared-countries.ts'

const compared = (text: string) => comparedCountries(readQuestion(text, '2026-11-24'))

test.each([
  ['a 900 euro watch in Spain, Italy and Germany, where do I get more back', ['spain', 'italy', 'germany']],
  ['700 euros in Paris or Milan?', ['france', 'italy']],
  ['coat 500 in Berlin vs Madrid', ['germany', 'spain']],
])('one price is compared: %s', (text, countries) => {
  expect(compared(text)).toEqual(countries)
})

test.each([
  'bought for 500 in Paris, then I go to Rome and Berlin',
  'spent more than 500 in Paris and I visit Rome',
  '900 euros in Madrid, is it better to scan in Paris or in Milan',
  'a 900 euro bag from Madrid, Paris or Milan for the customs stamp',
  '900 euros in Madrid, can I get more back',
])('nothing is compared: %s', (text) => {
  expect(compared(text)).toEqual([])
})
