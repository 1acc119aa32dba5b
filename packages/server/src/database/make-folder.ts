import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { DurableFileSystem } from './durable-file-system.ts'
import { startParams } from './start-params.ts'
import { syncFolder, syncPath } from './sync-folder.ts'

/**
 * Makes the embedded database of an empty folder. In a process of its own: making one takes about 500 MB, which the
 * server would otherwise keep until its next start. Under another name until it is whole and on the disk, so that
 * a start that was cut off leaves nothing behind that a later one could open.
 */
export const makeFolder = async (folder: string): Promise<void> => {
  const parent = dirname(folder)
  const unfinished = `${basename(folder)}.new-`
  for (const name of readdirSync(parent)) {
    if (name.startsWith(unfinished)) rmSync(join(parent, name), { recursive: true, force: true })
  }
  const making = join(parent, `${unfinished}${process.pid}`)
  mkdirSync(making, { mode: 0o700 })
  await promisify(execFile)(process.execPath, [import.meta.filename, making])
  renameSync(making, folder)
  syncPath(parent, true)
}

if (import.meta.main) {
  const [folder = ''] = process.argv.slice(2)
  const lite = await PGlite.create({ startParams, fs: new DurableFileSystem(folder) })
  await lite.close()
  syncFolder(folder)
}
