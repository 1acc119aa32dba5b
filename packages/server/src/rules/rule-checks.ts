import type { DeskChecks } from '@retour/domain/vat/rules-to-check'
import { sql } from 'kysely'
import type { Database } from '#server/database/database'

/** Returns the last day (UTC) on which the desk checked each record. Unchecked records are missing. */
export async function readDeskChecks({ own }: Pick<Database, 'own'>): Promise<DeskChecks> {
  const { rows } = await sql<{ record: string; day: string }>`
    select record, to_char(max(checked_at) at time zone 'utc', 'YYYY-MM-DD') as day
    from app.rule_checks group by record`.execute(own)
  return Object.fromEntries(rows.map(({ record, day }) => [record, day]))
}
