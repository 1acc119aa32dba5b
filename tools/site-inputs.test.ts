import { execFileSync } from 'node:child_process'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { siteInputs } from './site-inputs.mjs'

const root = join(import.meta.dirname, '..')

test('what a build or a check writes is no input: a later start builds nothing again', () => {
  const inputs = [...siteInputs(root)].map((file) => relative(root, file).replaceAll('\\', '/'))
  expect(inputs).toContain('packages/web/app/root.tsx')
  expect(inputs).toContain('packages/domain/src/money/money.ts')
  const generated = execFileSync('git', ['ls-files', '--others', '--ignored', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  const written = new Set(generated.split('\n'))
  expect(inputs.filter((file) => written.has(file))).toEqual([])
})
