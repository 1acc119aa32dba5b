import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { DurableFileSystem, noSpaceError } from './durable-file-system.ts'
import { DatabaseInUseError } from './folder-error.ts'
import { lockFile, lockFolder, type FolderLock } from './folder-lock.ts'
import { refusedFolder } from './folder-state.ts'
import { shortLived } from '#server/short-lived'
import { startParams } from './start-params.ts'
import { syncFolder, syncPath } from './sync-folder.ts'

const lockName = 'lock'

/**
 * Makes the embedded database of an empty folder and gives its lock. In a process of its own: making one takes about
 * 500 MB, which the server would otherwise keep until its next start. Beside the folder until it is whole and on the
 * disk, so that a start that was cut off leaves nothing in it. Throws DatabaseInUseError when another process makes it.
 */
export const makeFolder = async (folder: string): Promise<FolderLock> => {
  const draftFolder = `${folder}.new`
  mkdirSync(draftFolder, { recursive: true, mode: 0o700 })
  const lock = await lockFile(join(draftFolder, lockName), 'a').catch((error: unknown) => {
    throw error instanceof DatabaseInUseError ? new DatabaseInUseError(folder) : error
  })
  try {
    // Whoever was quicker is done and gone.
    if (readdirSync(folder).length > 0) throw new DatabaseInUseError(folder)
    for (const name of readdirSync(draftFolder)) {
      if (name !== lockName) rmSync(join(draftFolder, name), { recursive: true, force: true })
    }
    const making = join(draftFolder, 'database')
    mkdirSync(making, { mode: 0o700 })
    await promisify(execFile)(process.execPath, [...shortLived, import.meta.filename, making]).catch(
      (error: unknown) => {
        throw refusedFolder(folder, `a new database cannot be made there: ${saidLast(error)}`, error)
      },
    )
    renameSync(making, folder)
    syncPath(dirname(folder), true)
    return await lockFolder(folder)
  } finally {
    // While it is locked: who waits for this file then finds another of its name, or none, and goes.
    rmSync(draftFolder, { recursive: true, force: true })
    lock.release()
  }
}

/** The last line that the process which failed has said. */
const saidLast = (error: unknown): string => {
  const said = ((error as { stderr?: string }).stderr ?? '').trim()
  return said.split('\n').at(-1) || 'the process that makes it was ended'
}

if (import.meta.main) {
  const [folder = ''] = process.argv.slice(2)
  try {
    const lite = await PGlite.create({ startParams, fs: new DurableFileSystem(folder) })
    await lite.close()
    syncFolder(folder)
  } catch (error) {
    // What PGlite's file system throws has a number of WASI and no words.
    const { errno, message } = error as { errno?: number; message?: string }
    process.stderr.write(
      `${errno === noSpaceError ? 'no space left on the disk' : (message ?? 'unknown fault')}\n`,
    )
    process.exitCode = 1
  }
}
