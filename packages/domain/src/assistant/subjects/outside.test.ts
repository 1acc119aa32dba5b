import { expect, test } from 'vitest'
import { readQuestion } from '../reading/read-question.ts'
import { minimum } from './minimum.ts'
import { outside } from './outside.ts'
import type { Subject } from './subject.ts'

const isAllOf = (subject: Subject, text: string) => {
  const question = readQuestion(text, '2026-11-24')
  return subject.isAllOf?.(question, question)
}

test.each([
  'who wins champions league this year',
  'who will win the election in France',
  'do i need visa for schengen',
  'how do I apply for a tourist visa',
])('outside: %s', (text) => expect(isAllOf(outside, text)).toBe(true))

test.each([
  'do I need a visa for the refund',
  'do I need a Visa card',
  'I have a Schengen visa, may I claim',
  'who wins, the shop or customs',
  'we saw who won the final, and bought shirts for 300 euros in Munich',
])('not outside: %s', (text) => expect(isAllOf(outside, text)).toBe(false))

test.each([
  ['you told me 100 for France. and Germany then?', true],
  ['you told me 141 for France. and Germany then?', false],
  ['he paid 100 for shoes in France. and in Germany?', false],
])('the minimum that was told before: %s', (text, isMinimum) =>
  expect(isAllOf(minimum, text)).toBe(isMinimum),
)
