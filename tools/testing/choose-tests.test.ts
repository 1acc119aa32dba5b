import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runStep } from '../run-step.ts'
import { chooseTests, readArguments } from './choose-tests.ts'

describe('words', () => {
  const files = ['money.test.ts', 'sign-in.test.ts', 'sign-up.test.ts']
  let root: string
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'retour-choose-'))
    for (const file of files) writeFileSync(join(root, file), `test('of ${file}', () => {})`)
  })
  afterAll(() => rmSync(root, { recursive: true }))
  const choose = (...words: string[]) => chooseTests(words, files, root)

  test('none: every file', () => expect(choose()).toEqual({ paths: [] }))
  test('of a path: its files', () => {
    expect(choose('sign')).toEqual({ paths: ['sign-in.test.ts', 'sign-up.test.ts'] })
    expect(choose('./money.test.ts:12')).toEqual({ paths: ['money.test.ts:12'] })
    expect(choose(join(root, 'money.test.ts'))).toEqual({ paths: ['money.test.ts'] })
  })
  test('of a name: the files that hold it', () =>
    expect(choose('of sign-up.')).toEqual({ paths: ['sign-up.test.ts'], pattern: String.raw`of sign-up\.` }))
  test('of a name that is put together: every file', () =>
    expect(choose('adds 1 (one)')).toEqual({ paths: [], pattern: String.raw`adds 1 \(one\)` }))
  test('of both: the name in these files', () =>
    expect(choose('sign-in', 'of money')).toEqual({ paths: ['sign-in.test.ts'], pattern: 'of money' }))
})

describe('options', () => {
  test('ours are taken out, the runner gets the others', () => {
    const rest = { words: ['sign-in'], options: ['--bail', '1'], isPostgres: true, repeat: 20 }
    expect(readArguments(['--postgres', 'sign-in', '--repeat', '20', '--bail', '1'])).toEqual(rest)
    expect(readArguments(['--repeat=20', 'sign-in', '--bail', '1', '--postgres'])).toEqual(rest)
    expect(readArguments([])).toEqual({ words: [], options: [], isPostgres: false, repeat: 1 })
  })
  test.each([['--repeat'], ['--repeat', '0'], ['--repeat=many']])('%s %s: one line', (...args) =>
    expect(() => readArguments(args)).toThrow('--repeat takes a number of runs'),
  )
})

describe('the command', () => {
  const file = 'packages/server/src/settings/loopback-address.test.ts'
  const start = (...args: string[]) =>
    runStep('some', process.execPath, ['tools/test-some.ts', ...args], { env: { NO_COLOR: '1' } })

  test('runs a file again and again', async () => {
    const { passed, output } = await start('server', file, '--repeat', '3')
    expect(output).toMatch(/\n[1-9]\d* passed, 0 failed\n$/)
    expect(passed).toBe(true)
  })
  test('a name that matches nothing is one clear line and exit 1', async () => {
    const { passed, output } = await start('server', file, 'no such test')
    expect(output).toMatch(
      /\nretour: nothing ran: no test of server has [^\n]*no such test in its path or name[^\n]*\n$/,
    )
    expect(passed).toBe(false)
  })
})
