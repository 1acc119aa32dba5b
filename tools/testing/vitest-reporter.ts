import { relative } from 'node:path'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import { writeReport, type TestOutcome } from './run-report.ts'

export const unfinished = 'did not finish'

const messageOf = (errors: readonly { message?: string }[]) => errors[0]?.message ?? 'failed without an error'

/** Writes the outcome of each test, for `retryPart`. */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    writeReport(modules.flatMap(outcomesOf), unhandled)
  }
}

/** Returns the outcomes of a file: its own, then those of its tests that were not skipped. */
export const outcomesOf = (module: TestModule): TestOutcome[] => [
  fileOutcome(module),
  ...testOutcomes(module),
]

/** The outcome of a file: its imports and hooks, or a failure without a failed test. */
function fileOutcome(module: TestModule): TestOutcome {
  const { collectDuration, setupDuration, duration } = module.diagnostic()
  const ms = Math.round(collectDuration + setupDuration + duration)
  const outcome = { ...placeOf(module), id: module.id, name: 'the file itself', ms, isFile: true as const }
  const errors = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())]
  const isUnexplained = module.state() === 'failed' && [...module.children.allTests('failed')].length === 0
  return errors.length > 0 || isUnexplained ? { ...outcome, error: messageOf(errors) } : outcome
}

const testOutcomes = (module: TestModule): TestOutcome[] =>
  [...module.children.allTests()].flatMap((test) => {
    const { state, errors } = test.result()
    if (state === 'skipped') return []
    const outcome = {
      ...placeOf(module),
      id: test.id,
      name: test.fullName,
      ms: Math.round(test.diagnostic()?.duration ?? 0),
    }
    if (state === 'passed') return outcome
    return { ...outcome, error: state === 'failed' ? messageOf(errors) : unfinished }
  })

const placeOf = ({ project, moduleId }: TestModule) => ({
  project: project.name,
  file: relative(process.cwd(), moduleId).replaceAll('\\', '/'),
})
