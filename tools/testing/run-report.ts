import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * The outcome of a test; `error` is set if it failed. `id` is the same in every run. `file` is its path from the root,
 * with the line if the runner accepts one. `isFile`: the file as a whole, such as imports and hooks, with its total
 * duration. `isRun`: an error outside of all files.
 */
export interface TestOutcome {
  id: string
  project: string
  file: string
  name: string
  ms: number
  error?: string
  /** Why it was not run. */
  skipped?: string
  isFile?: true
  isRun?: true
}

/**
 * The result of a runner. `outside` are errors that belong to no test: a server that did not start, an unhandled
 * rejection.
 */
export interface RunReport {
  passed: TestOutcome[]
  failed: TestOutcome[]
  /** Tests that cannot run here, such as journeys in a browser that is not installed. */
  skipped: TestOutcome[]
  outside: string[]
}

const variable = 'TEST_REPORT'

/** Returns the environment that makes a runner write its report to `file`. */
export const reportTo = (file: string) => ({ [variable]: file })

/** Called by the reporters inside of the runners. Does nothing if no report was requested. */
export function writeReport(outcomes: TestOutcome[], outside: readonly unknown[]): void {
  const file = process.env[variable]
  if (!file) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(toReport(outcomes, outside)))
}

export const toReport = (outcomes: TestOutcome[], outside: readonly unknown[]): RunReport => ({
  passed: outcomes.filter(({ error, skipped }) => error === undefined && skipped === undefined),
  failed: outcomes.filter(({ error }) => error !== undefined),
  skipped: outcomes.filter(({ skipped }) => skipped !== undefined),
  outside: outside.map((error) => (error as { message?: string }).message ?? 'failed without an error'),
})

/**
 * Returns a runner's report in `file`. Without a report it failed outside of its tests; then the end of its output is
 * the error.
 */
export function readReport(file: string, output: string): RunReport {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as RunReport
  return { passed: [], failed: [], skipped: [], outside: [`ended without a report\n${lastLines(output)}`] }
}

/** Returns the last 20 lines of a runner's output. */
export const lastLines = (output: string) => output.trim().split('\n').slice(-20).join('\n')
