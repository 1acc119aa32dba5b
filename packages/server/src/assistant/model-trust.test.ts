import { expect, test } from 'vitest'
import { createModelTrust, type ModelOutcome } from './model-trust.ts'

const open = (maxRemembered?: number) => {
  let ms = Date.parse('2026-11-22T08:00:00Z')
  const trust = createModelTrust(() => new Date(ms), maxRemembered)
  return {
    ...trust,
    pass: (seconds: number) => (ms += seconds * 1000),
    registerAll: (accountId: string, outcomes: ModelOutcome[]) =>
      outcomes.forEach((outcome) => trust.learn(accountId, outcome)),
  }
}

test('60: one account’s failures silence the model for this account alone', () => {
  const { isGiven, registerAll, pass } = open()
  registerAll('ada', ['unusable', 'unusable'])
  expect(isGiven('ada')).toBe(true)
  registerAll('ada', ['unusable', 'unusable', 'unusable'])
  expect([isGiven('ada'), isGiven('ben')]).toEqual([false, true])
  pass(59)
  expect(isGiven('ada')).toBe(false)
  pass(1)
  expect(isGiven('ada')).toBe(true)
  // One more failure is enough now; a good answer resets the count.
  registerAll('ada', ['unusable'])
  expect(isGiven('ada')).toBe(false)
  pass(60)
  registerAll('ada', ['good', 'unusable', 'unusable'])
  expect(isGiven('ada')).toBe(true)
})

test('60: no number of accounts with unusable answers silences it for all', () => {
  const { isGiven, registerAll } = open()
  for (const name of ['a', 'b', 'c', 'd']) registerAll(name, ['unusable', 'unusable', 'unusable'])
  expect(isGiven('ada')).toBe(true)
})

test('away for three accounts in a row it rests for all; for one of them it is not', () => {
  const { isGiven, registerAll, pass } = open()
  registerAll('a', Array<ModelOutcome>(9).fill('away'))
  expect([isGiven('a'), isGiven('ada')]).toEqual([false, true])
  registerAll('b', ['away'])
  registerAll('ada', ['good'])
  registerAll('c', ['away'])
  registerAll('d', ['away'])
  expect(isGiven('ada')).toBe(true)
  registerAll('e', ['away'])
  expect(isGiven('ada')).toBe(false)
  pass(60)
  expect(isGiven('ada')).toBe(true)
  registerAll('ada', ['away'])
  expect(isGiven('ben')).toBe(false)
})

test('it remembers so many accounts and no more', () => {
  const { isGiven, registerAll } = open(2)
  for (const name of ['a', 'b', 'c']) registerAll(name, ['unusable', 'unusable', 'unusable'])
  expect(['a', 'b', 'c'].map(isGiven)).toEqual([true, false, false])
})
