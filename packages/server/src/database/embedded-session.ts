import {
  messages as kinds,
  Mutex,
  parse,
  TransactionAbortedError,
  type PGlite,
  type Results,
} from '@electric-sql/pglite'
import { serialize } from 'pg-protocol'
import { callerMessages, CallerRows, type CallerPrepared, type CallerStatement } from './caller-messages.ts'
import type { TextRow } from './database.ts'
import type { LogSync } from './log-sync.ts'
import { PreparedStatements } from './prepared-statements.ts'

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number]
type Row = Record<string, unknown>

/** A statement that is prepared, with what the database said of it: its parameters' types, and its columns. */
type Prepared = { name: string; parameterTypes: number[]; description: Message[] }

/** Statements inside a transaction, or each in its own. */
export type EmbeddedStatements = {
  /** Runs one statement; its text is prepared once and planned as PostgreSQL plans prepared statements. */
  query<T = Row>(text: string, values?: unknown[]): Promise<Results<T>>
  /** Runs a text of several statements. */
  exec(text: string): Promise<Results[]>
}

export type EmbeddedTransaction = EmbeddedStatements & { rollback(): Promise<void> }

/**
 * The one session of an embedded database, for all who use it: what runs here waits for its turn. It offers what
 * Kysely's dialect asks of a PGlite, and asks less of PGlite itself: PGlite's own `query` prepares each statement anew, by six
 * calls into the database, where one call with a prepared statement takes a quarter of the time.
 */
export interface EmbeddedSession extends EmbeddedStatements {
  readonly closed: boolean
  readonly ready: boolean
  readonly waitReady: Promise<void>
  /** Commits when `work` resolves, unless it rolled back; rolls back when it rejects. Inside, use only its argument. */
  transaction<T>(work: (tx: EmbeddedTransaction) => Promise<T>): Promise<T>
  /** Runs a caller's statement in one transaction by one call. Resolves after the commit. */
  runCaller(statement: CallerStatement): Promise<TextRow[]>
  /** Receives the notifications of a channel. Resolves with the function that ends it. */
  listen(channel: string, onNotification: (payload: string) => void): Promise<() => Promise<void>>
  /** Waits for what runs, then closes the database. What waits is refused. */
  close(): Promise<void>
}

/** Statements after which what was prepared may no longer fit. */
const changesSchema = /\b(?:create|alter|drop|discard|deallocate)\b/i

/**
 * Creates the session. `log` says when what was committed is on the disk: nothing is answered before, neither the commit
 * nor a statement that saw its rows. The turn ends earlier, so that several commits share one sync.
 */
export function createEmbeddedSession(lite: PGlite, log?: Pick<LogSync, 'settled'>): EmbeddedSession {
  const turns = new Mutex()
  const own = new PreparedStatements<Prepared>('own')
  const callers: CallerPrepared = new PreparedStatements('caller')

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await turns.runExclusive(() => {
        if (lite.closed) throw new Error('PGlite is closed')
        return work()
      })
    } finally {
      await log?.settled()
    }
  }

  /** `syncToFs` lets the file system give others a turn; inside a transaction nobody else could use it. */
  const send = (bytes: Uint8Array, syncToFs: boolean): Promise<Message[]> =>
    lite.runExclusive(() => lite.execProtocolStream(bytes, { syncToFs }))

  const forgetAll = () => {
    own.forgetAll()
    callers.forgetAll()
  }

  const prepare = async (text: string): Promise<Prepared> => {
    const name = own.newName()
    const messages = await send(
      Buffer.concat([
        ...own.closeMessages(),
        serialize.parse({ text, name }),
        serialize.describe({ type: 'S', name }),
        serialize.sync(),
      ]),
      false,
    )
    const prepared = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(messages),
      description: messages.filter((message) => message instanceof kinds.RowDescriptionMessage),
    }
    if (changesSchema.test(text)) {
      forgetAll()
      own.drop(name)
    } else own.keep(text, prepared)
    return prepared
  }

  const toText = (value: unknown, type: number): string | null => {
    if (value === null || value === undefined) return null
    const write = lite.serializers[type]
    if (write) return write(value)
    return typeof value === 'string' ? value : JSON.stringify(value)
  }

  const query = async <T>(text: string, values: unknown[], isLast: boolean): Promise<Results<T>> => {
    const { name, parameterTypes, description } = own.find(text) ?? (await prepare(text))
    const bound = parameterTypes.map((type, index) => toText(values[index], type))
    try {
      const messages = await send(
        Buffer.concat([
          serialize.bind({ statement: name, values: bound }),
          serialize.execute(),
          serialize.sync(),
        ]),
        isLast,
      )
      const [result] = parse.parseResults([...description, ...messages], lite.parsers)
      return result as Results<T>
    } catch (error) {
      // It may have been prepared for columns that have changed since. It is prepared anew the next time, whatever failed.
      own.forget(text)
      throw error
    }
  }

  const exec = async (text: string): Promise<Results[]> => {
    if (changesSchema.test(text)) forgetAll()
    return lite.exec(text)
  }

  const control = (text: 'begin' | 'commit' | 'rollback') => send(serialize.query(text), text !== 'begin')

  const commit = async () => {
    const messages = await control('commit')
    // A transaction in which a statement failed is rolled back instead, without an error.
    if (
      messages.some(
        (message) => message instanceof kinds.CommandCompleteMessage && message.text === 'ROLLBACK',
      )
    )
      throw new TransactionAbortedError()
  }

  const transaction = async <T>(work: (tx: EmbeddedTransaction) => Promise<T>): Promise<T> => {
    await control('begin')
    let isOver = false
    const whileOpen = <R>(run: () => Promise<R>): Promise<R> =>
      isOver ? Promise.reject(new Error('Transaction is closed')) : run()
    const rollback = async () => {
      isOver = true
      await control('rollback')
    }
    try {
      const result = await work({
        query: <R>(text: string, values: unknown[] = []) => whileOpen(() => query<R>(text, values, false)),
        exec: (text) => whileOpen(() => exec(text)),
        rollback: () => whileOpen(rollback),
      })
      if (!isOver) {
        isOver = true
        await commit()
      }
      return result
    } catch (error) {
      if (!isOver) await rollback()
      throw error
    }
  }

  const runCaller = async (statement: CallerStatement): Promise<TextRow[]> => {
    const { bytes, settle } = callerMessages(statement, callers)
    let isDone = false
    try {
      const answer = new CallerRows()
      for (const message of await send(bytes, true)) {
        if (message instanceof kinds.RowDescriptionMessage)
          answer.describe(message.fields.map(({ name }) => name))
        else if (message instanceof kinds.DataRowMessage) answer.add(message.fields)
      }
      isDone = true
      return answer.rows
    } finally {
      settle(isDone)
    }
  }

  return {
    get closed() {
      return lite.closed
    },
    get ready() {
      return lite.ready
    },
    waitReady: lite.waitReady,
    query: <T>(text: string, values: unknown[] = []) => inTurn(() => query<T>(text, values, true)),
    exec: (text) => inTurn(() => exec(text)),
    transaction: (work) => inTurn(() => transaction(work)),
    runCaller: (statement) => inTurn(() => runCaller(statement)),
    listen: async (channel, onNotification) => {
      const stop = await inTurn(() => lite.listen(channel, onNotification))
      return () => inTurn(stop)
    },
    close: () => inTurn(() => lite.close()),
  }
}
