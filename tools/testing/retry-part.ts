import type { RunReport, TestOutcome } from './run-report.ts'

/** A part of the tests, with its runner. */
export interface Part {
  /** "rules, tools and server", "journeys". */
  name: string
  runAll: () => Promise<RunReport>
  /** Returns the command that runs only this test again. */
  commandFor: (outcome: TestOutcome) => string
}

export interface RepeatablePart extends Part {
  /** Runs only these tests, one after another and with nothing beside them. It may run more tests of their files. */
  runAlone: (failed: TestOutcome[]) => Promise<RunReport>
}

export interface PartResult extends Pick<Part, 'name' | 'commandFor'> {
  /** Includes the repetitions. */
  seconds: number
  /** The first outcome of each test. */
  outcomes: TestOutcome[]
  /** The number of tests that passed, including those that passed in a repetition. */
  passed: number
  /** Tests that failed in every run, with the first error, and a run that failed twice as a whole. */
  failed: TestOutcome[]
  /** Tests that failed, then passed in a repetition, with the first error. */
  flaky: TestOutcome[]
  /** Tests that could not run here. */
  skipped: TestOutcome[]
}

const maxRetries = 2

/**
 * Runs a part, then runs its failures again, alone, up to twice. A test that then passes is flaky; one that fails every
 * time has failed. A run with an error outside of its tests is repeated as a whole, once.
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

/** Runs a part once, without repetitions, for people who look at the failures themselves. */
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
