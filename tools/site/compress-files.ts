import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { anyMark } from './finish-page.ts'
import { manifestName } from './site-manifest.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const packed = /\.(js|css|json|data|svg|webmanifest|wasm)$/
/** Files in which the server fills in settings; it compresses them itself (packages/server/src/site/fill-site.ts). */
const filled = /(?:\.html|^(?:robots\.txt|sitemap\.xml|sw\.js))$/
/**
 * Writes a .br and a .gz beside every static file in some folders, in parallel on all processors; each compression uses
 * up to 100 MB. Files that are `done` are left out; returns the others. Throws if such a file contains the mark of a
 * setting, which nobody would fill in.
 */
export async function compressFiles(
  folders: readonly string[],
  done: ReadonlySet<string> = new Set(),
): Promise<Set<string>> {
  const files = new Set<string>()
  for (const folder of folders) {
    const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/'))
    const fixed = names.filter((name) => packed.test(name) && !filled.test(name) && name !== manifestName)
    for (const name of fixed) files.add(join(folder, name))
  }
  for (const file of done) files.delete(file)
  const waiting = files.values()
  const workOff = async () => {
    for (const file of waiting) await compressFile(file)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, workOff))
  return files
}

/** Compresses one file. */
export async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  if (anyMark.test(content.toString('latin1'))) throw new Error(`${file} names a setting.`)
  const brotli = await toBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: file.endsWith('.wasm')
        ? constants.BROTLI_MODE_GENERIC
        : constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
  await writeFile(`${file}.br`, brotli)
  await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }))
}
