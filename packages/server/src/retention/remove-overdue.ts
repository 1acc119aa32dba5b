import type { Database } from '#server/database/database'
import { isHostedSupabase } from '#server/database/migrate'
import { overdueParts, type OverduePart } from './overdue-parts.ts'

const rowsAtOnce = 500

/**
 * Deletes all rows whose period is over at `at`, 500 per statement, so that none blocks others for long. Returns the
 * numbers by part, without zeros. Several processes may run it at the same time.
 */
export async function removeOverdue(database: Database, at: Date): Promise<Record<string, number>> {
  const isHosted = await isHostedSupabase(database.executeSql)
  const removed: Record<string, number> = {}
  for (const part of overdueParts) {
    if (isHosted && part.isAccountWork) continue
    const count = await removePart(database, part, at)
    if (count > 0) removed[part.name] = count
  }
  return removed
}

async function removePart(database: Database, { table, condition }: OverduePart, at: Date): Promise<number> {
  const where = condition.replaceAll('$1', '$1::timestamptz')
  const text = `delete from ${table} where ctid = any(array(
    select t.ctid from ${table} t where ${where} limit ${rowsAtOnce} for update skip locked)) returning 1`
  for (let count = 0; ;) {
    const { rows } = await database.executeSql(text, [at.toISOString()])
    count += rows.length
    if (rows.length < rowsAtOnce) return count
  }
}
