import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../find-chromium.ts'
import { runStep, type StepOptions } from '../run-step.ts'
import type { Part } from './look-twice.ts'
import { lastLines, readReport, reportTo, type RunReport, type TestOutcome } from './run-report.ts'

const reporters = import.meta.dirname

/** Runs a runner with its own dots on the screen, and gives the report that it left. */
async function run(command: string, args: string[], options: StepOptions): Promise<RunReport> {
  const folder = mkdtempSync(join(tmpdir(), 'retour-report-'))
  const file = join(folder, 'report.json')
  const env = { ...options.env, ...reportTo(file) }
  const step = await runStep(command, command, args, { live: true, ...options, env })
  const report = readReport(file, step.output)
  rmSync(folder, { recursive: true })
  // A server that does not stop, for instance.
  if (!step.passed && report.failed.length + report.outside.length === 0)
    report.outside.push(`${command} failed, and none of its tests\n${lastLines(step.output)}`)
  return report
}

const merge = (reports: RunReport[]): RunReport => ({
  passed: reports.flatMap(({ passed }) => passed),
  failed: reports.flatMap(({ failed }) => failed),
  outside: reports.flatMap(({ outside }) => outside),
})

const filesOf = (outcomes: TestOutcome[]) => [...new Set(outcomes.map(({ file }) => file))]

export interface VitestOptions {
  projects: string[]
  config?: string
  step?: StepOptions
}

/** Tests in Vitest. What failed is looked at again with the whole of its file, since tests of a file may build on each other. */
export function vitestPart(name: string, { projects, config, step = {} }: VitestOptions): Part {
  const reporter = `--reporter=${join(reporters, 'vitest-reporter.ts')}`
  const start = (ofProjects: string[], args: string[]) => {
    const common = ['run', '--reporter=dot', reporter, ...(config ? [`--config=${config}`] : [])]
    return run('vitest', [...common, ...ofProjects.map((project) => `--project=${project}`), ...args], step)
  }
  return {
    name,
    runAll: () => start(projects, []),
    runAlone: async (failed) => {
      const reports: RunReport[] = []
      for (const [project, outcomes] of Map.groupBy(failed, (outcome) => outcome.project))
        reports.push(await start([project], ['--no-file-parallelism', ...filesOf(outcomes)]))
      return merge(reports)
    },
  }
}

export interface JourneysOptions {
  /** Runs only the journeys with this tag. */
  tag?: string
  config?: string
  step?: StepOptions
}

/** Journeys in a browser. What failed runs again in one worker; its first screenshots stay. */
export function journeysPart({
  tag,
  config = 'journeys/playwright.config.ts',
  step = {},
}: JourneysOptions = {}): Part {
  const start = (args: string[]) => {
    const chromium = findChromium()
    const common = ['test', `--config=${config}`, ...(tag ? [`--grep=${tag}`] : [])]
    const reporter = `--reporter=dot,${join(reporters, 'playwright-reporter.ts')}`
    const env = { ...step.env, ...(chromium ? { CHROMIUM: chromium } : {}) }
    return run('playwright', [...common, reporter, ...args], { ...step, env })
  }
  return {
    name: 'journeys',
    runAll: () => start([]),
    runAlone: (failed) => start(['--workers=1', '--output=test-results/again', ...filesOf(failed)]),
  }
}
