import type { KyselyConfig } from 'kysely'
import type { OnStatement } from './database.ts'

/** Returns the Kysely option that reports the duration of each statement, without its text. */
export const logStatements = (onStatement?: OnStatement): Pick<KyselyConfig, 'log'> =>
  onStatement ? { log: ({ queryDurationMillis }) => onStatement('builder', queryDurationMillis) } : {}
