import type { Database } from '#server/database/database'

/** More segments than a log retains for reuse. */
const maxSegments = 10

/**
 * Removes what deleted rows leave in the database's files. Embedded: rewrites the tables and the planner's statistics
 * of them, and removes the previous log, so that nothing is left in the data folder. PostgreSQL: frees the space for
 * new rows and updates the statistics; log and archive are the responsibility of its operator. Returns why it failed,
 * or null.
 */
export async function overwriteErased(database: Database, tables: string[]): Promise<string | null> {
  try {
    const isEmbedded = database.kind === 'embedded'
    for (const table of tables)
      await database.executeSql(`vacuum (${isEmbedded ? 'full, ' : ''}analyze) ${table}`)
    if (!isEmbedded) return null
    // It contains values of columns, such as email addresses, and has dead rows of its own.
    await database.executeSql('vacuum full pg_catalog.pg_statistic')
    await removeLog(database)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/**
 * Switches to new log segments and removes the previous ones, until none is left that is retained for reuse with its
 * content.
 */
async function removeLog(database: Database): Promise<void> {
  await database.executeSql('set wal_recycle = off')
  try {
    for (let round = 0; round < maxSegments; round += 1) {
      await database.executeSql('select pg_switch_wal()')
      await database.executeSql('checkpoint')
      const { rows } = await database.executeSql(
        'select from pg_ls_waldir() where name > pg_walfile_name(pg_current_wal_lsn())',
      )
      if (rows.length === 0) return
    }
  } finally {
    await database.executeSql('reset wal_recycle')
  }
}
