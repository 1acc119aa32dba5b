import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { siteDirectory } from './site-paths.ts'

const staticImport = /(?:from|import)\s*"(\.\/[^"]+\.js)"/g

/** Returns one line per page: the compressed size of its scripts before any interaction, and of the page itself. */
export async function measureScripts(paths: string[]): Promise<string> {
  const lines = await Promise.all(paths.map(async (path) => `${await measurePage(path)}\n`))
  return lines.join('')
}

async function measurePage(path: string): Promise<string> {
  const page = join(siteDirectory, path, 'index.html')
  const { bytes, count } = await scriptsOf(await readFile(page, 'utf8'))
  const pageBytes = brotliCompressSync(await readFile(page)).byteLength
  return `${path}: ${kilobytes(bytes)} of script in ${count} files, page ${kilobytes(pageBytes)} (brotli)`
}

/** Returns the compressed size (brotli, bytes) and number of a page's scripts, with their static imports. */
export async function scriptsOf(html: string): Promise<{ bytes: number; count: number }> {
  const scripts = new Set<string>()
  for (const [, name = ''] of html.matchAll(/\/assets\/([^"\s]+\.js)/g))
    // Only browsers without popovers load this polyfill.
    if (!name.startsWith('popover-')) await collect(name, scripts)
  let bytes = 0
  for (const name of scripts) bytes += await brotliSize(join(siteDirectory, 'assets', name))
  return { bytes, count: scripts.size }
}

async function collect(name: string, found: Set<string>): Promise<void> {
  if (found.has(name)) return
  found.add(name)
  const source = await readFile(join(siteDirectory, 'assets', name), 'utf8')
  for (const [, imported = ''] of source.matchAll(staticImport)) await collect(imported.slice(2), found)
}

const brotliSize = async (file: string) => (await stat(`${file}.br`)).size
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
