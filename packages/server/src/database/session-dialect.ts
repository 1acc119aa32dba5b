import { PGliteDialect, PGliteDriver, PostgresAdapter, type DatabaseConnection } from 'kysely'
import type { EmbeddedSession } from './embedded-session.ts'

/** Gives out a connection of its own to each statement and transaction, so that one does not run in another's. */
class SessionDriver extends PGliteDriver {
  readonly #session: EmbeddedSession

  constructor(session: EmbeddedSession) {
    super({ pglite: session })
    this.#session = session
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const driver = new PGliteDriver({ pglite: this.#session })
    await driver.init()
    return driver.acquireConnection()
  }
}

/**
 * Kysely's dialect on the session of an embedded database. Kysely lets one statement at a time use a PGlite, until it is
 * answered, and that is after the sync of its commit. Here the session orders them, and commits share a sync.
 */
export class SessionDialect extends PGliteDialect {
  readonly #session: EmbeddedSession

  constructor(session: EmbeddedSession) {
    super({ pglite: session })
    this.#session = session
  }

  override createAdapter(): PostgresAdapter {
    return new PostgresAdapter()
  }

  override createDriver(): PGliteDriver {
    return new SessionDriver(this.#session)
  }
}
