import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findDeno } from '#server/hosted/testing/run-function'

const root = resolve(import.meta.dirname, '../../..')
const deno = process.env.TEST_DATABASE === 'postgres' ? findDeno() : null

describe.runIf(deno)('types of the edge functions as Deno reads them', () => {
  let folder: string
  beforeAll(() => {
    // Deno looks for the types of packages beside its configuration file, so this folder gets the repository's
    // packages.
    folder = mkdtempSync(join(tmpdir(), 'retour-deno-'))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    writeFileSync(join(folder, 'package.json'), readFileSync(join(root, 'package.json')))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const check = (name: string, entry: string) => {
    const place = join(root, 'supabase', 'functions', name)
    const { imports } = JSON.parse(readFileSync(join(place, 'deno.json'), 'utf8')) as {
      imports: Record<string, string>
    }
    const settled = Object.entries(imports).map(([specifier, target]) => [
      specifier,
      target.startsWith('npm:') ? target : pathToFileURL(resolve(place, target)).href,
    ])
    const config = {
      imports: Object.fromEntries(settled),
      compilerOptions: { noUncheckedIndexedAccess: true },
    }
    writeFileSync(join(folder, 'deno.json'), JSON.stringify(config))
    const { status, stderr } = spawnSync(
      deno!,
      ['check', '--no-lock', '--cached-only', '--node-modules-dir=manual', entry],
      { cwd: folder, env: { ...process.env, NO_COLOR: '1' }, encoding: 'utf8' },
    )
    return { status, stderr }
  }

  test.each(['get-refund-locations', 'ai-concierge'])('%s holds', (name) => {
    const { status, stderr } = check(name, join(root, 'supabase', 'functions', name, 'index.ts'))
    expect(stderr).not.toContain('ERROR')
    expect(status).toBe(0)
  })

  test('a call that does not fit is seen', () => {
    const entry = join(folder, 'wrong.ts')
    writeFileSync(
      entry,
      `import { createProjectFunction } from '#server/hosted/project-function'\ncreateProjectFunction(1, {}, 2)\n`,
    )
    expect(check('get-refund-locations', entry)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('TS2345') as string,
    })
  })
})
