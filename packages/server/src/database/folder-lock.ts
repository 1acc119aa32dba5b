import { closeSync, fstatSync, openSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseFolderError, DatabaseInUseError } from './folder-error.ts'

export interface FolderLock {
  /** False once the locked file was removed or replaced, because another process may have locked the new one. */
  isHeld: () => boolean
  release: () => void
}

/**
 * On Windows a locked range is unreadable to others, so a byte beyond the end of any file is locked. macOS locks whole
 * files only.
 */
const range: [offset: number, length: number] = process.platform === 'win32' ? [2 ** 40, 1] : [0, 0]
const inUseCodes = new Set(['EAGAIN', 'EACCES', 'EBUSY'])

/**
 * Takes an exclusive lock on a file. The kernel ties the lock to the open file (an open file description lock on
 * Linux), so it works across bind mounts and namespaces and ends with the process. Throws DatabaseInUseError if another
 * process has it, DatabaseFolderError if files cannot be locked.
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
      // Closing the file is not enough: a child process that is being started has a copy of the descriptor until it
      // executes its own binary.
      unlock?.()
      closeSync(descriptor)
    },
  }
  try {
    unlock = await take(descriptor, folder)
    // A lock on a file that was replaced in the meantime would protect nothing.
    if (unlock && lock.isHeld()) return lock
  } catch (error) {
    lock.release()
    throw error
  }
  lock.release()
  throw new DatabaseInUseError(folder)
}

/** Returns the function that releases the lock; undefined if another process has it. */
const take = async (descriptor: number, folder: string): Promise<(() => void) | undefined> => {
  try {
    // Loaded only for the embedded database: on a platform without this native module, PostgreSQL still works.
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
 * Locks a database folder by its PG_VERSION. PostgreSQL writes that file once and reads it at each start, so nobody can
 * open the folder without it. Throws as lockFile does.
 */
export const lockFolder = (folder: string): Promise<FolderLock> => lockFile(join(folder, 'PG_VERSION'))
