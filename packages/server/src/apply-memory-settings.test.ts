import { spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'

const module = new URL('./apply-memory-settings.ts', import.meta.url).href
const script = `import { flushCompileCache } from 'node:module'
import { applyMemorySettings } from ${JSON.stringify(module)}
applyMemorySettings(process.env.COMPILED_FOLDER)
const flags: string[] = process.execArgv.filter((flag) => flag.startsWith('--max'))
const stripsTypes = process.moduleLoadList.some((name) => name.includes('amaro'))
console.log(JSON.stringify([process.pid, flags, process.env.MALLOC_ARENA_MAX ?? null, stripsTypes]))
flushCompileCache()`

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'retour-memory-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'main.mts'), script)
  return folder
}

type Run = { env?: Record<string, string>; stdio?: StdioOptions; folder?: string }

async function run({ env = {}, stdio = ['ignore', 'pipe', 'inherit'], folder = makeFolder() }: Run = {}) {
  const { MALLOC_ARENA_MAX: _, NODE_COMPILE_CACHE: __, ...machine } = process.env
  const child = spawn(process.execPath, [join(folder, 'main.mts')], {
    env: { ...machine, COMPILED_FOLDER: join(folder, 'compiled'), ...env },
    stdio,
  })
  const [said, [code]] = await Promise.all([text(child.stdout!), once(child, 'exit')])
  const [pid, flags, arenas, stripsTypes] = JSON.parse(said) as [number, string[], string | null, boolean]
  return { isSameProcess: pid === child.pid, flags, arenas, stripsTypes, code: code as number }
}

test.skipIf(process.platform === 'win32')(
  'a process begins anew with the settings, under its number',
  async () => {
    expect(await run()).toMatchObject({
      isSameProcess: true,
      flags: ['--max-semi-space-size=8'],
      arenas: '2',
      code: 0,
    })
  },
)

test('who has chosen keeps it', async () => {
  expect(await run({ env: { MALLOC_ARENA_MAX: '7' } })).toMatchObject({ flags: [], arenas: '7', code: 0 })
})

test('a process that its parent talks to stays as it is', async () => {
  const said = await run({ stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  expect(said).toMatchObject({ isSameProcess: true, flags: [], arenas: null, code: 0 })
})

test.skipIf(process.platform === 'win32')(
  'the second start strips no types, not even from the first file',
  async () => {
    const folder = makeFolder()
    expect(await run({ folder })).toMatchObject({ stripsTypes: true })
    expect(await run({ folder })).toMatchObject({ stripsTypes: false })
  },
)
