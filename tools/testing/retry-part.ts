import type { RunReport, TestOutcome } from './run-report.ts'

/** One part of the tests, and the runner that it belongs to. */
export interface Part {
  /** "rules, tools and server", "journeys". */
  name: string
  runAll: () => Promise<RunReport>
  /** The one command that runs just this test again. */
  commandFor: (outcome: TestOutcome) => string
}

export interface RepeatablePart extends Part {
  /** Only these, one after another, with nothing beside them. May run more of their files. */
  runAlone: (failed: TestOutcome[]) => Promise<RunReport>
}

export interface PartResult extends Pick<Part, 'name' | 'commandFor'> {
  /** With the second looks. */
  seconds: number
  /** What each test came to at first. */
  outcomes: TestOutcome[]
  /** How many tests passed, those that passed when run again among them. */
  passed: number
  /** Faults: what failed again when it ran alone, with the first error, and a run that broke twice. */
  failed: TestOutcome[]
  /** What failed, then passed when it ran alone; with the first error. */
  flaky: TestOutcome[]
  /** What could not run here. */
  skipped: TestOutcome[]
}

const maxRetries = 2

/**
 * Runs a part, then up to twice again, alone, what failed in it. A test that passes then is flaky, one that fails each
 * time is a fault. A run that broke outside of its tests is repeated whole, once.
 */
export const retryPart = (part: RepeatablePart): Promise<PartResult> =>
  result(part, async () => {
    let report = await part.runAll()
    const flaky: TestOutcome[] = []
    if (report.outside.length > 0) {
      const broken = brokenRun(part, report)
      report = await part.runAll()
      if (report.outside.length > 0)
        return { report, flaky, failed: [brokenRun(part, report), ...report.failed] }
      flaky.push(broken)
    }

    let { failed } = report
    for (let retry = 0; retry < maxRetries && failed.length > 0; retry += 1) {
      const again = await part.runAlone(failed)
      const passed = new Set(again.outside.length > 0 ? [] : again.passed.map(({ id }) => id))
      flaky.push(...failed.filter(({ id }) => passed.has(id)))
      failed = failed.filter(({ id }) => !passed.has(id))
    }
    return { report, flaky, failed }
  })

/** Runs a part once, for who looks at what failed with their own eyes. */
export const noteEndsOnce = (part: Part): Promise<PartResult> =>
  result(part, async () => {
    const report = await part.runAll()
    const broken = report.outside.length > 0 ? [brokenRun(part, report)] : []
    return { report, flaky: [], failed: [...broken, ...report.failed] }
  })

type Attempts = { report: RunReport; flaky: TestOutcome[]; failed: TestOutcome[] }

async function result({ name, commandFor }: Part, retry: () => Promise<Attempts>): Promise<PartResult> {
  const startedAt = performance.now()
  const { report, flaky, failed } = await retry()
  const passed = countTests(report.passed) + countTests(flaky)
  const seconds = (performance.now() - startedAt) / 1000
  const outcomes = [...report.passed, ...report.failed]
  return { name, commandFor, seconds, outcomes, passed, failed, flaky, skipped: report.skipped }
}

const countTests = (outcomes: TestOutcome[]) =>
  outcomes.filter(({ isFile, isRun }) => !isFile && !isRun).length

const brokenRun = ({ name }: Part, { outside }: RunReport): TestOutcome => ({
  id: name,
  project: '',
  file: name,
  name: 'the run itself',
  ms: 0,
  error: outside.join('\n'),
  isRun: true,
})
