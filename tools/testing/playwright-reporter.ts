import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'
import { writeReport, type TestOutcome } from './run-report.ts'

/** Writes the outcome of each journey, for `retryPart`. */
export default class PlaywrightReporter implements Reporter {
  private suite: Suite | undefined
  private readonly outside: TestError[] = []

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite
  }

  onError(error: TestError): void {
    this.outside.push(error)
  }

  onEnd(): void {
    writeReport((this.suite?.allTests() ?? []).flatMap(outcomeOf), this.outside)
  }

  printsToStdio(): boolean {
    return false
  }
}

function outcomeOf(test: TestCase): TestOutcome[] {
  const [, project = '', , ...names] = test.titlePath()
  const { status, error, duration } = test.results.at(-1) ?? {}
  const { file, line } = test.location
  const outcome = {
    id: test.id,
    project,
    file: `${relative(process.cwd(), file).replaceAll('\\', '/')}:${line}`,
    name: names.join(' › '),
    ms: duration ?? 0,
  }
  if (test.expectedStatus === 'skipped' || status === 'skipped') {
    const reason = test.annotations.find(({ type }) => type === 'skip')?.description
    return reason ? [{ ...outcome, skipped: reason }] : []
  }
  // Not test.ok(), which is also true for an interrupted test.
  if (status === test.expectedStatus) return [outcome]
  return [{ ...outcome, error: error?.message ?? status ?? 'was not run' }]
}
