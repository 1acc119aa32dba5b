import { createHash } from 'node:crypto'
import type { Database, Statement } from '#server/database/database'
import type { Outcome } from './answer.ts'

/** Told by a trigger of each table whose rows are the same for everybody, with the table's name. */
const channel = 'retour_public_rows'
/** Questions are the callers' own: whoever asks many different ones pushes out others, and takes no more than this. */
const maxCacheBytes = 8_000_000

/** PostgreSQL reads such a word as the time of the question, so its answer is over at once. */
const wordOfTime = /now|today|tomorrow|yesterday/i

type CachedRows = { tableName: string; outcome: Outcome; bytes: number }

export interface PublicRows {
  /**
   * What `ask` gave when this was last asked, with a tag of its content; asked again since any row of the table has changed,
   * and always while the database cannot be heard.
   */
  read(tableName: string, statement: Statement, ask: () => Promise<Outcome>): Promise<Outcome>
  /** After this process changed rows itself, before that is acknowledged. */
  forget(tableName: string): void
}

/**
 * Answers to guests about tables whose rows are the same for everybody, kept until the database tells of a change. On the
 * embedded database that is before the change is acknowledged; on PostgreSQL the same for this process, and for others the
 * time that a notification takes, at most twenty seconds where the line has died without a word
 * (docs/decisions/0036-public-rows-from-memory.md).
 */
export function createPublicRows(database: Pick<Database, 'listen'>): PublicRows {
  const cached = new Map<string, CachedRows>()
  let bytes = 0
  /** Counts what was heard: an answer that was asked for before is not kept. */
  let notifications = 0
  let isSubscribed = false
  let isListening = false

  function drop(key: string, { bytes: size }: CachedRows) {
    cached.delete(key)
    bytes -= size
  }
  function forget(tableName: string) {
    notifications += 1
    for (const [key, one] of cached) if (one.tableName === tableName) drop(key, one)
  }
  function forgetAll() {
    notifications += 1
    cached.clear()
    bytes = 0
  }
  function listen() {
    isListening = true
    database.listen(channel, {
      onNotification: forget,
      changed: (isNow) => {
        isSubscribed = isNow
        forgetAll()
      },
    })
  }
  function keep(key: string, one: CachedRows) {
    cached.set(key, one)
    bytes += one.bytes
    for (const [oldest, other] of cached) {
      if (bytes <= maxCacheBytes) return
      drop(oldest, other)
    }
  }

  return {
    forget,
    read: async (tableName, statement, ask) => {
      if (!isListening) listen()
      if (statement.values.some((value) => value && wordOfTime.test(value))) return ask()
      const key = JSON.stringify([statement.text, statement.values])
      const entry = cached.get(key)
      if (entry) {
        // The one that was asked longest ago goes first.
        cached.delete(key)
        cached.set(key, entry)
        return entry.outcome
      }
      const before = notifications
      const found = await ask()
      const outcome = { ...found, tag: tagOf(found) }
      if (isSubscribed && before === notifications && !cached.has(key))
        keep(key, { tableName, outcome, bytes: 2 * (key.length + found.body.length) })
      return outcome
    },
  }
}

/** The same for the same rows, whichever process answers. */
const tagOf = ({ body, total }: Outcome) =>
  createHash('sha256')
    .update(`${total ?? ''} ${body}`)
    .digest('base64url')
    .slice(0, 22)
