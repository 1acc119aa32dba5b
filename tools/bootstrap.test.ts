import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addressedFolder } from '../packages/server/src/site/addressed-guides.mjs'
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

/** Lets the running build complete. */
async function finish(start: Start, text: string) {
  for (const step of ['begun', 'half', 'whole']) {
    const waiting = await clone.next()
    expect(waiting).toMatchObject({ step, text })
    waiting.go()
  }
  expect(await start.exit).toBe(0)
}

const edit = (text: string) => clone.write('packages/web/app/page.tsx', text)
const build = (text: string) => {
  edit(text)
  return finish(clone.start(), text)
}
const entries = () => (existsSync(clone.builds) ? readdirSync(clone.builds) : [])

test('two starts at once build once, the second waits and serves it too', async () => {
  const first = clone.start()
  const started = await clone.next()
  const second = clone.start()
  await second.said('waiting for it')
  started.go()
  ;(await clone.next()).go()
  ;(await clone.next()).go()
  expect(await Promise.all([first.exit, second.exit])).toEqual([0, 0])
  expect(clone.isQuiet()).toBe(true)
  expect(entries()).toHaveLength(1)
  expect(clone.served()).toBe('first')
})

test('a start with other settings builds nothing; what is printed on paper gets its address', async () => {
  await build('first')
  const settings = {
    SITE_URL: 'https://a.example',
    RULES_EDITION: 'law-2026-11',
    OPERATOR_NAME: 'Example Travel',
  }
  const settingsOf: Record<string, string>[] = [
    { PORT: '4000' },
    { OPERATOR_NAME: 'Example Travel' },
    settings,
    settings,
  ]
  for (const given of settingsOf) expect(await clone.start(given).exit).toBe(0)
  expect(clone.isQuiet()).toBe(true)
  expect(entries()).toHaveLength(1)
  const guides = addressedFolder(findBuild(clone.builds) ?? '', 'law-2026-11', 'https://a.example')
  expect(readFileSync(join(guides, 'guide.pdf'), 'utf8')).toBe('https://a.example')
})

test.each(['begun', 'half', 'whole'])(
  'a start killed when its build is %s: the last whole one is served, nobody builds on, the next start makes it whole',
  async (moment) => {
    await build('first')
    edit('second')
    const killed = clone.start()
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
    expect(clone.served()).toBe('first')
    await build('second')
    expect(entries()).toHaveLength(2)
    expect(entries().filter((name) => name.startsWith('.'))).toEqual([])
    expect(clone.served()).toBe('second')
  },
)

test('a build that fails is one line, exit 1, and the last whole one stays', async () => {
  await build('first')
  edit('second')
  const failing = clone.start()
  ;(await clone.next()).go('fail')
  expect(await failing.exit).toBe(1)
  expect(failing.output()).toMatch(/retour: the site could not be built; the reason stands above.\n$/)
  expect(entries()).toHaveLength(1)
  expect(clone.served()).toBe('first')
})

test('a wrong setting is one line before anything is installed or built', async () => {
  // With other packages in the lock file, the next step would be npm's.
  clone.write('package-lock.json', '{ "packages": {} }')
  const refused = clone.start({ PORT: 'seven', SMTP_URL: 'http://user:hushhush@mail.example' })
  expect(await refused.exit).toBe(1)
  expect(refused.output()).toBe(
    'retour: the setting PORT must be a whole number from 0 to 65535; the setting SMTP_URL must be an smtp:// or smtps:// address\n',
  )
  expect(entries()).toEqual([])
})

/** Writes a new lock file with a package for builds and one for tests. */
function wantPackages() {
  const own = {
    name: 'clone',
    version: '1.0.0',
    dependencies: { builder: 'file:builder' },
    devDependencies: { tester: 'file:tester' },
  }
  clone.write('package.json', JSON.stringify(own))
  for (const name of ['builder', 'tester'])
    clone.write(`${name}/package.json`, JSON.stringify({ name, version: '1.0.0' }))
  const packages = {
    '': own,
    builder: { version: '1.0.0' },
    tester: { version: '1.0.0', dev: true },
    'node_modules/builder': { resolved: 'builder', link: true },
    'node_modules/tester': { resolved: 'tester', link: true },
  }
  clone.write('package-lock.json', JSON.stringify({ ...own, lockfileVersion: 3, requires: true, packages }))
}
/** Makes it look as if nothing was installed. */
const forgetPackages = () => clone.write('node_modules/.retour-installed', '')
const isThere = (name: string) => existsSync(join(clone.builds, '../../../node_modules', name))

test.each(['production', 'development'])(
  'a first start in %s installs what the build needs, and nothing that only tests need',
  async (mode) => {
    wantPackages()
    forgetPackages()
    const start = clone.start({ NODE_ENV: mode, SITE_URL: 'https://a.example', MAIL: 'discard' })
    await finish(start, 'first')
    expect([isThere('builder/package.json'), isThere('tester')]).toEqual([true, false])
  },
)

test('what tests need comes with the first command that asks for it, and stays; what a server runs on is not touched', async () => {
  wantPackages()
  forgetPackages()
  await finish(clone.start(), 'first')
  clone.write('node_modules/.of-a-server', '')
  expect(await clone.start({ NODE_ENV: 'production' }, ['--dev']).exit).toBe(0)
  expect([isThere('tester/package.json'), isThere('.of-a-server')]).toEqual([true, true])
  const again = clone.start({}, ['--dev'])
  expect([await again.exit, again.output()]).toEqual([0, ''])
  expect(await clone.start().exit).toBe(0)
  expect(isThere('tester')).toBe(true)
})

test('a clone that has everything keeps it when the lock file changes', async () => {
  wantPackages()
  await finish(clone.start(), 'first')
  expect([isThere('builder'), isThere('tester')]).toEqual([true, true])
})

test('what was asked for last is served, also when it was built before', async () => {
  await build('first')
  const first = findBuild(clone.builds)
  await build('second')
  expect(findBuild(clone.builds)).not.toBe(first)
  edit('first')
  expect(await clone.start().exit).toBe(0)
  expect(findBuild(clone.builds)).toBe(first)
})

test('three builds are kept, and each that a running server began with', async () => {
  await build('a')
  const served = findBuild(clone.builds) ?? ''
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
  // Left over from before builds had their own folders.
  mkdirSync(join(clone.builds, 'client'))
  writeFileSync(join(clone.builds, '.retour-built'), '')
  for (const name of ['b', 'c', 'd', 'e']) await build(name)
  expect(entries()).toHaveLength(4)
  expect(existsSync(served)).toBe(true)
  server.kill('SIGKILL')
  await once(server, 'exit')
  await build('f')
  expect(entries()).toHaveLength(3)
  expect(existsSync(served)).toBe(false)
})
