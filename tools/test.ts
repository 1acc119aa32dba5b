// Everything that must hold: verify, rules, server on both databases, official clients, journeys in Chromium.
// `--only journeys` runs those alone. Ends with one plain line: N passed, N failed.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './find-chromium.ts'
import { runStep } from './run-step.ts'
import { verify } from './verify.ts'

type Count = { passed: number; failed: number }

const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined
const reports = mkdtempSync(join(tmpdir(), 'retour-test-'))
const counts: Count[] = []

type UnitReport = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }
type JourneyReport = { stats: { expected: number; unexpected: number; flaky: number } }

/** A runner's report; null when the runner ended before it could write one. */
const readReport = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null

async function runUnits(): Promise<Count> {
  const file = join(reports, 'vitest.json')
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const step = await runStep('rules and server tests', 'vitest', args, { live: true, timeoutMs: 1_200_000 })
  const report = readReport(file) as UnitReport | null
  if (!report) return { passed: 0, failed: 1 }
  const failed = report.numFailedTests || (step.passed ? 0 : Math.max(1, report.numFailedTestSuites))
  return { passed: report.numPassedTests, failed }
}

async function runJourneys(): Promise<Count> {
  const file = join(reports, 'playwright.json')
  const chromium = findChromium()
  const step = await runStep('journeys', 'playwright', ['test', '--config=journeys/playwright.config.ts'], {
    live: true,
    timeoutMs: 2_400_000,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...(chromium ? { CHROMIUM: chromium } : {}) },
  })
  const stats = (readReport(file) as JourneyReport | null)?.stats
  if (!stats) return { passed: 0, failed: 1 }
  const failed = stats.unexpected + stats.flaky
  return { passed: stats.expected, failed: step.passed ? failed : Math.max(1, failed) }
}

if (only !== 'journeys') {
  const results = await verify()
  const passed = results.filter((result) => result.passed).length
  counts.push({ passed, failed: results.length - passed })
  counts.push(await runUnits())
}
counts.push(await runJourneys())
rmSync(reports, { recursive: true, force: true })

const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
