import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isWideRun } from '@retour/server/src/testing/wide-run.ts'
import { root } from '../run-step.ts'
import { journeyCommand, vitestCommand } from './command-for.ts'
import { runJourneys, runVitest } from './parts.ts'
import type { RunReport } from './run-report.ts'

let folder: string
beforeEach(() => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  folder = mkdtempSync(join(root, '.cache', 'command-for-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const step = { live: false }

/** Returns the arguments that a shell passes to the runner for such a command. */
function argumentsOf(command: string): string[] {
  const words = command.slice(command.indexOf(' -- ') + ' -- '.length)
  const printed = execFileSync('sh', ['-c', `printf '%s\\0' ${words}`])
  return String(printed).split('\0').slice(0, -1)
}

const tricky = `costs $1.00 (or less)? [a|b] it's "own" \\ !$HOME \`x\``

/** Tests with similar names, several on one line, and a second file with the same tests. */
const tests = (group: string, options: string) => `
for (const title of ['adds', 'adds 1', 'adds 12']) test(title, ${options} () => expect(1).toBe(2))
${group}('a group', () => {
  test(${JSON.stringify(tricky)}, ${options} () => expect(1).toBe(2))
  test('adds 1', ${options} () => expect(1).toBe(2))
})`

const ran = ({ passed, failed }: RunReport) =>
  [...passed, ...failed].filter(({ isFile }) => !isFile).map(({ file, name }) => [file, name])

test.runIf(isWideRun)('a command runs just one test of Vitest', async () => {
  const config = join(folder, 'vitest.config.ts')
  write('vitest.config.ts', `export default { root: import.meta.dirname, test: { include: ['*.test.ts'] } }`)
  for (const file of ['a.test.ts', 'b.test.ts'])
    write(file, `import { describe, expect, test } from 'vitest'${tests('describe', '')}`)
  const { failed } = await runVitest(['a.test.ts'], { config, step })
  expect(failed).toHaveLength(5)
  for (const outcome of failed.filter(({ name }) => name === 'adds 1' || name.endsWith(tricky))) {
    const again = await runVitest(argumentsOf(vitestCommand(outcome)), { config, step })
    expect(ran(again)).toEqual([[outcome.file, outcome.name]])
  }
})

test.runIf(isWideRun)('a command runs just one journey, also of several in one line', async () => {
  const config = join(folder, 'playwright.config.ts')
  write('playwright.config.ts', `export default { testDir: '.', outputDir: './results' }`)
  for (const file of ['a.spec.ts', 'b.spec.ts'])
    write(
      file,
      `import { expect, test } from '@playwright/test'${tests('test.describe', `{ tag: '@core' },`)}`,
    )
  const { failed } = await runJourneys(['a.spec.ts'], { config, step })
  expect(failed).toHaveLength(5)
  for (const outcome of failed.filter(({ name }) => name === 'adds 1' || name.endsWith(tricky))) {
    const again = await runJourneys(argumentsOf(journeyCommand(outcome)), { config, step })
    expect(ran(again)).toEqual([[outcome.file, outcome.name]])
  }
})

test('a command names the script, the database and the random inputs', () => {
  const outcome = { id: '1', file: 'packages/server/src/app.test.ts', name: 'group > is there', ms: 1 }
  expect(vitestCommand({ ...outcome, project: 'server on embedded' })).toBe(
    `npm run test:server -- packages/server/src/app.test.ts -t '^group > is there$'`,
  )
  expect(vitestCommand({ ...outcome, project: 'server on postgres', isFile: true }, { TEST_SEED: '7' })).toBe(
    `TEST_SEED=7 npm run test:server -- packages/server/src/app.test.ts --postgres`,
  )
  expect(vitestCommand({ ...outcome, project: 'rules', name: 'sound' })).toBe(
    `npm run test:unit -- packages/server/src/app.test.ts -t '^sound$'`,
  )
})
