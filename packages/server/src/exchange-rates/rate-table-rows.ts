import { isPlausibleRateTable, type RateTable } from '@retour/domain/money/exchange'
import type { Database } from '#server/database/database'

/** Returns the latest stored table of the bank; null if there is none. The seeded fallback does not count. */
export async function readNewestRateTable(database: Database): Promise<RateTable | null> {
  const row = await database.own
    .selectFrom('app.exchange_rates')
    .select(['date', 'base', 'rates', 'source'])
    .where('source', '=', 'ecb')
    .orderBy('date', 'desc')
    .limit(1)
    .executeTakeFirst()
  return isPlausibleRateTable(row) ? row : null
}

/** Stores the table of a day, or replaces it. */
export async function storeRateTable(database: Database, table: RateTable): Promise<void> {
  const rates = JSON.stringify(table.rates)
  await database.own
    .insertInto('app.exchange_rates')
    .values({ date: table.date, rates, source: table.source })
    .onConflict((conflict) =>
      conflict.column('date').doUpdateSet({ rates, source: table.source, fetched_at: new Date() }),
    )
    .execute()
}
