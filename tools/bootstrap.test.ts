import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findBuild } from '../packages/server/src/site/find-build.ts'
import { openSmallClone, type Start } from './testing/small-clone.ts'

let clone: Awaited<ReturnType<typeof openSmallClone>>
const servers = new Set<ChildProcess>()
beforeEach(async () => {
  clone = await openSmallClone()
})
afterEach(() => {
  for (const server of servers) server.kill('SIGKILL')
  servers.clear()
  clone.close()
})

const a = { SITE_URL: 'https://a.example' }
const b = { SITE_URL: 'https://b.example' }

/** Lets the one build that is under way run to its end. */
async function finish(start: Start, siteUrl: string) {
  for (const step of ['begun', 'half', 'whole']) {
    const waiting = await clone.next()
    expect(waiting).toMatchObject({ step, siteUrl })
    waiting.go()
  }
  expect(await start.exit).toBe(0)
}

const build = (settings: { SITE_URL: string }) => finish(clone.start(settings), settings.SITE_URL)
const entries = () => (existsSync(clone.builds) ? readdirSync(clone.builds) : [])

test('two starts at once with the same inputs build once, the second waits and serves it too', async () => {
  const first = clone.start(a)
  const begun = await clone.next()
  const second = clone.start(a)
  await second.said('waiting for it')
  begun.go()
  ;(await clone.next()).go()
  ;(await clone.next()).go()
  expect(await Promise.all([first.exit, second.exit])).toEqual([0, 0])
  expect(clone.isQuiet()).toBe(true)
  expect(entries()).toHaveLength(1)
  expect(clone.served(a)).toBe(a.SITE_URL)
})

test('two starts at once with different inputs: each serves the one that it asked for', async () => {
  const first = clone.start(a)
  const begun = await clone.next()
  const second = clone.start(b)
  await second.said('waiting for it')
  begun.go()
  ;(await clone.next()).go()
  ;(await clone.next()).go()
  expect(await first.exit).toBe(0)
  expect(clone.served(a)).toBe(a.SITE_URL)
  await finish(second, b.SITE_URL)
  expect([clone.served(a), clone.served(b)]).toEqual([a.SITE_URL, b.SITE_URL])
  // Nothing is built again, and whoever has other settings gets what was asked for last.
  expect(await clone.start(a).exit).toBe(0)
  expect(clone.isQuiet()).toBe(true)
  expect(clone.served({})).toBe(a.SITE_URL)
})

test.each(['begun', 'half', 'whole'])(
  'a start killed when its build is %s: the last whole one is served, nobody builds on, the next start makes it whole',
  async (moment) => {
    await build(a)
    clone.write('packages/web/app/page.tsx', 'second')
    const killed = clone.start(a)
    let waiting = await clone.next()
    while (waiting.step !== moment) {
      waiting.go()
      waiting = await clone.next()
    }
    const before = entries().filter((name) => !name.startsWith('.'))
    killed.kill()
    await killed.exit
    await waiting.ended
    expect(entries().filter((name) => !name.startsWith('.'))).toEqual(before)
    expect(clone.served(a)).toBe(a.SITE_URL)
    await build(a)
    expect(entries()).toHaveLength(2)
    expect(entries().filter((name) => name.startsWith('.'))).toEqual([])
    expect(findBuild(clone.builds, a)).not.toBe(join(clone.builds, before[0] ?? ''))
  },
)

test('a build that fails is one line, exit 1, and the last whole one stays', async () => {
  await build(a)
  const failing = clone.start(b)
  ;(await clone.next()).go('fail')
  expect(await failing.exit).toBe(1)
  expect(failing.output()).toMatch(/retour: the site could not be built; the reason stands above.\n$/)
  expect(entries()).toHaveLength(1)
  expect(clone.served(b)).toBe(a.SITE_URL)
})

test('a wrong setting is one line before anything is installed or built', async () => {
  // Another list of packages than the installed ones: the next step would be npm's.
  clone.write('package-lock.json', '{ "packages": {} }')
  const refused = clone.start({ ...a, PORT: 'seven', SMTP_URL: 'http://user:hushhush@mail.example' })
  expect(await refused.exit).toBe(1)
  expect(refused.output()).toBe(
    'retour: the setting PORT must be a whole number from 0 to 65535; the setting SMTP_URL must be an smtp:// or smtps:// address\n',
  )
  expect(entries()).toEqual([])
})

test('what was asked for last is served, also when it was built before', async () => {
  await build(a)
  const first = findBuild(clone.builds, a)
  clone.write('packages/web/app/page.tsx', 'second')
  await build(a)
  const second = findBuild(clone.builds, a)
  expect(second).not.toBe(first)
  clone.write('packages/web/app/page.tsx', 'first')
  expect(await clone.start(a).exit).toBe(0)
  expect(findBuild(clone.builds, a)).toBe(first)
})

test('three builds are kept, and each that a running server began with', async () => {
  await build(a)
  const served = findBuild(clone.builds, a) ?? ''
  const server = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `import { holdBuild } from ${JSON.stringify(join(import.meta.dirname, '../packages/server/src/site/find-build.ts'))}
    holdBuild(${JSON.stringify(served)})
    process.stdout.write('held')
    process.stdin.resume()`,
  ])
  servers.add(server)
  await once(server.stdout, 'data')
  // Of the time before builds had folders of their own.
  mkdirSync(join(clone.builds, 'client'))
  writeFileSync(join(clone.builds, '.retour-built'), '')
  for (const name of ['b', 'c', 'd', 'e']) await build({ SITE_URL: `https://${name}.example` })
  expect(entries()).toHaveLength(4)
  expect(clone.served(a)).toBe(a.SITE_URL)
  server.kill('SIGKILL')
  await once(server, 'exit')
  await build({ SITE_URL: 'https://f.example' })
  expect(entries()).toHaveLength(3)
  expect(existsSync(served)).toBe(false)
})
