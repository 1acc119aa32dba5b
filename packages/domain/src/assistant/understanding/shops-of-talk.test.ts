import { describe, expect, test } from 'vitest'
import { formatMoney } from '../../money/money.ts'
import { readQuestion } from '../reading/read-question.ts'
import type { Inquiry } from './inquiry.ts'
import { noShops } from './shops-of-talk.ts'
import { continueFrom } from './follow-up.ts'

const today = '2026-11-24'
const anySubject = ['estimate', 'minimum'].map((subject, at) => ({ subject, likelihood: 0.9 - at / 2 }))

/**
 * Returns the shops of a conversation: "+" within one, "?" if it may be the one before, "…" if no question asks for all
 * of it.
 */
function shopsOf(...messages: string[]): string {
  let last: Inquiry | null = null
  for (const text of messages) {
    const question = readQuestion(text, today)
    last = continueFrom(last, {
      question,
      ranked: anySubject,
      way: question,
      purchasesBefore: [],
      shops: noShops,
      isAmountAlone: false,
    })
  }
  const { list = [], isSumRequested = false } = last?.shops ?? {}
  const spokenShops = list.map(
    ({ purchases, isUnsaid }) =>
      `${isUnsaid ? '?' : ''}${purchases.map(({ money, country }) => `${formatMoney(money)} ${country}`).join(' + ')}`,
  )
  return `${spokenShops.join(', ')}${isSumRequested ? '' : ' …'}`
}

describe('the shops of a talk', () => {
  test.each([
    [['500 euros in Barcelona', 'and another 80'], 'EUR 500.00 spain, ?EUR 80.00 spain'],
    [['400 euros in Paris', 'plus 40 in the same shop'], 'EUR 400.00 france + EUR 40.00 france'],
    [['300 euros in Rome', 'also 90 at another shop'], 'EUR 300.00 italy, EUR 90.00 italy'],
    [['90 euros at Zara in Madrid', 'plus 60 at Mango'], 'EUR 90.00 spain, EUR 60.00 spain'],
    [['200 euros in Paris', 'and 300 euros in Rome'], 'EUR 200.00 france, EUR 300.00 italy …'],
    [['200 euros in Paris', 'and 300 euros in Rome', 'altogether?'], 'EUR 200.00 france, EUR 300.00 italy'],
    [['500 pounds in Nice', 'and another 80'], 'GBP 500.00 france, ?GBP 80.00 france'],
  ])('of %j are %s', (messages, shops) => expect(shopsOf(...messages)).toBe(shops))

  test('several invoices of a German shop do not add up because it is one shop', () => {
    expect(shopsOf('45 euros in Berlin', 'and another 30 in the same shop', 'and 20 more')).toBe(
      'EUR 45.00 germany, ?EUR 30.00 germany, ?EUR 20.00 germany',
    )
    expect(shopsOf('45 euros in Berlin', 'plus 30 on the same invoice')).toBe(
      'EUR 45.00 germany + EUR 30.00 germany',
    )
  })

  test.each([
    [['600 euros in Rome', 'what about 300'], 'EUR 300.00 italy …'],
    [['600 euros in Rome', 'sorry, 300 euros'], 'EUR 300.00 italy …'],
    [['600 euros in Rome', 'and in Paris?'], 'EUR 600.00 france …'],
    [['600 euros in Rome', 'how much in total'], 'EUR 600.00 italy …'],
  ])('begin anew with another price or place: %j is %s', (messages, shops) =>
    expect(shopsOf(...messages)).toBe(shops),
  )
})
