import pg from 'pg'
import { serialize } from 'pg-protocol'
import type { Statement, TextRow } from './database.ts'

/** The maximum prepared statements of a connection; the least recently used is closed first. */
const preparedLimit = 100

/** `names` are the statements prepared on the server; `stale` are those to close with the next message. */
type Prepared = { names: Map<string, string>; stale: string[]; count: number }
const preparedOf = new WeakMap<pg.Connection, Prepared>()

export type CallerStatement = {
  entry: Statement
  main: Statement
  /** Separates the plans of one text under different row policies; null prepares no statement (poolers). */
  planRole: string | null
}

/**
 * Sends `entry`, then `main`, with one Sync. The server runs both in one implicit transaction, commits at the Sync, and
 * skips everything after the first error. So it takes one round trip, and `main` never runs if `entry` failed. Resolves
 * after the commit with the rows of `main`, every value as text. Further statements may be sent on the connection
 * before the response.
 */
export const runPipeline = (client: pg.PoolClient, statement: CallerStatement): Promise<TextRow[]> =>
  new Promise((resolve, reject) => client.query(new CallerQuery(statement, resolve, reject)))

/** A subclass of node-postgres' query; its pipeline mode accepts no other. */
class CallerQuery extends pg.Query {
  readonly #statement: CallerStatement
  readonly #resolve: (rows: TextRow[]) => void
  readonly #reject: (error: Error) => void
  readonly #rows: TextRow[] = []
  #names: string[] | null = null
  #settle: (isDone: boolean) => void = () => {}

  constructor(
    statement: CallerStatement,
    resolve: (rows: TextRow[]) => void,
    reject: (error: Error) => void,
  ) {
    super(statement.main.text)
    this.#statement = statement
    this.#resolve = resolve
    this.#reject = reject
  }

  override submit = (connection: pg.Connection) => {
    this.#settle = send(connection, this.#statement)
  }

  handleRowDescription(message: { fields: { name: string }[] }) {
    this.#names = message.fields.map(({ name }) => name)
  }

  // Only `main` is described: rows before its row description belong to `entry`.
  handleDataRow({ fields }: { fields: (string | null)[] }) {
    if (this.#names)
      this.#rows.push(Object.fromEntries(this.#names.map((name, index) => [name, fields[index]!])))
  }

  handleError(error: Error) {
    this.#settle(false)
    this.#reject(error)
  }

  handleReadyForQuery() {
    this.#settle(true)
    this.#resolve(this.#rows)
  }

  handleCommandComplete() {}
  handleEmptyQuery() {}
  handlePortalSuspended() {}
}

/** Sends the messages of a statement. Returns the callback for its response. */
const send = (
  connection: pg.Connection,
  { planRole, entry, main }: CallerStatement,
): ((isDone: boolean) => void) => {
  if (planRole === null) return sendUnnamed(connection, entry, main)
  const prepared: Prepared = preparedOf.get(connection) ?? { names: new Map(), stale: [], count: 0 }
  preparedOf.set(connection, prepared)
  const messages = prepared.stale.splice(0).map((name) => serialize.close({ type: 'S', name }))
  const fresh = new Map<string, string>()
  const bind = (key: string, { text, values }: Statement) => {
    let name = prepared.names.get(key)
    if (name === undefined) {
      name = `caller_${++prepared.count}`
      messages.push(serialize.parse({ text, name }))
      fresh.set(key, name)
    } else {
      prepared.names.delete(key)
      prepared.names.set(key, name)
    }
    messages.push(serialize.bind({ statement: name, values }))
  }
  bind('', entry)
  messages.push(serialize.execute())
  bind(`${planRole}:${main.text}`, main)
  messages.push(serialize.describe({ type: 'P' }), serialize.execute(), serialize.sync())
  // One buffer and one system call: writes are the largest part of a request's cost here.
  connection.stream.write(Buffer.concat(messages))
  // After an error it is unknown which new statements the server has prepared, and two requests in flight may have
  // prepared the same text. Such statements are closed.
  return (isDone) => {
    for (const [key, name] of fresh)
      if (isDone && !prepared.names.has(key)) prepared.names.set(key, name)
      else prepared.stale.push(name)
    fresh.clear()
    if (prepared.names.size > preparedLimit) forgetOldest(prepared)
  }
}

/** The server has one unnamed statement, that of the last Parse, so each runs before the next replaces it. */
const sendUnnamed = (connection: pg.Connection, entry: Statement, main: Statement): (() => void) => {
  const parseAndBind = ({ text, values }: Statement) => [
    serialize.parse({ text }),
    serialize.bind({ values }),
  ]
  const messages = [
    ...parseAndBind(entry),
    serialize.execute(),
    ...parseAndBind(main),
    serialize.describe({ type: 'P' }),
    serialize.execute(),
    serialize.sync(),
  ]
  connection.stream.write(Buffer.concat(messages))
  return () => {}
}

const forgetOldest = (prepared: Prepared) => {
  const [oldest] = prepared.names
  if (!oldest) return
  const [key, name] = oldest
  prepared.names.delete(key)
  prepared.stale.push(name)
}
