import { expect, test } from 'vitest'
import { confidenceOf } from './confidence.ts'

const ranked = (...likelihoods: number[]) =>
  likelihoods.map((likelihood, at) => ({ subject: 'abcdef'[at]!, likelihood }))

test.each([
  ['one that holds more than half', ranked(0.6, 0.39, 0.01), { kind: 'sure', subject: 'a' }],
  ['one far ahead of the rest', ranked(0.4, 0.05, 0.05, 0.05), { kind: 'sure', subject: 'a' }],
  ['two that are close', ranked(0.45, 0.4, 0.1), { kind: 'close', subjects: ['a', 'b'] }],
  ['several that are close', ranked(0.25, 0.2, 0.2, 0.2), { kind: 'unsure', subjects: ['a', 'b', 'c'] }],
  ['nothing that stands out', ranked(0.05, 0.04, 0.04), { kind: 'unsure', subjects: ['a', 'b', 'c'] }],
])('%s', (_title, ranking, confidence) => {
  expect(confidenceOf(ranking)).toEqual(confidence)
})

test('fewer than two subjects are never sure', () => {
  expect(confidenceOf(ranked(1))).toMatchObject({ kind: 'unsure', subjects: [expect.any(String)] })
  expect(confidenceOf([])).toEqual({ kind: 'unsure', subjects: [] })
})
