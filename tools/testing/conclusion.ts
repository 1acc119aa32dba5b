import type { PartResult } from './retry-part.ts'
import type { TestOutcome } from './run-report.ts'
import { placeOf } from './timings.ts'

/** What all parts came to together. `checks` are those of `verify`; there is no second look at them, they do not depend on the moment. */
export interface Conclusion {
  passed: number
  failed: number
  flaky: TestOutcome[]
  /** What is printed: what could not run and why, names, errors and the command for each, then "N flaky" when there are any, then "N passed, N failed". */
  lines: string[]
}

type Check = { name: string; passed: boolean }

export function conclude(checks: Check[], parts: PartResult[]): Conclusion {
  const failedChecks = checks.filter((check) => !check.passed)
  const flaky = parts.flatMap((part) => part.flaky)
  const passed = checks.length - failedChecks.length + parts.reduce((sum, part) => sum + part.passed, 0)
  const failed = failedChecks.length + parts.reduce((sum, part) => sum + part.failed.length, 0)
  const faults = parts.flatMap((part) => part.failed.flatMap((outcome) => tell(outcome, part)))
  const skipped = Map.groupBy(
    parts.flatMap((part) => part.skipped),
    (outcome) => outcome.skipped,
  )
  const lines = [
    ...list(
      'Not run here.',
      [...skipped].map(([reason, outcomes]) => `  ${outcomes.length}: ${reason}`),
    ),
    ...list(
      'Flaky: failed, then passed when it ran again alone.',
      parts.flatMap((part) => part.flaky.flatMap((outcome) => tell(outcome, part))),
    ),
    ...list('Failed.', [
      ...failedChecks.flatMap(({ name }) => [`  ${name}`, '    npm run verify']),
      ...faults,
    ]),
    ...(flaky.length > 0 ? [`${flaky.length} flaky`] : []),
    `${passed} passed, ${failed} failed`,
  ]
  return { passed, failed, flaky, lines }
}

const list = (title: string, lines: string[]) => (lines.length === 0 ? [] : [title, ...lines, ''])

function tell(outcome: TestOutcome, { commandFor }: PartResult): string[] {
  const error = outcome.error?.trim().split('\n')[0] ?? ''
  const command = outcome.isRun ? [] : [`    ${commandFor(outcome)}`]
  return [`  ${placeOf(outcome)} › ${outcome.name}`, `    ${error}`, ...command]
}
