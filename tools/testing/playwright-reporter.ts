import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'
import { leaveReport, type TestOutcome } from './run-report.ts'

/** Leaves what each journey came to, for `lookTwice`. */
export default class PlaywrightReporter implements Reporter {
  private suite: Suite | undefined
  private readonly outside: string[] = []

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite
  }

  onError(error: TestError): void {
    this.outside.push(error.message ?? 'failed without an error')
  }

  onEnd(): void {
    const outcomes = (this.suite?.allTests() ?? []).flatMap(outcomeOf)
    leaveReport({
      passed: outcomes.filter(({ error }) => error === undefined),
      failed: outcomes.filter(({ error }) => error !== undefined),
      outside: this.outside,
    })
  }

  printsToStdio(): boolean {
    return false
  }
}

function outcomeOf(test: TestCase): TestOutcome[] {
  const [, project = '', , ...names] = test.titlePath()
  const { status, error, duration } = test.results.at(-1) ?? {}
  if (test.expectedStatus === 'skipped' || status === 'skipped') return []
  const { file, line } = test.location
  const outcome = {
    id: test.id,
    project,
    file: `${relative(process.cwd(), file).replaceAll('\\', '/')}:${line}`,
    name: names.join(' › '),
    ms: duration ?? 0,
  }
  if (status !== undefined && test.ok()) return [outcome]
  return [{ ...outcome, error: error?.message ?? status ?? 'was not run' }]
}
