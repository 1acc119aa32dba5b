import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * What one test came to; `error` is there when it failed. `id` stays the same from run to run. `file` is its path from
 * the root, with the line where a runner takes one. `isFile`: not a test but all around it, such as imports and hooks,
 * and as long as its whole file. `isRun`: what broke outside of all files.
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

/** What a runner says at its end. `outside` are errors that belong to no test: a server that did not start, a promise that nobody awaited. */
export interface RunReport {
  passed: TestOutcome[]
  failed: TestOutcome[]
  /** Those that cannot run here, such as journeys in a browser that is not installed. */
  skipped: TestOutcome[]
  outside: string[]
}

const variable = 'TEST_REPORT'

/** The environment that has a runner leave its report in `file`. */
export const reportTo = (file: string) => ({ [variable]: file })

/** Called by the reporters inside of the runners. Leaves nothing where nobody asked for it. */
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

/** What a runner left in `file`. One that ended without a report broke outside of its tests; its last words say where. */
export function readReport(file: string, output: string): RunReport {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as RunReport
  return { passed: [], failed: [], skipped: [], outside: [`ended without a report\n${lastLines(output)}`] }
}

/** The end of what a runner printed. */
export const lastLines = (output: string) => output.trim().split('\n').slice(-20).join('\n')
