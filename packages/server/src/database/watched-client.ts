import pg from 'pg'
import { explainAway } from './database-away.ts'

/** Longer than every statement timeout of a caller; a longer silence means a stalled server or a dead connection. */
const answerWithinMs = 10_000

/**
 * A connection with a response timeout. If a response takes longer than `answerWithinMs`, the connection is closed and
 * the query fails with DatabaseAwayError, as if the server were gone. A paused server or an unplugged cable sends
 * nothing, not even a close.
 */
export class WatchedClient extends pg.Client {
  /** 0 = no limit. Set when the connection is taken from its pool. */
  answerWithinMs = answerWithinMs
  #timer: NodeJS.Timeout | undefined
  /** Created by node-postgres but missing in its types. */
  declare readonly connection: pg.Connection

  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const stopWatching = () => {
      clearTimeout(this.#timer)
      this.#timer = undefined
    }
    // With several queries in flight, the time of each starts at the response before it.
    this.connection.on('readyForQuery', () => this.#timer?.refresh())
    this.on('drain', stopWatching)
    this.on('end', stopWatching)
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- five overloads, all passed on
  override query(...parts: any[]): any {
    clearTimeout(this.#timer)
    if (this.answerWithinMs > 0) this.#timer = setTimeout(() => this.cut(), this.answerWithinMs)
    // oxlint-disable-next-line typescript/no-explicit-any -- what came in goes on as it is
    const answer: unknown = (super.query as (...all: any[]) => unknown).apply(this, parts)
    if (!(answer instanceof Promise)) return answer
    return answer.catch((error: unknown) => {
      throw explainAway(error)
    })
  }

  /** Destroys the connection without a Terminate message, which a stalled server would never answer. */
  cut(): void {
    this.connection.stream.destroy()
  }
}

type PooledClient = WatchedClient & pg.PoolClient
/** The pool creates only these clients; its types do not know it. */
const asWatched = (client: pg.PoolClient) => client as unknown as PooledClient

/** Opens a pool of such connections, with the functions that take one from it. */
export function openWatchedPool(config: pg.PoolConfig) {
  const clients = new Set<PooledClient>()
  const pool = new pg.Pool({ ...config, Client: WatchedClient })
  // A broken connection leaves the pool, and its current or next query fails with the reason. Without these listeners
  // Node would exit: the pool listens to idle connections only.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    clients.add(asWatched(client))
  })
  pool.on('remove', (client) => clients.delete(asWatched(client)))
  return {
    /** Returns a connection. Throws DatabaseAwayError if none is available in time. */
    connect: async (limitMs: number = answerWithinMs): Promise<PooledClient> => {
      try {
        const client = asWatched(await pool.connect())
        client.answerWithinMs = limitMs
        return client
      } catch (error) {
        throw explainAway(error)
      }
    },
    state: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    /** Closes the pool. Resolves within two seconds; running queries are cut off. */
    end: async (): Promise<void> => {
      const limit = setTimeout(() => clients.forEach((client) => client.cut()), 2000)
      await pool.end()
      clearTimeout(limit)
    },
  }
}

export type WatchedPool = ReturnType<typeof openWatchedPool>
