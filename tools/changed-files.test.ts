import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changedSinceMain } from './changed-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'retour-changed-'))
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'Somebody')
  git('config', 'user.email', 'somebody@mail.example')
  for (const name of ['committed', 'staged', 'changed', 'deleted', 'moved', 'same']) write(`${name}.ts`, name)
  write('.gitignore', 'ignored.ts')
  commit()
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Ignores the developer's own Git settings. */
const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' }
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore', env })
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const commit = () => {
  git('add', '.')
  git('commit', '--quiet', '--message=one')
}

function change() {
  write('committed.ts', 'new')
  commit()
  write('staged.ts', 'new')
  git('mv', 'moved.ts', 'there.ts')
  git('add', '.')
  write('changed.ts', 'new')
  write('added ä.ts', 'new')
  write('ignored.ts', 'new')
  rmSync(join(folder, 'deleted.ts'))
}
const all = ['added ä.ts', 'changed.ts', 'committed.ts', 'deleted.ts', 'moved.ts', 'staged.ts', 'there.ts']

test('a branch: committed, staged, changed, new and deleted files, not what main got since', () => {
  git('switch', '--quiet', '--create', 'work')
  git('switch', '--quiet', 'main')
  write('same.ts', 'of main')
  commit()
  git('switch', '--quiet', 'work')
  expect(changedSinceMain(folder)).toEqual([])
  change()
  expect(changedSinceMain(folder)).toEqual(all)
})

test('on main itself: what is not committed', () => {
  expect(changedSinceMain(folder)).toEqual([])
  change()
  expect(changedSinceMain(folder)).toEqual(all.filter((name) => name !== 'committed.ts'))
})

test('a clone without a branch main is compared with origin/main', () => {
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  git('branch', '--move', 'main', 'work')
  change()
  expect(changedSinceMain(folder)).toEqual(all)
  git('update-ref', '-d', 'refs/remotes/origin/main')
  expect(changedSinceMain(folder)).toBeNull()
})

test('a folder without git has no main', () => {
  rmSync(join(folder, '.git'), { recursive: true })
  expect(changedSinceMain(folder)).toBeNull()
})
