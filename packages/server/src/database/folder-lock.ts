import { closeSync, fstatSync, openSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseFolderError, DatabaseInUseError } from './folder-error.ts'

export interface FolderLock {
  /** False once the locked file was removed or replaced: then another process may have taken the new one. */
  isHeld: () => boolean
  release: () => void
}

/** Windows keeps others from reading what is locked: there a byte that no file has. macOS locks whole files only. */
const range: [offset: number, length: number] = process.platform === 'win32' ? [2 ** 40, 1] : [0, 0]
const inUseCodes = new Set(['EAGAIN', 'EACCES', 'EBUSY'])

/**
 * Takes the exclusive lock of a file. The kernel holds it with the file itself (an open file description lock on Linux),
 * so it holds across bind mounts and namespaces, and is gone the moment the process is, however it ends.
 * Throws DatabaseInUseError when someone has it, DatabaseFolderError where files cannot be locked.
 */
export const lockFile = async (file: string, flags = 'r+'): Promise<FolderLock> => {
  const folder = dirname(file)
  const descriptor = openSync(file, flags, 0o600)
  const same = fstatSync(descriptor, { bigint: true })
  let unlock: (() => void) | undefined
  const lock: FolderLock = {
    isHeld: () => {
      const found = statSync(file, { bigint: true, throwIfNoEntry: false })
      return found?.ino === same.ino && found.dev === same.dev
    },
    release: () => {
      // Closing alone leaves the lock with a process that is being started: it has a copy until it runs its own program.
      unlock?.()
      closeSync(descriptor)
    },
  }
  try {
    unlock = await take(descriptor, folder)
    // A lock of a file that meanwhile has another in its place would hold nobody off.
    if (unlock && lock.isHeld()) return lock
  } catch (error) {
    lock.release()
    throw error
  }
  lock.release()
  throw new DatabaseInUseError(folder)
}

/** What gives the lock back; undefined when someone else has it. */
const take = async (descriptor: number, folder: string): Promise<(() => void) | undefined> => {
  try {
    // Only the embedded database needs it: a machine that it was not built for may still use PostgreSQL.
    const { tryLock, unlock } = await import('fs-native-extensions')
    return tryLock(descriptor, ...range) ? () => unlock(descriptor, ...range) : undefined
  } catch (error) {
    const { code = (error as Error).name } = error as NodeJS.ErrnoException
    if (inUseCodes.has(code)) return undefined
    throw new DatabaseFolderError(
      `Files in ${folder} cannot be locked (${code}), so a second server could destroy the data. ` +
        `Set DATA_DIR to a folder on a local disk, or DATABASE_URL to a PostgreSQL.`,
      { cause: error },
    )
  }
}

/**
 * Locks the folder of a database by its PG_VERSION: PostgreSQL writes that file once and reads it at each start, so who
 * removes it lets nobody in. Throws as lockFile does.
 */
export const lockFolder = (folder: string): Promise<FolderLock> => lockFile(join(folder, 'PG_VERSION'))
