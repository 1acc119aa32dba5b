import { inject } from 'vitest'
import type { Database } from '#server/database/database'
import { openTemplateInMemory } from './fresh-embedded.ts'
import { createDatabase, openAndDropOnClose } from './fresh-postgres.ts'

/** Opens an empty database of the kind in TEST_DATABASE. Close it at the end of the test. */
export const emptyDatabase = async (): Promise<Database> => {
  const cluster = process.env.TEST_DATABASE === 'postgres' ? inject('postgresCluster') : null
  if (!cluster) return (await openTemplateInMemory('empty')).database
  return openAndDropOnClose(cluster, cluster.ownerUrl, await createDatabase(cluster, 'empty'))
}
