import type { Database } from '#server/database/database'

/** More than a log keeps of segments for reuse. */
const maxSegments = 10

/**
 * Clears what deleted rows leave behind in the database's files. Embedded: the tables and the planner's samples of them
 * are written again, and the log from before is removed, so nothing is left in the data folder. PostgreSQL: their space is
 * freed for new rows, samples are drawn again; log and archive are its operator's. Gives why it failed, or null.
 */
export async function overwriteErased(database: Database, tables: string[]): Promise<string | null> {
  try {
    const isEmbedded = database.kind === 'embedded'
    for (const table of tables)
      await database.executeSql(`vacuum (${isEmbedded ? 'full, ' : ''}analyze) ${table}`)
    if (!isEmbedded) return null
    // It holds values of columns, addresses among them; its own dead rows too.
    await database.executeSql('vacuum full pg_catalog.pg_statistic')
    await removeLog(database)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Moves on to a new segment and removes those before it, until none is left that was kept for reuse with what it held. */
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
