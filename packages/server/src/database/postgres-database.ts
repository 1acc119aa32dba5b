import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { enterCaller, enterCallerText, enterCallerValues } from './caller.ts'
import { createCallerRuns } from './caller-runs.ts'
import type {
  Database,
  DatabasePlace,
  Listening,
  MigrationCheck,
  OnStatement,
  RunSql,
  SqlRow,
  TextRow,
} from './database.ts'
import { DatabaseAwayError } from './database-away.ts'
import { listenOnPostgres } from './listen-postgres.ts'
import { logStatements } from './log-statements.ts'
import type { Tables } from './tables.ts'
import { openWatchedPool } from './watched-client.ts'
import type { WatchedPool } from './watched-client.ts'
import { readyWithinMs, withinTime } from './within-time.ts'

const oldestServer = 150_000
const int8Oid = 20
const dateOid = 1082
const ownTextWithinMs = 30_000
const noLimit = 0

/** No usable PostgreSQL at the URL. The message is meant for a person and never contains the password. */
export class DatabaseUnreachableError extends Error {
  override name = 'DatabaseUnreachableError'
}

/** Parses values as the embedded database does: counts as numbers, dates as text. */
const types = new pg.TypeOverrides()
types.setTypeParser(int8Oid, Number)
types.setTypeParser(dateOid, (value) => value)

const describeAddress = (url: string) => {
  try {
    const { host, pathname } = new URL(url)
    return `${host || 'local socket'}${pathname}`
  } catch {
    return 'the address in DATABASE_URL'
  }
}

const describeReason = (error: unknown): string => {
  if (error instanceof DatabaseAwayError) return describeReason(error.cause)
  if (error instanceof AggregateError) return error.errors.map(describeReason).join('; ')
  return error instanceof Error ? error.message : String(error)
}

const runOn =
  (part: Pick<pg.Client, 'query'>): RunSql =>
  async (text, values) => {
    const result: pg.QueryResult<SqlRow> | pg.QueryResult<SqlRow>[] =
      values && values.length > 0 ? await part.query(text, values) : await part.query(text)
    const last = Array.isArray(result) ? result.at(-1) : result
    return { rows: last?.rows ?? [] }
  }

/** Runs each text on its own connection, which is removed from the pool if it may be broken. */
const runOnAny =
  (pool: WatchedPool, limitMs: number, onStatement?: OnStatement): RunSql =>
  async (text, values) => {
    const client = await pool.connect(limitMs)
    const startedAt = performance.now()
    let isUsable = false
    try {
      const answer = await runOn(client)(text, values)
      isUsable = true
      return answer
    } finally {
      client.release(!isUsable)
      onStatement?.('text', performance.now() - startedAt)
    }
  }

const checkServer = async (pool: WatchedPool, url: string) => {
  let version: number
  try {
    const { rows } = await runOnAny(
      pool,
      ownTextWithinMs,
    )(`select current_setting('server_version_num')::int as version`)
    version = Number(rows[0]?.version ?? 0)
  } catch (error) {
    throw new DatabaseUnreachableError(
      `Cannot use PostgreSQL at ${describeAddress(url)}: ${describeReason(error)}. Check DATABASE_URL.`,
      { cause: error },
    )
  }
  if (version < oldestServer) {
    throw new DatabaseUnreachableError(
      `PostgreSQL at ${describeAddress(url)} is older than version 15, the oldest this product runs on.`,
    )
  }
}

const runInTransaction = async <T>(pool: WatchedPool, work: (run: RunSql) => Promise<T>): Promise<T> => {
  const client = await pool.connect(noLimit)
  let failure: Error | undefined
  try {
    await client.query('begin')
    const answer = await work(runOn(client))
    await client.query('commit')
    return answer
  } catch (error) {
    // After a failed rollback the state of a connection is unknown, so it is removed from the pool.
    await client.query('rollback').catch((broken: Error) => {
      failure = broken
    })
    throw error
  } finally {
    client.release(failure)
  }
}

