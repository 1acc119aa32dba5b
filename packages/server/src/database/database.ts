import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

export type SqlRow = Record<string, unknown>
/** Runs SQL text. Without values it may contain several statements; the result is that of the last one. */
export type RunSql = (text: string, values?: unknown[]) => Promise<{ rows: SqlRow[] }>

/** The caller of a request: the verified claims of its token, or a guest. */
export type CallerClaims =
  | { role: 'anon' }
  | { role: 'authenticated'; sub: string; email: string; session_id?: string; [claim: string]: unknown }

export interface CallerOptions {
  /** True for reads: the transaction is read-only. */
  isReadOnly?: boolean
  /** Throws PT401 unless the session of the claims is alive at this time. */
  aliveAt?: Date
}

/** SQL text of constants and catalogue names only; all other values are bound as text. */
export interface Statement {
  text: string
  values: (string | null)[]
}
/** A row with every value as text; statements cast other types to text. */
export type TextRow = Record<string, string | null>

/** How a statement is run: `builder` and `text` are the server's own, `caller` belongs to the data API. */
export type StatementWay = 'builder' | 'caller' | 'text'
export type OnStatement = (way: StatementWay, durationMs: number) => void
/** The connections of a pool, and the number of callers waiting for one. */
export type PoolState = { pool: 'own' | 'callers'; used: number; idle: number; waiting: number }

/** Callbacks for a notification channel. */
export interface Listener {
  onNotification(payload: string): void
  /** true: notifications are received from now on, and earlier ones may have been missed; false: none are received. */
  changed(isListening: boolean): void
}
export interface Listening {
  close(): Promise<void>
}

export interface Database {
  readonly kind: 'embedded' | 'postgres'
  /** The server's own queries, with the rights of the tables' owner. Never put a caller's text into the SQL. */
  readonly own: Kysely<Tables>
  /** Runs a transaction in the caller's role under row security. Inside, use only `tx`. */
  asCaller<T>(
    claims: CallerClaims,
    work: (tx: Transaction<Tables>) => Promise<T>,
    options?: CallerOptions,
  ): Promise<T>
  /**
   * Runs one statement in one transaction in the caller's role, with as few round trips as the database allows.
   * Resolves after the commit. `check` receives the rows before the commit; if it throws, the statement is rolled back.
   */
  runAsCaller(
    claims: CallerClaims,
    statement: Statement,
    options?: CallerOptions & { check?: (rows: TextRow[]) => void },
  ): Promise<TextRow[]>
  /** Runs SQL text outside our transactions (for the job queue). */
  executeSql: RunSql
  /** Runs whole SQL files (migrations, preparation) in one transaction. */
  runScript<T>(work: (run: RunSql) => Promise<T>): Promise<T>
  /**
   * Receives the notifications of a channel from every process, until it or the database is closed. Starts in the
   * background. Behind a pooler in transaction mode (`hasNamedStatements: false`) none are received.
   */
  listen(channel: string, listener: Listener): Listening
  /** The current state of the pools; empty on the embedded database, which has one session. */
  readPools(): PoolState[]
  /**
   * Returns whether the database is reachable and has every migration of this build. Resolves within two seconds; never
   * rejects.
   */
  isReady(): Promise<boolean>
  close(): Promise<void>
}

export interface DatabasePlace {
  /** The data folder; the embedded database is in its `database/`. */
  dataDir?: string | undefined
  /** A PostgreSQL URL; takes precedence over dataDir. */
  url?: string | undefined
  /** The same database with a login for callers only (decision 3); absent = callers use `url` too. */
  callerUrl?: string | undefined
  /** False behind a pooler in transaction mode. True (the default) reuses query plans. */
  hasNamedStatements?: boolean | undefined
  /** Called after every statement, also a failed one. */
  onStatement?: OnStatement | undefined
}

/** Returns whether a database has every migration of this build. Returns false if the check fails. */
export type MigrationCheck = (database: Pick<Database, 'executeSql'>) => Promise<boolean>
