// The inner loop for what changed since main: format and lint of these files, types, and as many of the tests that
// import them as time allows. It needs no build of the site.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { changedSinceMain } from './changed-files.ts'
import { reportStep, root } from './run-step.ts'
import { vitestCommand } from './testing/command-for.ts'
import { conclude } from './testing/conclusion.ts'
import { noteEndsOnce } from './testing/retry-part.ts'
import { runRelated } from './testing/related-tests.ts'
import { checkFormat, checkTypes, generate, lint } from './verify.ts'

/**
 * No test starts after this time, so that everything takes at most 20 s. On a busy machine tests still get some
 * seconds.
 */
const testsUntilMs = 14_000
const testsAtLeastMs = 5_000

async function check(changed: string[]) {
  const files = changed.filter((file) => existsSync(join(root, file)))
  const unwritten = await generate()
  if (unwritten.length > 0) return conclude(unwritten, [])
  const [types, ofFiles, tests] = await Promise.all([
    checkTypes(),
    files.length > 0 ? Promise.all([checkFormat(files), lint(files)]) : [],
    noteEndsOnce({ name: 'tests', runAll: () => runTests(files), commandFor: vitestCommand }),
  ])
  return conclude([...types, ...ofFiles], [tests])
}

async function runTests(files: string[]) {
  const startedAt = performance.now()
  const { report, found, left, output } = await runRelated(files, {
    root,
    projects: ['!server on postgres'],
    // This test reads the built site.
    without: ['tools/site/pages.test.ts'],
    until: () =>
      setTimeout(Math.max(testsAtLeastMs, testsUntilMs - performance.now()), undefined, { ref: false }),
  })
  reportStep({
    name: `tests that import it, ${found - left.length} of ${found} files`,
    passed: report.failed.length + report.outside.length === 0,
    seconds: (performance.now() - startedAt) / 1000,
    output,
  })
  if (left.length > 0)
    console.log(`       no time for ${left.slice(0, 5).join(', ')}${left.length > 5 ? ' …' : ''}`)
  return report
}

const changed = changedSinceMain(root)
if (changed === null) {
  console.error(
    'retour: no branch main and no origin/main to compare with; "npm run verify" looks at all files',
  )
  process.exit(1)
}
if (changed.length === 0) {
  console.log('Nothing changed since main.')
  process.exit(0)
}
console.log(`Changed since main: ${changed.length} files`)
const { failed, lines } = await check(changed)
console.log(
  '\nLeft to "npm test": dead code, the built site, journeys, and tests that reach it without an import.\n',
)
console.log(lines.join('\n'))
process.exit(failed === 0 ? 0 : 1)
