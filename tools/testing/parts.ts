import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../find-chromium.ts'
import { runStep, type StepOptions } from '../run-step.ts'
import { journeyCommand, vitestCommand } from './command-for.ts'
import type { RepeatablePart } from './retry-part.ts'
import { lastLines, readReport, reportTo, type RunReport, type TestOutcome } from './run-report.ts'

const reporterFile = (runner: string) => join(import.meta.dirname, `${runner}-reporter.ts`)

/** Runs a test runner with its output on the screen, and returns its report. */
async function run(command: string, args: string[], options: StepOptions): Promise<RunReport> {
  const folder = mkdtempSync(join(tmpdir(), 'retour-report-'))
  const file = join(folder, 'report.json')
  const env = { ...options.env, ...reportTo(file) }
  const step = await runStep(command, command, args, { live: true, ...options, env })
  const report = readReport(file, step.output)
  rmSync(folder, { recursive: true })
  // For example a server that does not stop.
  if (!step.passed && report.failed.length + report.outside.length === 0)
    report.outside.push(`${command} failed, and none of its tests\n${lastLines(step.output)}`)
  return report
}

const merge = (reports: RunReport[]): RunReport => ({
  passed: reports.flatMap(({ passed }) => passed),
  failed: reports.flatMap(({ failed }) => failed),
  skipped: reports.flatMap(({ skipped }) => skipped),
  outside: reports.flatMap(({ outside }) => outside),
})

const filesOf = (outcomes: TestOutcome[]) => [...new Set(outcomes.map(({ file }) => file))]

/** Returns the reporter in the arguments, if any. */
function reporterOption(args: string[]): string | undefined {
  const at = args.findLastIndex((arg) => /^--reporter(=|$)/.test(arg))
  return at === -1 ? undefined : (args[at]?.split('=')[1] ?? args[at + 1])
}

export interface VitestOptions {
  /** As for `--project`: a leading `!` excludes one. Empty means all. */
  projects?: string[]
  config?: string
  /** The reporter on the screen, unless the arguments name another; dots by default. */
  reporter?: string
  step?: StepOptions
}

/** Runs Vitest once, with further arguments. */
export function runVitest(
  args: string[],
  { projects = [], config, reporter = 'dot', step = {} }: VitestOptions = {},
) {
  const shown = reporterOption(args) ? [] : [`--reporter=${reporter}`]
  const reporters = [...shown, `--reporter=${reporterFile('vitest')}`]
  const chosen = projects.map((project) => `--project=${project}`)
  return run(
    'vitest',
    ['run', ...reporters, ...(config ? [`--config=${config}`] : []), ...chosen, ...args],
    step,
  )
}

/** Tests in Vitest. Failures are run again with their whole file, because its tests may depend on each other. */
export const vitestPart = (name: string, options: VitestOptions = {}): RepeatablePart => ({
  name,
  runAll: () => runVitest([], options),
  runAlone: async (failed) => {
    const reports: RunReport[] = []
    for (const [project, outcomes] of Map.groupBy(failed, (outcome) => outcome.project)) {
      const args = ['--no-file-parallelism', ...filesOf(outcomes)]
      reports.push(await runVitest(args, { ...options, projects: [project] }))
    }
    return merge(reports)
  },
  commandFor: (outcome) => vitestCommand(outcome, options.step?.env),
})

export interface JourneysOptions {
  /** Runs only the journeys with this tag. */
  tag?: string
  config?: string
  /** The reporter on the screen, unless the arguments name another; dots by default. */
  reporter?: string
  step?: StepOptions
}

/** Runs Playwright once, with further arguments. */
export function runJourneys(
  args: string[],
  { tag, config = 'journeys/playwright.config.ts', reporter = 'dot', step = {} }: JourneysOptions = {},
) {
  const chromium = findChromium()
  const common = ['test', `--config=${config}`, ...(tag ? [`--grep=${tag}`] : [])]
  const env = { ...step.env, ...(chromium ? { CHROMIUM: chromium } : {}) }
  // Of several `--reporter` options the last one is used.
  const reporters = `--reporter=${reporterOption(args) ?? reporter},${reporterFile('playwright')}`
  return run('playwright', [...common, ...args, reporters], { ...step, env })
}

/** Journeys in a browser. Failures are run again in one worker; their first screenshots stay. */
export const journeysPart = (options: JourneysOptions = {}): RepeatablePart => ({
  name: 'journeys',
  runAll: () => runJourneys([], options),
  runAlone: (failed) =>
    runJourneys(['--workers=1', '--output=test-results/again', ...filesOf(failed)], options),
  commandFor: (outcome) => journeyCommand(outcome, options.step?.env),
})
