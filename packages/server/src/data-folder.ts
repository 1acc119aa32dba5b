import { accessSync, constants, lstatSync, mkdirSync, readlinkSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from './startup-error.ts'

/**
 * Checks DATA_DIR and the product's folders in it before anything is written; `mustBeWritable` also creates it. Throws
 * StartupError for a file or broken link instead of a folder, and for missing permissions.
 */
export function checkDataFolder(dataDir: string, { mustBeWritable }: { mustBeWritable: boolean }): void {
  checkPlace(dataDir)
  try {
    if (mustBeWritable) {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 })
      accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    }
  } catch (error) {
    throw unwritableFolder(dataDir, error)
  }
  for (const name of ['database', 'mail', 'operator']) checkPlace(join(dataDir, name))
}

/** Returns the error for a folder that cannot be written to. */
export const unwritableFolder = (dataDir: string, error: unknown): StartupError =>
  new StartupError(
    `the data folder ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code}): ` +
      'set DATA_DIR to one that can',
  )

/** Checks that a path is a folder or does not exist. */
function checkPlace(path: string): void {
  try {
    const entry = lstatSync(path, { throwIfNoEntry: false })
    const found = entry && statSync(path, { throwIfNoEntry: false })
    if (entry && !found)
      throw new StartupError(
        `${path} is a link to ${readlinkSync(path)}, where nothing is: make that folder, or remove the link`,
      )
    if (found && !found.isDirectory())
      throw new StartupError(
        `${path} must be a folder, but is a file: move it away, or set DATA_DIR to another folder`,
      )
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (error instanceof StartupError || !code) throw error
    throw new StartupError(
      `${path} cannot be looked at (${code}): the user that runs the server must be able to, or set DATA_DIR to another folder`,
    )
  }
}
