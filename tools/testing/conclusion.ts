import type { PartResult } from './retry-part.ts'
import type { TestOutcome } from './run-report.ts'
import { placeOf } from './timings.ts'

/** The result of all parts. `checks` are those of `verify`; they are never repeated, because they are deterministic. */
export interface Conclusion {
  passed: number
  failed: number
  flaky: TestOutcome[]
  /**
   * The lines to print: what could not run and why; names, errors and a command for each failure; "N flaky" if there
   * are any; "N passed, N failed".
   */
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
