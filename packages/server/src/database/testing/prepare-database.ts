import { defaultEditionId } from '@retour/domain/vat/rules'
import { pino } from 'pino'
import type { Database } from '#server/database/database'
import { migrate } from '#server/database/migrate'
import { seed } from '#server/database/seed'
import { createBoss } from '#server/jobs/create-boss'

/** Prepares a database as the first start of the product does: tables, seed data, and the schema of jobs. */
export const prepareDatabase = async (database: Database): Promise<void> => {
  await migrate(database)
  await seed(database, defaultEditionId)
  const boss = createBoss({ database, log: pino({ level: 'silent' }) })
  await boss.start()
  await boss.stop()
}
