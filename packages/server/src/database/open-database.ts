import type { Database, DatabasePlace } from './database.ts'
import { openEmbedded } from './embedded-database.ts'
import { isMigrated } from './migrate.ts'
import { openPostgres } from './postgres-database.ts'

/**
 * Opens PostgreSQL (`url`), the durable embedded database (`dataDir`), or one in memory (neither; tests).
 * Errors meant for a person: DatabaseInUseError, DatabaseVersionError, DatabaseUnreachableError.
 */
export const openDatabase = ({ dataDir, url, ...rest }: DatabasePlace): Promise<Database> =>
  url ? openPostgres(url, { ...rest, isMigrated }) : openEmbedded({ dataDir, onStatement: rest.onStatement })
