import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root, runStep } from '../run-step.ts'
import type { RelatedRun } from './related-tests.ts'

let folder: string
beforeEach(() => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  folder = mkdtempSync(join(root, '.cache', 'related-'))
  write(
    'vitest.config.ts',
    `export default { test: { name: 'small', maxWorkers: 1, include: ['**/*.test.ts'] } }`,
  )
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(name: string, text: string) {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), text)
}

/** Runs in its own process, as in `npm run check`, until all tests are done or the file `end` exists. */
async function run(changed: string[], end = 'never'): Promise<RelatedRun> {
  const script = `
    import { existsSync } from 'node:fs'
    import { runRelated } from ${JSON.stringify(join(import.meta.dirname, 'related-tests.ts'))}
    const root = ${JSON.stringify(folder)}
    const until = () => new Promise((resolve) =>
      setInterval(() => existsSync(root + ${JSON.stringify(`/${end}`)}) && resolve(), 10).unref())
    const options = { root, projects: [], without: ['built.test.ts'], until }
    const run = await runRelated(${JSON.stringify(changed)}, options)
    process.stdout.write('THE RUN ' + JSON.stringify(run), () => process.exit())`
  const { output } = await runStep('related', process.execPath, ['--input-type=module', '-e', script])
  return JSON.parse(output.slice(output.lastIndexOf('THE RUN ') + 'THE RUN '.length)) as RelatedRun
}

const testOf = (imported: string, test: string) =>
  `import { test } from 'vitest'\nimport '${imported}'\n${test}`

test('runs what imports a changed file, also through others, and nothing else', async () => {
  write('money.ts', '')
  write('through.ts', `import './money.ts'`)
  write('money.test.ts', testOf('./money.ts', `test('direct', () => {})`))
  write('through.test.ts', testOf('./through.ts', `test('wrong', () => { throw new Error('no') })`))
  write('built.test.ts', testOf('./money.ts', `test('of the built site', () => {})`))
  write('other.test.ts', `import { test } from 'vitest'\ntest('other', () => {})`)
  const { report, found, left } = await run(['money.ts'])
  expect(report.passed.filter(({ isFile }) => !isFile).map(({ name }) => name)).toEqual(['direct'])
  expect(report.failed.map(({ name, error }) => [name, error])).toEqual([['wrong', 'no']])
  expect(found).toBe(2)
  expect(left).toEqual([])
  expect(await run(['notes.md'])).toMatchObject({ found: 0, left: [], report: { passed: [], failed: [] } })
})

test('the nearest run first; when time is over, what is under way or has not begun is left', async () => {
  write('a/money.ts', '')
  write('a/money.test.ts', testOf('./money.ts', `test('wrong', () => { throw new Error('no') })`))
  write(
    'a/near.test.ts',
    testOf(
      './money.ts',
      `import { writeFileSync } from 'node:fs'
      test('endless', () => {
        writeFileSync(import.meta.dirname + '/../begun', '')
        return new Promise(() => {})
      })`,
    ),
  )
  const far = ['0/far.test.ts', 'b/far.test.ts', 'y/far.test.ts', 'z/far.test.ts']
  for (const file of far) write(file, testOf('../a/money.ts', `test('far', () => {})`))
  const { report, found, left } = await run(['a/money.ts'], 'begun')
  expect(report).toMatchObject({ failed: [{ name: 'wrong', error: 'no' }], outside: [] })
  expect(found).toBe(6)
  expect(left.toSorted()).toEqual([...far, 'a/near.test.ts'].toSorted())
})
