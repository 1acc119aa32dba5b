import { expect, test } from 'vitest'
import type { PartResult } from './retry-part.ts'
import type { TestOutcome } from './run-report.ts'
import { describeTimings } from './timings.ts'

const part = (name: string, seconds: number, outcomes: TestOutcome[]): PartResult => {
  const counts = { passed: 0, failed: [], skipped: [], flaky: [] }
  return { name, seconds, outcomes, ...counts, commandFor: () => '' }
}
const outcome = (project: string, path: string, name: string, ms: number): TestOutcome => {
  const place = { project, file: path }
  return { id: name, ...place, name, ms }
}
const file = (project: string, path: string, ms: number): TestOutcome => ({
  ...outcome(project, path, 'the file itself', ms),
  isFile: true,
})

test('what each part took, and the ten slowest: files with their slowest test, and journeys', () => {
  const many = Array.from({ length: 9 }, (_, index) =>
    outcome('', `j.spec.ts:${index}`, 'short', 100 + index),
  )
  const results = [
    part('rules and server', 60.04, [
      file('rules', 'r.test.ts', 3000),
      outcome('rules', 'r.test.ts', 'quick', 5),
      outcome('rules', 'r.test.ts', 'slow', 2500),
      file('server', 's.test.ts', 62_000),
    ]),
    part('journeys', 30, [outcome('', 'a.spec.ts:7', 'signs in', 12_340), ...many]),
  ]
  expect(describeTimings(25, results)).toEqual([
    'Seconds of each part',
    '   25.0  verify',
    '   60.0  rules and server; of its files together: rules 3, server 62',
    '   30.0  journeys',
    '',
    'The ten slowest',
    '   62.0  server: s.test.ts',
    '   12.3  a.spec.ts:7 › signs in',
    '    3.0  rules: r.test.ts (2.5 of it: slow)',
    ...[8, 7, 6, 5, 4, 3, 2].map((index) => `    0.1  j.spec.ts:${index} › short`),
    '',
  ])
  expect(describeTimings(null, [])).not.toContain('verify')
})
