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
/** The server fills the settings in, and compresses them then (packages/server/src/site/fill-site.ts). */
const filled = /(?:\.html|^(?:robots\.txt|sitemap\.xml|sw\.js))$/
/**
 * Puts a .br and a .gz beside every file below some folders that never changes, as many at once as there are processors:
 * each holds up to 100 MB. Those that are `done` stay as they are; gives the others. Throws where such a file names a
 * setting: nobody would fill it in.
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

/** The same for one of them. */
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
