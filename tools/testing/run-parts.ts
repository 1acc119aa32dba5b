import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, type StepResult } from '../run-step.ts'
import { conclude } from './conclusion.ts'
import { retryPart, type PartResult, type RepeatablePart } from './retry-part.ts'
import { describeTimings } from './timings.ts'

/**
 * Runs the parts one after another and repeats failures. Finally prints timings, failed and flaky tests, and "N passed,
 * N failed"; sets the exit code.
 */
export async function runParts(parts: RepeatablePart[], verify?: () => Promise<StepResult[]>): Promise<void> {
  const startedAt = performance.now()
  const checks = (await verify?.()) ?? []
  const verifySeconds = verify ? (performance.now() - startedAt) / 1000 : null
  const results: PartResult[] = []
  for (const part of parts) results.push(await retryPart(part))

  const { passed, failed, flaky, lines } = conclude(checks, results)
  const flakyFile = join(root, 'test-results', 'flaky.json')
  rmSync(flakyFile, { force: true })
  if (flaky.length > 0) {
    mkdirSync(join(root, 'test-results'), { recursive: true })
    writeFileSync(flakyFile, `${JSON.stringify(flaky, null, 2)}\n`)
  }
  console.log(`\n${[...describeTimings(verifySeconds, results), ...lines].join('\n')}`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}