const areReady = async (pool: WatchedPool, callerPool: WatchedPool, isMigrated?: MigrationCheck) => {
  if (callerPool !== pool) await runOnAny(callerPool, readyWithinMs)('select 1')
  const executeSql = runOnAny(pool, readyWithinMs)
  if (isMigrated) return isMigrated({ executeSql })
  await executeSql('select 1')
  return true
}

const connectionTo = (url: string) => ({
  connectionString: url,
  connectionTimeoutMillis: 5000,
  keepAlive: true,
  application_name: 'retour',
})

const openPool = (url: string, maxConnections: number) =>
  openWatchedPool({
    ...connectionTo(url),
    max: maxConnections,
    // Several statements may be in flight on one connection; callers do not notice.
    pipeline: true,
    types,
  })

const openKysely = ({ connect, end }: WatchedPool, onStatement?: OnStatement) =>
  new Kysely<Tables>({
    ...logStatements(onStatement),
    dialect: new PostgresDialect({ pool: { connect: () => connect(), end, options: {} } }),
  })

/** The caller provides the migration check, because reading the files needs a file system. */
type PostgresOptions = Omit<DatabasePlace, 'dataDir' | 'url'> & {
  /** The maximum connections of each pool. */
  maxConnections?: number
  /** Without it, the database counts as ready when it answers: another process migrates it. */
  isMigrated?: MigrationCheck
}

/**
 * Opens a PostgreSQL 15 or newer by URL. With `callerUrl`, everything that runs as a caller uses a separate pool with
 * that login. Throws DatabaseUnreachableError with the reason.
 */
export const openPostgres = async (
  url: string,
  { callerUrl, hasNamedStatements = true, maxConnections = 10, onStatement, isMigrated }: PostgresOptions,
): Promise<Database> => {
  const pool = openPool(url, maxConnections)
  try {
    await checkServer(pool, url)
  } catch (error) {
    await pool.end()
    throw error
  }
  const own = openKysely(pool, onStatement)
  const callerPool = callerUrl ? openPool(callerUrl, maxConnections) : pool
  const callers = callerUrl ? openKysely(callerPool, onStatement) : own
  const runs = createCallerRuns(callerPool, onStatement)
  const listenings = new Set<Listening>()
  const database: Database = {
    kind: 'postgres',
    own,
    asCaller: (claims, work, options = {}) =>
      callers.transaction().execute(async (tx) => {
        await enterCaller(tx, claims, options)
        return work(tx)
      }),
    runAsCaller: async (claims, statement, options = {}) => {
      const { check } = options
      // A check needs the rows before the commit, so every step is a separate round trip.
      if (check)
        return database.asCaller(
          claims,
          async (tx) => {
            const query = CompiledQuery.raw(statement.text, statement.values)
            const { rows } = await tx.executeQuery(query)
            check(rows as TextRow[])
            return rows as TextRow[]
          },
          options,
        )
      const entry = { text: enterCallerText, values: enterCallerValues(claims, options) }
      const planRole = hasNamedStatements ? claims.role : null
      return runs(claims.role, { entry, main: statement, planRole }, options.isReadOnly ?? false)
    },
    executeSql: runOnAny(pool, ownTextWithinMs, onStatement),
    runScript: (work) => runInTransaction(pool, work),
    listen: (channel, listener) => {
      if (!hasNamedStatements) return { close: async () => undefined }
      const listening = listenOnPostgres(connectionTo(url), channel, listener)
      listenings.add(listening)
      return {
        close: () => {
          listenings.delete(listening)
          return listening.close()
        },
      }
    },
    readPools: () => [
      { pool: 'own', ...pool.state() },
      ...(callerPool === pool ? [] : [{ pool: 'callers' as const, ...callerPool.state() }]),
    ],
    isReady: () => withinTime(areReady(pool, callerPool, isMigrated), readyWithinMs),
    close: async () => {
      await Promise.all([...listenings].map((one) => one.close()))
      await own.destroy()
      if (callers !== own) await callers.destroy()
    },
  }
  return database
}
