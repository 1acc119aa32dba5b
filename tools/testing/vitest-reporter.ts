import { relative } from 'node:path'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import { leaveReport, type TestOutcome } from './run-report.ts'

const messageOf = (errors: readonly { message?: string }[]) => errors[0]?.message ?? 'failed without an error'

/** Leaves what each test came to, for `lookTwice`. */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const outcomes = modules.flatMap((module) => [fileOutcome(module), ...testOutcomes(module)])
    leaveReport(
      outcomes,
      unhandled.map(({ message }) => message),
    )
  }
}

/** Imports and hooks; and a file that failed though none of its tests did. */
function fileOutcome(module: TestModule): TestOutcome {
  const outcome = { ...placeOf(module), id: module.id, name: 'the file itself', ms: 0, isFile: true as const }
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
    return { ...outcome, error: state === 'failed' ? messageOf(errors) : 'did not finish' }
  })

const placeOf = ({ project, moduleId }: TestModule) => ({
  project: project.name,
  file: relative(process.cwd(), moduleId).replaceAll('\\', '/'),
})
