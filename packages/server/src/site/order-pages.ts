import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import type { PagesOrder } from './pages-order.ts'

/** Writes the pages of an order in a child process. */
export type PagesBuilder = {
  /** Returns what is missing to write pages; null if nothing is. */
  missing(): string | null
  /** Writes the pages. Rejects with the last error message if it fails or is aborted. */
  build(order: PagesOrder, siteFolder: string, signal: AbortSignal): Promise<void>
}

const root = resolve(import.meta.dirname, '../../../..')
const usualScript = join(root, 'tools', 'site', 'write-edition.ts')
/** Packages of the build that are not installed with a server, as in the container. */
const packages = ['lightningcss', 'node-html-parser', 'pdfkit', 'rolldown', 'subset-font', '@resvg/resvg-js']
/** Far longer than it takes on a busy machine. */
const maxDelayMs = 15 * 60_000
/** The environment variables that a child process needs. It gets no settings, because they contain secrets. */
const handedOn = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'USERPROFILE']

/** Creates a builder that runs `tools/site/write-edition.ts`, or another script. */
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
    // The child ends when this IPC channel closes because this process has ended.
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
    timeout: maxDelayMs,
    killSignal: 'SIGKILL',
    signal,
  })
  const closed = once(child, 'close')
  // A child that ends before it has read its order reports the reason elsewhere.
  child.stdin?.on('error', () => undefined)
  child.stdin?.end(JSON.stringify(order))
  const [said, [code, ended]] = await Promise.all([text(child.stderr!), closed])
  if (code !== 0)
    throw new Error(reasonIn(said) ?? (ended ? `it was ended by ${ended}` : `it ended with ${code}`))
}

/** Returns the line with the error in a program's output. */
function reasonIn(said: string): string | null {
  const lines = said.split('\n').map((line) => line.trim())
  const line = lines.find((one) => /^(?:\w+)?Error\b/.test(one)) ?? lines.filter(Boolean).at(-1)
  return line?.slice(0, 300) ?? null
}
