import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { MemoryFS, PGlite } from '@electric-sql/pglite'
import type { PGliteOptions } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { enterCaller, enterCallerText, enterCallerValues } from './caller.ts'
import type { Database, DatabasePlace, OnStatement, RunSql, SqlRow, TextRow } from './database.ts'
import { DurableFileSystem } from './durable-file-system.ts'
import { lockFolder } from './folder-lock.ts'
import { explainAccess, readFolderState } from './folder-state.ts'
import { makeFolder } from './make-folder.ts'
import { watchStderr } from './embedded-panic.ts'
import { createUpkeep } from './embedded-upkeep.ts'
import { logStatements } from './log-statements.ts'
import { listenOnEmbedded } from './listen-embedded.ts'
import { isMigrated } from './migrate.ts'
import { createSpaceReserve } from './space-reserve.ts'
import { startParams } from './start-params.ts'
import type { Tables } from './tables.ts'
import { watchLock } from './watch-lock.ts'
import { readyWithinMs, withinTime } from './within-time.ts'

const dateOid = 1082
const asText = (value: string) => value

type ExecutingPart = Pick<PGlite, 'exec' | 'query'>

const runOn =
  (part: ExecutingPart, onStatement?: OnStatement): RunSql =>
  async (text, values) => {
    const startedAt = performance.now()
    try {
      if (values && values.length > 0) return await part.query<SqlRow>(text, values)
      const results = await part.exec(text)
      return { rows: results.at(-1)?.rows ?? [] }
    } finally {
      onStatement?.('text', performance.now() - startedAt)
    }
  }

type WrapOptions = { onStatement?: OnStatement | undefined; afterwards?: () => void }

const wrap = (lite: PGlite, { onStatement, afterwards }: WrapOptions = {}): Database => {
  const own = new Kysely<Tables>({
    dialect: new PGliteDialect({ pglite: lite }),
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
    runAsCaller: async (claims, { text, values }, options = {}) => {
      const entry = enterCallerValues(claims, options)
      if (!isOpen) throw new Error('PGlite is closed')
      return lite.transaction(async (tx) => {
        const startedAt = performance.now()
        try {
          await tx.query(enterCallerText, entry)
          const { rows } = await tx.query<TextRow>(text, values)
          options.check?.(rows)
          return rows
        } finally {
          onStatement?.('caller', performance.now() - startedAt)
        }
      })
    },
    executeSql: runOn(lite, onStatement),
    runScript: (work) => lite.transaction((tx) => work(runOn(tx))),
    listen: (channel, listener) => listenOnEmbedded(lite, channel, listener),
    readPools: () => [],
    isReady: () => withinTime(isMigrated(database), readyWithinMs),
    close: async () => {
      isOpen = false
      // Kysely is closed first, so later callers are refused. A closed PGlite would let them wait.
      await own.destroy()
      if (!lite.closed) await lite.close()
      afterwards?.()
    },
  }
  return database
}

const options: PGliteOptions = { startParams, parsers: { [dateOid]: asText } }

/** Opens a database in memory, for tests. `memory` may contain a database already. */
export const openInMemory = async (
  memory = new MemoryFS(),
): Promise<{ database: Database; lite: PGlite }> => {
  const lite = await PGlite.create({ ...options, fs: memory })
  return { lite, database: wrap(lite) }
}

const openFolder = async (
  folder: string,
  lock: ReturnType<typeof watchLock>,
  onStatement?: OnStatement,
): Promise<Database> => {
  const stderr = watchStderr(folder)
  const reserve = createSpaceReserve(folder)
  const fileSystem = new DurableFileSystem(folder, { beforeSync: lock.assertHeld, makeRoom: reserve.release })
  const lite = await PGlite.create({
    ...options,
    fs: fileSystem,
    onStderr: stderr.onStderr,
  }).catch((error: unknown) => {
    throw stderr.explain(error)
  })
  stderr.opened()
  fileSystem.opened()
  const upkeep = createUpkeep(lite, { refill: reserve.refill })
  const database = wrap(lite, { onStatement, afterwards: lock.release })
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
