import { dirname, join, relative } from 'node:path'
import { Writable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { BaseSequencer, createVitest, type TestSpecification, type Vitest } from 'vitest/node'
import { toReport, type RunReport } from './run-report.ts'
import { outcomesOf, unfinished } from './vitest-reporter.ts'

export interface RelatedOptions {
  /** The root of the project; `changed` are paths relative to it. */
  root: string
  projects: string[]
  /** Test files that are never run. */
  without?: string[]
  /** Called when the tests start; resolves when they must stop. */
  until: () => Promise<void>
}

export interface RelatedRun {
  report: RunReport
  /** The number of test files that import a changed file, directly or indirectly. */
  found: number
  /** The files that were not complete in time. */
  left: string[]
  /** Vitest's output. */
  output: string
}

/** Runs the tests that import a changed file, the nearest first, and stops in time. */
export async function runRelated(changed: string[], options: RelatedOptions): Promise<RelatedRun> {
  const { root, projects, without = [], until } = options
  const pathOf = ({ moduleId }: { moduleId: string }) => relative(root, moduleId).replaceAll('\\', '/')
  let output = ''
  const stdout = new Writable({
    write(chunk, _encoding, done) {
      output += String(chunk)
      done()
    },
  })
  const vitest = await createVitest(
    'test',
    {
      root,
      project: projects,
      related: changed.map((file) => join(root, file)),
      watch: false,
      reporters: ['dot'],
      sequence: { sequencer: AsGiven },
    },
    {},
    { stdout, stderr: stdout },
  )
  await vitest.standalone()
  const found = await vitest.getRelevantTestSpecifications()
  const distanceTo = distanceFrom(changed)
  const lastMs = (spec: TestSpecification) => vitest.cache.getTestSpecificationResult(spec)?.duration ?? 0
  const chosen = found
    .filter((spec) => !without.includes(pathOf(spec)))
    .toSorted((a, b) => distanceTo(pathOf(a)) - distanceTo(pathOf(b)) || lastMs(a) - lastMs(b))
  const { report, left } = await runUntil(until, vitest, chosen)
  return { report, found: chosen.length, left: left.map(pathOf), output }
}

class AsGiven extends BaseSequencer {
  override async sort(specifications: TestSpecification[]) {
    return specifications
  }
}

/**
 * Returns 0 for a test that changed or whose subject did, 1 for a test in the folder of a changed file, 2 for all
 * others.
 */
function distanceFrom(changed: string[]) {
  const files = new Set(changed)
  const folders = new Set(changed.map((file) => dirname(file)))
  const isNext = (test: string) => files.has(test) || files.has(test.replace('.test.', '.'))
  return (test: string) => (isNext(test) ? 0 : folders.has(dirname(test)) ? 1 : 2)
}

async function runUntil(until: () => Promise<void>, vitest: Vitest, chosen: TestSpecification[]) {
  const running = chosen.length === 0 ? null : vitest.runTestSpecifications(chosen)
  const ended = await Promise.race([running, until().then(() => 'cut' as const)])
  const isCut = ended === 'cut'
  // Failures after this moment may be caused by the interruption.
  const modules = vitest.state.getTestModules()
  const outcomes = modules.flatMap(outcomesOf).filter(({ error }) => error !== unfinished)
  const report = toReport(outcomes, isCut ? [] : (ended?.unhandledErrors ?? []))
  const left = chosen.filter(
    ({ testModule }) => !['passed', 'failed', 'skipped'].includes(testModule?.state() ?? ''),
  )
  await Promise.race([end(vitest, isCut), setTimeout(graceMs, undefined, { ref: false })])
  return { report, left }
}

async function end(vitest: Vitest, isCut: boolean) {
  if (isCut) await vitest.cancelCurrentRun('keyboard-input')
  await vitest.close()
}

/** The time for hooks of interrupted tests to end what they started. */
const graceMs = 3000
