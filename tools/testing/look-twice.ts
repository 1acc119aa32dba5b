import type { RunReport, TestOutcome } from './run-report.ts'

/** One part of the tests, and the runner that it belongs to. */
export interface Part {
  /** "rules and server", "journeys". */
  name: string
  runAll: () => Promise<RunReport>
  /** Only these, one after another, with nothing beside them. May run more of their files. */
  runAlone: (failed: TestOutcome[]) => Promise<RunReport>
}

export interface PartResult {
  /** How many tests passed, those that passed when run again among them. */
  passed: number
  /** Faults: what failed again when it ran alone, with the first error, and a run that broke twice. */
  failed: TestOutcome[]
  /** What failed, then passed when it ran alone; with the first error. */
  flaky: TestOutcome[]
}

const secondLooks = 2

/**
 * Runs a part, then up to twice again, alone, what failed in it. A test that passes then is flaky, one that fails each
 * time is a fault. A run that broke outside of its tests is repeated whole, once.
 */
export async function lookTwice(part: Part): Promise<PartResult> {
  let report = await part.runAll()
  const flaky: TestOutcome[] = []
  if (report.outside.length > 0) {
    const broken = brokenRun(part, report)
    report = await part.runAll()
    if (report.outside.length > 0)
      return { passed: countTests(report.passed), failed: [brokenRun(part, report), ...report.failed], flaky }
    flaky.push(broken)
  }

  let { failed } = report
  for (let look = 0; look < secondLooks && failed.length > 0; look += 1) {
    const again = await part.runAlone(failed)
    const passed = new Set(again.outside.length > 0 ? [] : again.passed.map(({ id }) => id))
    flaky.push(...failed.filter(({ id }) => passed.has(id)))
    failed = failed.filter(({ id }) => !passed.has(id))
  }
  return { passed: countTests(report.passed) + countTests(flaky), failed, flaky }
}

const countTests = (outcomes: TestOutcome[]) => outcomes.filter(({ isFile }) => !isFile).length

const brokenRun = ({ name }: Part, { outside }: RunReport): TestOutcome => ({
  id: name,
  project: '',
  file: name,
  name: 'the run itself',
  ms: 0,
  error: outside.join('\n'),
  isFile: true,
})
