import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import type { PagesOrder } from './pages-order.ts'

/** Writes the pages of an order in a process of its own. */
export type PagesBuilder = {
  /** Null where it can be done here, else what is missing. */
  missing(): string | null
  /** Rejects with what was said last where it fails, and when it is aborted. */
  build(order: PagesOrder, siteFolder: string, signal: AbortSignal): Promise<void>
}

const root = resolve(import.meta.dirname, '../../../..')
const usualScript = join(root, 'tools', 'site', 'write-edition.ts')
/** Packages of the build that a server is installed without, as in the container. */
const packages = ['lightningcss', 'node-html-parser', 'pdfkit', 'rolldown', 'subset-font', '@resvg/resvg-js']
/** Far more than it takes on a busy machine. */
const maxDelayMs = 15 * 60_000
/** What another program needs of the environment; none of the settings, which hold secrets. */
const handedOn = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'USERPROFILE']

/** Runs `tools/site/write-edition.ts`, or what stands at `script`. */
export function createPagesBuilder(script: string = usualScript): PagesBuilder {
  return {
    missing: () => {
      if (!existsSync(script)) return 'the sources of the build'
      const absent = packages.filter((name) => !existsSync(join(root, 'node_modules', name)))
      return absent.length === 0 ? null : `the packages ${absent.join(', ')}`
    },
    build: (order, siteFolder, signal) => run(script, order, { siteFolder, signal }),
  }
}

async function run(
  script: string,
  order: PagesOrder,
  { siteFolder, signal }: { siteFolder: string; signal: AbortSignal },
): Promise<void> {
  const environment = handedOn.flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...Object.fromEntries(environment), SITE_BUILD: resolve(siteFolder, '..') },
    // The channel tells it when this process is no more: then it ends too.
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
    timeout: maxDelayMs,
    killSignal: 'SIGKILL',
    signal,
  })
  const closed = once(child, 'close')
  // One that ends before it has read its order says why in another way.
  child.stdin?.on('error', () => undefined)
  child.stdin?.end(JSON.stringify(order))
  const [said, [code, ended]] = await Promise.all([text(child.stderr!), closed])
  if (code !== 0)
    throw new Error(reasonIn(said) ?? (ended ? `it was ended by ${ended}` : `it ended with ${code}`))
}

/** Of what a program prints as it fails, the line that names the error. */
function reasonIn(said: string): string | null {
  const lines = said.split('\n').map((line) => line.trim())
  const line = lines.find((one) => /^(?:\w+)?Error\b/.test(one)) ?? lines.filter(Boolean).at(-1)
  return line?.slice(0, 300) ?? null
}
