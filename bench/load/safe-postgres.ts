import { startCluster, type StartedCluster } from '@retour/server/src/database/testing/postgres-cluster.ts'

/** Starts a PostgreSQL with durable commits, as in production; that of the tests need not be durable. */
export const startSafePostgres = (binaries: string): Promise<StartedCluster> =>
  startCluster(binaries, { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' })
