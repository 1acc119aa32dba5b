import type pg from 'pg'
import { serialize } from 'pg-protocol'
import type { Statement, TextRow } from './database.ts'

/** Statements that a connection keeps prepared; the one longest unused makes room. */
const preparedLimit = 100

type Prepared = { names: Map<string, string>; stale: string[]; count: number }
const preparedOf = new WeakMap<pg.Connection, Prepared>()

/**
 * Sends `entry`, then `main`, in one write and with one Sync: the server runs both in one implicit transaction,
 * commits at the Sync, and skips everything after the first error. One round trip, and `main` can never run when
 * `entry` failed. Resolves after the commit with the rows of `main`, every value as text. `role` keeps apart the
 * plans of one text under different row policies; null keeps none, so that connections behind a pooler may change.
 */
export const runPipeline = (
  client: pg.PoolClient,
  role: string | null,
  entry: Statement,
  main: Statement,
): Promise<TextRow[]> =>
  new Promise((resolve, reject) => {
    const rows: TextRow[] = []
    let names: string[] | null = null
    let undo = () => {}
    client.query({
      submit: (connection: pg.Connection) => {
        undo = send(connection, role, entry, main)
      },
      handleRowDescription: (message: { fields: { name: string }[] }) => {
        names = message.fields.map(({ name }) => name)
      },
      // Only `main` is described: rows before its description are those of `entry`.
      handleDataRow: (message: { fields: (string | null)[] }) => {
        if (names) rows.push(Object.fromEntries(names.map((name, index) => [name, message.fields[index]!])))
      },
      handleError: (error: Error) => {
        undo()
        reject(error)
      },
      handleReadyForQuery: () => resolve(rows),
      handleCommandComplete: () => {},
      handleEmptyQuery: () => {},
      handlePortalSuspended: () => {},
    } as pg.Submittable)
  })

const send = (
  connection: pg.Connection,
  role: string | null,
  entry: Statement,
  main: Statement,
): (() => void) => {
  if (role === null) return sendUnnamed(connection, entry, main)
  const prepared = preparedOf.get(connection) ?? { names: new Map(), stale: [], count: 0 }
  preparedOf.set(connection, prepared)
  const messages = prepared.stale.splice(0).map((name) => serialize.close({ type: 'S', name }))
  const fresh: string[] = []
  const bind = (key: string, { text, values }: Statement) => {
    let name = prepared.names.get(key)
    if (name === undefined) {
      name = `caller_${++prepared.count}`
      messages.push(serialize.parse({ text, name }))
      fresh.push(key)
    }
    prepared.names.delete(key)
    prepared.names.set(key, name)
    messages.push(serialize.bind({ statement: name, values }))
  }
  bind('', entry)
  messages.push(serialize.execute())
  bind(`${role}:${main.text}`, main)
  messages.push(serialize.describe({ type: 'P' }), serialize.execute(), serialize.sync())
  // One buffer, one system call: the writes are the largest part of what a request costs here.
  connection.stream.write(Buffer.concat(messages))
  if (prepared.names.size > preparedLimit) forget(prepared, prepared.names.keys().next().value)
  // After an error nobody knows which of the new names the server has: all are closed and made anew.
  return () => fresh.forEach((key) => forget(prepared, key))
}

/** The server's only nameless statement is that of the last Parse: each is run before the next takes its place. */
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

const forget = (prepared: Prepared, key: string | undefined) => {
  const name = key === undefined ? undefined : prepared.names.get(key)
  if (key === undefined || name === undefined) return
  prepared.names.delete(key)
  prepared.stale.push(name)
}
