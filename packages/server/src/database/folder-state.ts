import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseFolderError } from './folder-error.ts'

/** The PostgreSQL major version of the pinned PGlite. */
const embeddedMajor = '18'
const controlBytes = 8192

/** The folder was written by another PostgreSQL major version. The message is meant for a person. */
export class DatabaseVersionError extends Error {
  override name = 'DatabaseVersionError'
  constructor(folder: string, found: string) {
    super(
      `The database folder ${folder} holds data of PostgreSQL ${found}, but this version of the product reads ` +
        `PostgreSQL ${embeddedMajor}. With the version that wrote the data run "npm run backup -- <file>"; then move the ` +
        `folder away and run "npm run restore -- <file>" with this version. Nothing was changed.`,
    )
  }
}

/** Returns the error for a damaged folder, which only a person can repair. */
export const damagedFolder = (folder: string, what: string, cause?: unknown): DatabaseFolderError =>
  new DatabaseFolderError(
    `The database folder ${folder} is damaged: ${what}. Move it away and bring a backup back ` +
      `("npm run restore -- <file>"). Nothing was deleted.`,
    { cause },
  )

/**
 * Inspects a folder before PGlite opens it: 'empty' or 'whole', as far as the deciding files show. Throws
 * DatabaseVersionError for another major version, DatabaseFolderError for a damaged folder; system errors are thrown
 * unchanged.
 */
export const readFolderState = (folder: string): 'empty' | 'whole' => {
  if (readdirSync(folder).length === 0) return 'empty'
  const found = readVersion(folder)
  if (found !== embeddedMajor) throw new DatabaseVersionError(folder, found)
  const bytes = statSync(join(folder, 'global', 'pg_control'), { throwIfNoEntry: false })?.size
  if (bytes === controlBytes) return 'whole'
  throw damagedFolder(folder, `global/pg_control is ${bytes === undefined ? 'missing' : 'cut short'}`)
}

const readVersion = (folder: string): string => {
  try {
    const found = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
    if (/^\d+$/.test(found)) return found
    throw damagedFolder(folder, 'its file PG_VERSION holds no version')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw damagedFolder(folder, 'its file PG_VERSION is missing')
  }
}

/** Returns the error for a folder that the system does not let us use. */
export const refusedFolder = (folder: string, reason: string, cause: unknown): DatabaseFolderError =>
  new DatabaseFolderError(
    `The database folder ${folder} cannot be used (${reason}): the user that runs the server must be able ` +
      `to read and write it, on a disk with room.`,
    { cause },
  )

/** Returns a system error as a sentence about the folder; other errors unchanged. */
export const explainAccess = (error: unknown, folder: string): unknown => {
  const { code, path } = error as NodeJS.ErrnoException
  if (typeof code !== 'string' || !/^E[A-Z]+$/.test(code)) return error
  return refusedFolder(folder, path ? `${code} at ${path}` : code, error)
}
