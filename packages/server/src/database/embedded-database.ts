import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { MemoryFS, PGlite } from '@electric-sql/pglite'
import type { PGliteOptions } from '@electric-sql/pglite'
import { Kysely } from 'kysely'
import { enterCaller, enterCallerText, enterCallerValues } from './caller.ts'
import type { Database, DatabasePlace, OnStatement, RunSql, SqlRow, TextRow } from './database.ts'
import { DurableFileSystem } from './durable-file-system.ts'
import { createEmbeddedSession, type EmbeddedSession, type EmbeddedStatements } from './embedded-session.ts'
import { lockFolder } from './folder-lock.ts'
import { explainAccess, readFolderState } from './folder-state.ts'
import { makeFolder } from './make-folder.ts'
import { endWithoutLog, watchStderr } from './embedded-panic.ts'
import { createUpkeep } from './embedded-upkeep.ts'
import { createLogSync } from './log-sync.ts'
import { logStatements } from './log-statements.ts'
import { listenOnEmbedded } from './listen-embedded.ts'
import { isMigrated } from './migrate.ts'
import { SessionDialect } from './session-dialect.ts'
import { createSpaceReserve } from './space-reserve.ts'
import { startParams } from './start-params.ts'
import type { Tables } from './tables.ts'
import { watchLock } from './watch-lock.ts'
import { readyWithinMs, withinTime } from './within-time.ts'

const dateOid = 1082
const asText = (value: string) => value

/** One statement that reads or changes rows: worth preparing. Others, and texts of several, run as they are. */
const isOneStatement = /^\s*(?:with|select|insert|update|delete)\b[^;]*;?\s*$/i

const runOn =
  (statements: EmbeddedStatements, onStatement?: OnStatement): RunSql =>
  async (text, values = []) => {
    const startedAt = performance.now()
    try {
      if (values.length > 0 || isOneStatement.test(text)) return await statements.query<SqlRow>(text, values)
      const results = await statements.exec(text)
      return { rows: results.at(-1)?.rows ?? [] }
    } finally {
      onStatement?.('text', performance.now() - startedAt)
    }
  }

type WrapOptions = { onStatement?: OnStatement | undefined; afterwards?: () => void }

const wrap = (session: EmbeddedSession, { onStatement, afterwards }: WrapOptions = {}): Database => {
  const own = new Kysely<Tables>({
    dialect: new SessionDialect(session),
    ...logStatements(onStatement),
  })
  let isOpen = true
  const database: Database = {
    kind: 'embedded',
    own,
    asCaller: (claims, work, options = {}) =>
      own.transaction().execute(async (tx) => {
        await enterCaller(tx, claims, options)
        return work(tx)
      }),
    runAsCaller: async (claims, main, { check, ...options } = {}) => {
      const entry = { text: enterCallerText, values: enterCallerValues(claims, options) }
      if (!isOpen) throw new Error('PGlite is closed')
      const startedAt = performance.now()
      try {
        if (!check) return await session.runCaller({ entry, main, planRole: claims.role })
        return await session.transaction(async (tx) => {
          await tx.query(entry.text, entry.values)
          const { rows } = await tx.query<TextRow>(main.text, main.values)
          check(rows)
          return rows
        })
      } finally {
        onStatement?.('caller', performance.now() - startedAt)
      }
    },
    executeSql: runOn(session, onStatement),
    runScript: (work) => session.transaction((tx) => work(runOn(tx))),
    listen: (channel, listener) => listenOnEmbedded(session, channel, listener),
    readPools: () => [],
    isReady: () => withinTime(isMigrated(database), readyWithinMs),
    close: async () => {
      isOpen = false
      // Kysely is closed first, so later callers are refused.
      await own.destroy()
      if (!session.closed) await session.close()
      afterwards?.()
    },
  }
  return database
}

const options: PGliteOptions = { startParams, parsers: { [dateOid]: asText } }

/** Opens a database in memory, for tests. `memory` may contain a database already. */
export const openInMemory = async (
  memory = new MemoryFS(),
): Promise<{ database: Database; session: EmbeddedSession }> => {
  const session = createEmbeddedSession(await PGlite.create({ ...options, fs: memory }))
  return { session, database: wrap(session) }
}

const openFolder = async (
  folder: string,
  lock: ReturnType<typeof watchLock>,
  onStatement?: OnStatement,
): Promise<Database> => {
  const stderr = watchStderr(folder)
  const reserve = createSpaceReserve(folder)
  const log = createLogSync({ beforeSync: lock.assertHeld, onLost: endWithoutLog })
  const fileSystem = new DurableFileSystem(folder, {
    beforeSync: lock.assertHeld,
    log,
    makeRoom: reserve.release,
  })
  const lite = await PGlite.create({
    ...options,
    fs: fileSystem,
    onStderr: stderr.onStderr,
  }).catch((error: unknown) => {
    throw stderr.explain(error)
  })
  stderr.opened()
  fileSystem.opened()
  const session = createEmbeddedSession(lite, log)
  const upkeep = createUpkeep(session, { refill: reserve.refill })
  const database = wrap(session, { onStatement, afterwards: lock.release })
  const close = database.close.bind(database)
  return Object.assign(database, {
    close: async () => {
      await upkeep.stop()
      await close()
    },
  })
}

const takeFolder = async (folder: string) => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (readFolderState(folder) === 'empty') return watchLock(await makeFolder(folder), folder)
    const lock = watchLock(await lockFolder(folder), folder)
    // Left behind by a start that was killed just after it created the folder.
    rmSync(`${folder}.new`, { recursive: true, force: true })
    return lock
  } catch (error) {
    throw explainAccess(error, folder)
  }
}

/** Opens the embedded database. docs/decisions/0002 explains the three fixes that it requires. */
export const openEmbedded = async ({
  dataDir,
  onStatement,
}: Pick<DatabasePlace, 'dataDir' | 'onStatement'>): Promise<Database> => {
  if (dataDir === undefined) return (await openInMemory()).database
  const folder = join(dataDir, 'database')
  const lock = await takeFolder(folder)
  try {
    return await openFolder(folder, lock, onStatement)
  } catch (error) {
    lock.release()
    throw error
  }
}
