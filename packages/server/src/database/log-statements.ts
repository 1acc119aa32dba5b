import type { KyselyConfig } from 'kysely'
import type { OnStatement } from './database.ts'

/** The setting of a Kysely that tells how long each statement took; the statement itself is left out. */
export const logStatements = (onStatement?: OnStatement): Pick<KyselyConfig, 'log'> =>
  onStatement ? { log: ({ queryDurationMillis }) => onStatement('builder', queryDurationMillis) } : {}
