import { startCluster, type StartedCluster } from '@retour/server/src/database/testing/postgres-cluster.ts'

/** A PostgreSQL of its own that keeps what it acknowledged, as one in production does; the tests' one need not. */
export const startSafePostgres = (binaries: string): Promise<StartedCluster> =>
  startCluster(binaries, { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' })
