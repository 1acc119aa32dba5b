import { spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const module = new URL('./apply-memory-settings.ts', import.meta.url).href
const script = `import { applyMemorySettings } from ${JSON.stringify(module)}
applyMemorySettings()
console.log(JSON.stringify([process.pid, process.execArgv.filter((flag) => flag.startsWith('--max')), process.env.MALLOC_ARENA_MAX ?? null]))`

async function run({ env = {}, stdio = ['ignore', 'pipe', 'inherit'] as StdioOptions } = {}) {
  const { MALLOC_ARENA_MAX: _, ...machine } = process.env
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...machine, ...env },
    stdio,
  })
  const [said, [code]] = await Promise.all([text(child.stdout!), once(child, 'exit')])
  const [pid, flags, arenas] = JSON.parse(said) as [number, string[], string | null]
  return { isSameProcess: pid === child.pid, flags, arenas, code: code as number }
}

test.skipIf(process.platform === 'win32')(
  'a process begins anew with the settings, under its number',
  async () => {
    expect(await run()).toEqual({
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
