import pg from 'pg'
import { callerMessages, CallerRows, type CallerPrepared, type CallerStatement } from './caller-messages.ts'
import type { TextRow } from './database.ts'
import { PreparedStatements } from './prepared-statements.ts'

const preparedOf = new WeakMap<pg.Connection, CallerPrepared>()

/**
 * Runs a caller's statement in one round trip. Resolves after the commit with the rows of `main`, every value as text.
 * Further statements may be sent on the connection before the response.
 */
export const runPipeline = (client: pg.PoolClient, statement: CallerStatement): Promise<TextRow[]> =>
  new Promise((resolve, reject) => client.query(new CallerQuery(statement, resolve, reject)))

/** A subclass of node-postgres' query; its pipeline mode accepts no other. */
class CallerQuery extends pg.Query {
  readonly #statement: CallerStatement
  readonly #resolve: (rows: TextRow[]) => void
  readonly #reject: (error: Error) => void
  readonly #rows = new CallerRows()
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
    const prepared: CallerPrepared = preparedOf.get(connection) ?? new PreparedStatements('caller')
    preparedOf.set(connection, prepared)
    const { bytes, settle } = callerMessages(this.#statement, prepared)
    this.#settle = settle
    // One buffer and one system call: writes are the largest part of a request's cost here.
    connection.stream.write(bytes)
  }

  handleRowDescription(message: { fields: { name: string }[] }) {
    this.#rows.describe(message.fields.map(({ name }) => name))
  }

  handleDataRow({ fields }: { fields: (string | null)[] }) {
    this.#rows.add(fields)
  }

  handleError(error: Error) {
    this.#settle(false)
    this.#reject(error)
  }

  handleReadyForQuery() {
    this.#settle(true)
    this.#resolve(this.#rows.rows)
  }

  handleCommandComplete() {}
  handleEmptyQuery() {}
  handlePortalSuspended() {}
}
