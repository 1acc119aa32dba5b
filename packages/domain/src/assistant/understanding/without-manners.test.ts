import { expect, test } from 'vitest'
import { withoutManners } from './without-manners.ts'

test.each([
  ['Hi there! where is the desk at CDG? Thanks a lot', 'where is the desk at CDG?'],
  ['ok so quick question 2 499,00 EUR in Bordeaux', '2 499,00 EUR in Bordeaux'],
  ['Good morning, I have a question: minimum in Spain? Thank you in advance!', 'minimum in Spain?'],
  ['Dear Sir or Madam, may I claim in Rome', 'may I claim in Rome'],
  ['um so we were in Nice', 'so we were in Nice'],
  ['800 in Paris, thanks', '800 in Paris'],
  ['Two things: min in Italy and where at Malpensa', 'min in Italy and where at Malpensa'],
  ['I would like to know: what about 300 instead', 'what about 300 instead'],
  ['Could you please tell me the minimum in Italy pls', 'the minimum in Italy'],
  ['kiosk is red, need answer fast pls', 'kiosk is red'],
  ['lost the form? please help', 'lost the form?'],
  ['We are on our honeymoon and it is so hot here. Where is the desk at CDG', 'Where is the desk at CDG'],
])('%s', (message, left) => {
  expect(withoutManners(message)).toBe(left)
})

test.each([
  'hello',
  'thanks a lot',
  'good morning my friend',
  'hi',
  'no thanks',
  'so no refund in Spain?',
  'ok and in Italy?',
  'history of the VAT',
  '',
])('left as it is: %s', (message) => {
  expect(withoutManners(message)).toBe(message)
})
