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
 * Creates the embedded database of an empty folder and returns its lock. Runs in a separate process, because creation
 * takes about 500 MB that the server would otherwise hold until its next start. The database is created beside the
 * folder until it is complete and synced, so an interrupted start leaves nothing in the folder. Throws
 * DatabaseInUseError if another process creates it.
 */
export const makeFolder = async (folder: string): Promise<FolderLock> => {
  const draftFolder = `${folder}.new`
  mkdirSync(draftFolder, { recursive: true, mode: 0o700 })
  const lock = await lockFile(join(draftFolder, lockName), 'a').catch((error: unknown) => {
    throw error instanceof DatabaseInUseError ? new DatabaseInUseError(folder) : error
  })
  try {
    // Another process was faster and has finished.
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
    // Removed while it is locked, so a process that waits for the lock then finds another file or none, and stops.
    rmSync(draftFolder, { recursive: true, force: true })
    lock.release()
  }
}

/** Returns the last output line of the failed process. */
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
    // Errors of PGlite's file system have a WASI number and no message.
    const { errno, message } = error as { errno?: number; message?: string }
    process.stderr.write(
      `${errno === noSpaceError ? 'no space left on the disk' : (message ?? 'unknown fault')}\n`,
    )
    process.exitCode = 1
  }
}
