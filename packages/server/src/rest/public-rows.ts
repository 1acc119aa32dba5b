import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Database, Statement } from '#server/database/database'
import type { Outcome } from './answer.ts'

/** The channel on which a trigger of each public table notifies changes, with the table's name. */
const channel = 'retour_public_rows'
/** The size of the cache. Callers choose the queries, so many different ones only evict each other. */
const maxCacheBytes = 8_000_000

/** PostgreSQL evaluates these words at the time of the query, so such a result is not cached. */
const wordOfTime = /now|today|tomorrow|yesterday/i

type CachedRows = { tableName: string; outcome: Outcome }

export interface PublicRows {
  /**
   * Returns the cached result of a statement, with a tag of its content. Calls `ask` if a row of the table has changed
   * since, and always while notifications cannot be received.
   */
  read(tableName: string, statement: Statement, ask: () => Promise<Outcome>): Promise<Outcome>
  /** Removes the results of a table. Called after this process has changed rows and before it responds. */
  forget(tableName: string): void
}

/**
 * Creates the cache of results that guests read from tables whose rows are the same for everybody. A notification of
 * the database invalidates them. On the embedded database, and on PostgreSQL in the process that made the change, this
 * happens before the change is acknowledged. In other processes it takes as long as a notification, at most twenty
 * seconds if the connection is dead (docs/decisions/0036-public-rows-from-memory.md).
 */
export function createPublicRows(database: Pick<Database, 'listen'>): PublicRows {
  const cached = new LRUCache<string, CachedRows>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ outcome }, key) => 2 * (key.length + outcome.body.length),
  })
  /** The number of notifications. A result that was queried before the latest one is not cached. */
  let notifications = 0
  let isSubscribed = false
  let isListening = false

  const keys = new WeakMap<Statement, string | null>()

  /** Null: the result depends on the time. */
  function keyOf(statement: Statement): string | null {
    const known = keys.get(statement)
    if (known !== undefined) return known
    const isTimed = statement.values.some((value) => value && wordOfTime.test(value))
    const key = isTimed ? null : JSON.stringify([statement.text, statement.values])
    keys.set(statement, key)
    return key
  }

  function forget(tableName: string) {
    notifications += 1
    for (const [key, one] of cached.entries()) if (one.tableName === tableName) cached.delete(key)
  }
  function forgetAll() {
    notifications += 1
    cached.clear()
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
  return {
    forget,
    read: async (tableName, statement, ask) => {
      if (!isListening) listen()
      const key = keyOf(statement)
      if (key === null) return ask()
      const entry = cached.get(key)
      if (entry) return entry.outcome
      const before = notifications
      const found = await ask()
      const outcome = { ...found, tag: tagOf(found) }
      if (isSubscribed && before === notifications && !cached.has(key))
        cached.set(key, { tableName, outcome })
      return outcome
    },
  }
}

/** Equal rows have an equal tag in every process. */
const tagOf = ({ body, total }: Outcome) =>
  createHash('sha256')
    .update(`${total ?? ''} ${body}`)
    .digest('base64url')
    .slice(0, 22)
