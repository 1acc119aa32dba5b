import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#server/config'
import type { DatabasePlace } from '#server/database/database'
import { openDatabase } from '#server/database/open-database'
import { BackupError } from './backup-error.ts'
import { checkBackup, loadBackup } from './load-backup.ts'
import { writeBackup, type BackupCounts } from './write-backup.ts'

/**
 * Restores a backup into the database of the settings: an empty PostgreSQL, or a data folder without a database.
 * Returns the numbers of rows by table. Throws BackupError; then nothing was changed.
 */
export async function restoreBackup(config: Config, file: string): Promise<BackupCounts> {
  const folder = join(config.dataDir, 'database')
  if (!config.databaseUrl && holdsSomething(folder))
    throw new BackupError(
      `${folder} holds a database already: move that folder away, or set DATA_DIR to another`,
    )
  await checkBackup(file)
  if (config.databaseUrl) return loadInto({ url: config.databaseUrl }, file)
  try {
    return await loadInto({ dataDir: config.dataDir }, file)
  } catch (error) {
    // The folder was empty before, so what this attempt created is deleted for the next one.
    if (!isInUse(error)) rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

async function loadInto(place: DatabasePlace, file: string): Promise<BackupCounts> {
  const database = await openDatabase(place)
  try {
    return await loadBackup(database, file)
  } finally {
    await database.close()
  }
}

const holdsSomething = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0
const isInUse = (error: unknown) => error instanceof Error && error.name === 'DatabaseInUseError'

/**
 * Copies the embedded database of a stopped server into the empty PostgreSQL at DATABASE_URL, by a backup that stays at
 * `file`. The data folder stays unchanged. Throws BackupError, or DatabaseInUseError while a server runs.
 */
export async function moveToPostgres(config: Config, file: string): Promise<BackupCounts> {
  if (!config.databaseUrl)
    throw new BackupError('set DATABASE_URL to the empty PostgreSQL database that the data shall move to')
  const folder = join(config.dataDir, 'database')
  if (!holdsSomething(folder))
    throw new BackupError(`there is no embedded database in ${config.dataDir}: set DATA_DIR to its folder`)
  const embedded = await openDatabase({ dataDir: config.dataDir })
  try {
    await writeBackup(embedded, file, new Date())
    return await loadInto({ url: config.databaseUrl }, file)
  } finally {
    await embedded.close()
  }
}
