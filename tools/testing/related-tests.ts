import { dirname, join, relative } from 'node:path'
import { Writable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { BaseSequencer, createVitest, type TestSpecification, type Vitest } from 'vitest/node'
import { toReport, type RunReport } from './run-report.ts'
import { outcomesOf, unfinished } from './vitest-reporter.ts'

export interface RelatedOptions {
  /** Of the project; `changed` are paths from there. */
  root: string
  projects: string[]
  /** Test files that are never run. */
  without?: string[]
  /** Called when the tests begin: resolves when they are to stop. */
  until: () => Promise<void>
}

export interface RelatedRun {
  report: RunReport
  /** How many test files import what changed, directly or through others. */
  found: number
  /** Those that were not whole when the time was over. */
  left: string[]
  /** What Vitest printed. */
  output: string
}

/** Runs the tests that import what changed, the nearest first, and stops in time. */
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

/** 0 for a test that changed or whose subject did, 1 for one beside a file that did, 2 for all others. */
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
  // What ends after this moment may end because of it.
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

/** For the hooks of tests that are cut off: they end what they started. */
const graceMs = 3000
