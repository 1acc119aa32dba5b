import type { PartResult } from './look-twice.ts'
import type { TestOutcome } from './run-report.ts'

/** What all parts came to together. `checks` are those of `verify`; there is no second look at them, they do not depend on the moment. */
export interface Conclusion {
  passed: number
  failed: number
  flaky: TestOutcome[]
  /** What is printed: names and errors, then "N flaky" when there are any, then "N passed, N failed". */
  lines: string[]
}

export function conclude(checks: { passed: boolean }[], parts: PartResult[]): Conclusion {
  const flaky = parts.flatMap((part) => part.flaky)
  const faults = parts.flatMap((part) => part.failed)
  const passedChecks = checks.filter((check) => check.passed).length
  const passed = passedChecks + parts.reduce((sum, part) => sum + part.passed, 0)
  const failed = checks.length - passedChecks + faults.length
  const lines = [
    ...list('Flaky: failed, then passed when it ran again alone.', flaky),
    ...list('Failed each time that it ran.', faults),
    ...(flaky.length > 0 ? [`${flaky.length} flaky`] : []),
    `${passed} passed, ${failed} failed`,
  ]
  return { passed, failed, flaky, lines }
}

const list = (title: string, outcomes: TestOutcome[]) =>
  outcomes.length === 0 ? [] : [title, ...outcomes.flatMap(tell), '']

const tell = ({ project, file, name, error = '' }: TestOutcome) => [
  `  ${[project, file].filter(Boolean).join(': ')} › ${name}`,
  `    ${error.trim().split('\n')[0]}`,
]
