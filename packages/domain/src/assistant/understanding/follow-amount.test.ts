import { expect, test } from 'vitest'
import { formatMoney } from '../../money/money.ts'
import { readQuestion } from '../reading/read-question.ts'
import { leaningAmounts } from './follow-amount.ts'

const today = '2026-11-24'
const before = readQuestion('a coat for 600 euros in Rome', today)
const after = (text: string) =>
  leaningAmounts(readQuestion(text, today), before).map(({ money }) => formatMoney(money))

test.each([
  ['what about 300', 'EUR 300.00'],
  ['and twice that', 'EUR 1,200.00'],
  ['make it half', 'EUR 300.00'],
  ['and 3 times that', 'EUR 1,800.00'],
  ['sorry, I meant pounds', 'GBP 600.00'],
  ['sorry, those were Canadian dollars', 'CAD 600.00'],
])('after 600 euros, "%s" is %s', (text, money) => {
  expect(after(text)).toEqual([money])
})

test.each(['in yen please', 'and on 5 May', 'thanks'])('"%s" names no price', (text) => {
  expect(after(text)).toEqual([])
})

const wish = readQuestion('I want a bag in Milan', today)

test('what it costs is the price of what was named before', () => {
  expect(
    leaningAmounts(readQuestion('its 3200', today), wish).map(({ money }) => formatMoney(money)),
  ).toEqual(['EUR 3,200.00'])
})

test.each(['gate 14', 'and 4?', 'at 5 am'])('"%s" after a talk without a price names none', (text) => {
  expect(leaningAmounts(readQuestion(text, today), wish)).toEqual([])
})
