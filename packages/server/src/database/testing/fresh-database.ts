import { inject } from 'vitest'
import type { Database } from '#server/database/database'
import { freshEmbedded } from './fresh-embedded.ts'
import { freshPostgres } from './fresh-postgres.ts'
import type { PostgresCluster } from './postgres-cluster.ts'

/**
 * Opens a migrated and seeded database, a new one for each call, of the kind in TEST_DATABASE: `embedded` (default) or
 * `postgres`. Close it at the end of the test.
 */
export const freshDatabase = (): Promise<Database> => {
  if (process.env.TEST_DATABASE !== 'postgres') return freshEmbedded()
  const cluster: PostgresCluster | null = inject('postgresCluster')
  if (!cluster) throw new Error('No PostgreSQL is installed for the tests on PostgreSQL.')
  return freshPostgres(cluster)
}
