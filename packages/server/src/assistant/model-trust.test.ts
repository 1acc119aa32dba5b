import { expect, test } from 'vitest'
import { createModelTrust, type ModelOutcome } from './model-trust.ts'

const open = (rememberedAtMost?: number) => {
  let ms = Date.parse('2026-11-22T08:00:00Z')
  const trust = createModelTrust(() => new Date(ms), rememberedAtMost)
  return {
    ...trust,
    pass: (seconds: number) => (ms += seconds * 1000),
    learnAll: (accountId: string, outcomes: ModelOutcome[]) =>
      outcomes.forEach((outcome) => trust.learn(accountId, outcome)),
  }
}

test('60: one account’s failures silence the model for this account alone', () => {
  const { isGiven, learnAll, pass } = open()
  learnAll('ada', ['unusable', 'unusable'])
  expect(isGiven('ada')).toBe(true)
  learnAll('ada', ['unusable', 'unusable', 'unusable'])
  expect([isGiven('ada'), isGiven('ben')]).toEqual([false, true])
  pass(59)
  expect(isGiven('ada')).toBe(false)
  pass(1)
  expect(isGiven('ada')).toBe(true)
  // One more failure is enough now; a good answer makes good.
  learnAll('ada', ['unusable'])
  expect(isGiven('ada')).toBe(false)
  pass(60)
  learnAll('ada', ['good', 'unusable', 'unusable'])
  expect(isGiven('ada')).toBe(true)
})

test('60: no number of accounts with unusable answers silences it for all', () => {
  const { isGiven, learnAll } = open()
  for (const name of ['a', 'b', 'c', 'd']) learnAll(name, ['unusable', 'unusable', 'unusable'])
  expect(isGiven('ada')).toBe(true)
})

test('away for three accounts in a row it rests for all; for one of them it is not', () => {
  const { isGiven, learnAll, pass } = open()
  learnAll('a', Array<ModelOutcome>(9).fill('away'))
  expect([isGiven('a'), isGiven('ada')]).toEqual([false, true])
  learnAll('b', ['away'])
  learnAll('ada', ['good'])
  learnAll('c', ['away'])
  learnAll('d', ['away'])
  expect(isGiven('ada')).toBe(true)
  learnAll('e', ['away'])
  expect(isGiven('ada')).toBe(false)
  pass(60)
  expect(isGiven('ada')).toBe(true)
  learnAll('ada', ['away'])
  expect(isGiven('ben')).toBe(false)
})

test('it remembers so many accounts and no more', () => {
  const { isGiven, learnAll } = open(2)
  for (const name of ['a', 'b', 'c']) learnAll(name, ['unusable', 'unusable', 'unusable'])
  expect(['a', 'b', 'c'].map(isGiven)).toEqual([true, false, false])
})
