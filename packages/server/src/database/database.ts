import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

export type SqlRow = Record<string, unknown>
/** Runs SQL text; without values it may hold many statements, and the rows are those of the last one. */
export type RunSql = (text: string, values?: unknown[]) => Promise<{ rows: SqlRow[] }>

/** Whom a request speaks for: the verified claims of its token, or nobody. */
export type CallerClaims =
  | { role: 'anon' }
  | { role: 'authenticated'; sub: string; email: string; session_id?: string; [claim: string]: unknown }

export interface CallerOptions {
  /** True for reads: the transaction then refuses every write. */
  isReadOnly?: boolean
  /** Refuses with PT401 unless the session that the claims name is alive at this time. */
  aliveAt?: Date
}

/** SQL text made of constants and names of the catalogue; everything else is bound as text. */
export interface Statement {
  text: string
  values: (string | null)[]
}
/** A row with every value as text; statements cast what else they give. */
export type TextRow = Record<string, string | null>

/** How statements reach the database: `builder` and `text` are the server's own, `caller` is one of a data call. */
export type StatementWay = 'builder' | 'caller' | 'text'
export type OnStatement = (way: StatementWay, durationMs: number) => void
/** Connections of one pool, and how many wait for one. */
export type PoolState = { pool: 'own' | 'callers'; used: number; idle: number; waiting: number }

/** Who hears what is said on a channel. */
export interface Listener {
  onNotification(payload: string): void
  /** true: what is said from now on is heard, and something before may have been missed; false: nothing is heard. */
  changed(isListening: boolean): void
}
export interface Listening {
  close(): Promise<void>
}

export interface Database {
  readonly kind: 'embedded' | 'postgres'
  /** The server's own queries, with the rights of the tables' owner. Never with a caller's words in SQL text. */
  readonly own: Kysely<Tables>
  /** One transaction in the caller's role, so that row security decides. Inside, use only `tx`. */
  asCaller<T>(
    claims: CallerClaims,
    work: (tx: Transaction<Tables>) => Promise<T>,
    options?: CallerOptions,
  ): Promise<T>
  /**
   * One statement in one transaction in the caller's role, in as few round trips as the database allows. Resolves
   * after the commit. `check` sees the rows before it: what it throws undoes the statement.
   */
  runAsCaller(
    claims: CallerClaims,
    statement: Statement,
    options?: CallerOptions & { check?: (rows: TextRow[]) => void },
  ): Promise<TextRow[]>
  /** SQL text outside any transaction of ours (the job queue). */
  executeSql: RunSql
  /** One transaction for whole SQL files (migrations, preparation). */
  runScript<T>(work: (run: RunSql) => Promise<T>): Promise<T>
  /**
   * Hears what is notified on a channel, by whichever process, until it or the database is closed. It begins in the
   * background. Behind a pooler in transaction mode (`hasNamedStatements: false`) nothing is ever heard.
   */
  listen(channel: string, listener: Listener): Listening
  /** Now; empty when embedded, which has one session. */
  readPools(): PoolState[]
  /** Reachable, and holding every migration this build knows. Answers within two seconds; never throws. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}

export interface DatabasePlace {
  /** The product's data folder; the embedded database lives in `database/` below it. */
  dataDir?: string | undefined
  /** A PostgreSQL address; wins over dataDir. */
  url?: string | undefined
  /** The same database by a login that serves callers alone (decision 3); none = `url` serves them too. */
  callerUrl?: string | undefined
  /** False behind a pooler in transaction mode; true (the default) saves planning. */
  hasNamedStatements?: boolean | undefined
  /** Told about every statement that ended, also with an error. */
  onStatement?: OnStatement | undefined
}

/** Whether a database holds every migration that this build knows. False also when it fails. */
export type MigrationCheck = (database: Pick<Database, 'executeSql'>) => Promise<boolean>
