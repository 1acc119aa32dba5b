import pg from 'pg'
import { explainAway } from './database-away.ts'

/** Longer than any statement time-out of a caller: what is silent beyond it is a stalled server or a dead line. */
const answerWithinMs = 10_000

/**
 * A connection that never waits for ever: when an answer takes longer than `answerWithinMs` its line is cut, and the
 * query fails with DatabaseAwayError, as it does when the server goes away. A paused server or a cable that was
 * pulled sends nothing, not even an end.
 */
export class WatchedClient extends pg.Client {
  /** 0 = as long as it takes. Whoever takes the connection from its pool sets it. */
  answerWithinMs = answerWithinMs
  #timer: NodeJS.Timeout | undefined
  /** Made by node-postgres; its types leave it out. */
  declare readonly connection: pg.Connection

  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const stopWatching = () => {
      clearTimeout(this.#timer)
      this.#timer = undefined
    }
    // With several on their way, each has its time from the answer before it.
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

  /** Ends the connection without a goodbye, which a stalled server would never answer. */
  cut(): void {
    this.connection.stream.destroy()
  }
}

type PooledClient = WatchedClient & pg.PoolClient
/** The pool makes no others; its types do not know. */
const asWatched = (client: pg.PoolClient) => client as unknown as PooledClient

/** A pool of such connections, with the ways that this server takes one. */
export function openWatchedPool(config: pg.PoolConfig) {
  const clients = new Set<PooledClient>()
  const pool = new pg.Pool({ ...config, Client: WatchedClient })
  // A connection that breaks leaves the pool, and the query on it (or the next one) says why. Without these
  // listeners Node ends the process: the pool listens only to idle connections.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    clients.add(asWatched(client))
  })
  pool.on('remove', (client) => clients.delete(asWatched(client)))
  return {
    /** Throws DatabaseAwayError when there is none to be had in time. */
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
    /** Resolves within two seconds: whoever still waits for an answer is cut off. */
    end: async (): Promise<void> => {
      const limit = setTimeout(() => clients.forEach((client) => client.cut()), 2000)
      await pool.end()
      clearTimeout(limit)
    },
  }
}

export type WatchedPool = ReturnType<typeof openWatchedPool>
