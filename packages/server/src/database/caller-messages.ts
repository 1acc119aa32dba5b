import { serialize } from 'pg-protocol'
import type { Statement, TextRow } from './database.ts'
import type { PreparedStatements } from './prepared-statements.ts'

export type CallerStatement = {
  /** Enters the caller's role; its rows are ignored. */
  entry: Statement
  main: Statement
  /** Separates the plans of one text under different row policies; null prepares no statement (poolers). */
  planRole: string | null
}

export type CallerPrepared = PreparedStatements<{ name: string }>

/** `settle` must be called with the response: true if the database took all messages. */
export type CallerMessages = { bytes: Buffer; settle: (isDone: boolean) => void }

/**
 * Writes `entry`, then `main`, with one Sync. The database runs both in one implicit transaction, commits at the Sync,
 * and skips everything after the first error: `main` never runs if `entry` failed.
 */
export function callerMessages(
  { planRole, entry, main }: CallerStatement,
  prepared: CallerPrepared,
): CallerMessages {
  if (planRole === null) return { bytes: unnamedMessages(entry, main), settle: () => {} }
  const messages = prepared.closeMessages()
  const fresh = new Map<string, string>()
  const bind = (key: string, { text, values }: Statement) => {
    let name = prepared.find(key)?.name
    if (name === undefined) {
      name = prepared.newName()
      messages.push(serialize.parse({ text, name }))
      fresh.set(key, name)
    }
    messages.push(serialize.bind({ statement: name, values }))
  }
  bind('', entry)
  messages.push(serialize.execute())
  bind(`${planRole}:${main.text}`, main)
  messages.push(serialize.describe({ type: 'P' }), serialize.execute(), serialize.sync())
  return {
    bytes: Buffer.concat(messages),
    // After an error it is unknown which new statements the database has prepared, and two requests in flight may have
    // prepared the same text. Such statements are closed.
    settle: (isDone) => {
      for (const [key, name] of fresh)
        if (isDone) prepared.keep(key, { name })
        else prepared.drop(name)
      fresh.clear()
    },
  }
}

/** The database has one unnamed statement, that of the last Parse, so each runs before the next replaces it. */
function unnamedMessages(entry: Statement, main: Statement): Buffer {
  const parseAndBind = ({ text, values }: Statement) => [
    serialize.parse({ text }),
    serialize.bind({ values }),
  ]
  return Buffer.concat([
    ...parseAndBind(entry),
    serialize.execute(),
    ...parseAndBind(main),
    serialize.describe({ type: 'P' }),
    serialize.execute(),
    serialize.sync(),
  ])
}

/** Collects the rows of `main` from the response, every value as text. */
export class CallerRows {
  readonly rows: TextRow[] = []
  #names: string[] | null = null

  describe(names: string[]): void {
    this.#names = names
  }

  // Only `main` is described: rows before its row description belong to `entry`.
  add(fields: (string | null)[]): void {
    if (this.#names)
      this.rows.push(Object.fromEntries(this.#names.map((name, index) => [name, fields[index]!])))
  }
}
