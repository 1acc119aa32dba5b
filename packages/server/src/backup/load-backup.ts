import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import type { Database, RunSql } from '#server/database/database'
import { applyMigrations, isHostedSupabase, readMigrations } from '#server/database/migrate'
import { BackupError } from './backup-error.ts'
import { checkSeal } from './seal.ts'
import type { BackupCounts, BackupHead } from './write-backup.ts'

const lettersAtOnce = 1_000_000

/**
 * Restores a backup into an empty database, in one transaction: the schema at the time of the backup, the rows, then
 * later migrations. Triggers are disabled, so that no mail is queued twice and no timestamp changes. Returns the
 * numbers of rows by table. Throws BackupError for a file that is not a backup, is truncated or is from a newer
 * version, and for a database in use.
 */
export async function loadBackup(database: Database, file: string): Promise<BackupCounts> {
  const lines = readLines(file)
  try {
    const head = readHead((await lines.next()).value)
    return await database.runScript(async (run) => {
      await refuseUsed(run)
      await applyMigrations(run, { only: new Set(head.migrations) })
      const counts = await loadTables(run, lines)
      await applyMigrations(run)
      // A backup has no jobs, so mail that was being sent is queued again.
      await run(
        `update app.outgoing_mail set state = 'waiting', queued_at = null where state in ('queued', 'sending')`,
      )
      return counts
    })
  } catch (error) {
    throw explainFault(error, file)
  } finally {
    await lines.return(undefined)
  }
}

/** Reads a backup to its end, so that a bad file is refused before a database is created. Throws BackupError. */
export async function checkBackup(file: string): Promise<void> {
  const lines = readLines(file)
  try {
    readHead((await lines.next()).value)
    const counts: BackupCounts = {}
    let table: string | null = null
    for await (const line of lines) {
      const mark = readMark(line)
      if (mark?.counts) return refuseOtherCounts(counts, mark.counts)
      if (mark) counts[(table = mark.table ?? '')] = 0
      else if (table === null) throw new BackupError(rowsWithoutTable)
      else counts[table] = (counts[table] ?? 0) + 1
    }
    throw new BackupError(cutShort)
  } catch (error) {
    throw explainFault(error, file)
  } finally {
    await lines.return(undefined)
  }
}

const cutShort = 'the backup is cut short'
const rowsWithoutTable = 'the backup is damaged: rows without their table'

function explainFault(error: unknown, file: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return new BackupError(`there is no file ${file}`)
  if (code?.startsWith('Z_')) return new BackupError(`${file} changed while it was read`)
  const isOfFile = (error as NodeJS.ErrnoException).path === file || code === 'EISDIR'
  return isOfFile ? new BackupError(`${file} cannot be read (${code})`) : error
}

/** Parses a line between rows: the start of a table, or the end of the backup. Null for a row. */
const readMark = (line: string) =>
  line.startsWith('#')
    ? (JSON.parse(line.slice(1)) as { table?: string; columns?: string[]; counts?: BackupCounts })
    : null

function refuseOtherCounts(found: BackupCounts, written: BackupCounts): void {
  if (JSON.stringify(found) !== JSON.stringify(written))
    throw new BackupError('the backup is damaged: other rows than were written')
}

async function* readLines(file: string): AsyncGenerator<string, undefined> {
  const end = (await checkSeal(file)) - 1
  const source = createReadStream(file, { end })
  const unzipped = source.pipe(createGunzip())
  source.once('error', (error) => unzipped.destroy(error))
  // readline would ignore the error of a damaged file.
  const fault = Promise.withResolvers<never>()
  fault.promise.catch(() => undefined)
  unzipped.once('error', fault.reject)
  const lines = createInterface({ input: unzipped, crlfDelay: Infinity })[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await Promise.race([lines.next(), fault.promise])
      if (next.done) return undefined
      yield next.value
    }
  } finally {
    source.destroy()
    unzipped.destroy()
  }
}

function readHead(line: string | undefined): BackupHead {
  const head = parse(line) as Partial<BackupHead> | null
  if (head?.retourBackup !== 1 || !Array.isArray(head.migrations))
    throw new BackupError('this file is no backup of this product')
  const known = new Set(readMigrations().map(({ version }) => version))
  if (!head.migrations.every((version) => known.has(version)))
    throw new BackupError(
      'the backup was made by a newer version of the product; use that version or a later one',
    )
  return head as BackupHead
}

function parse(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '')
  } catch {
    return null
  }
}

async function refuseUsed(run: RunSql): Promise<void> {
  if (await isHostedSupabase(run))
    throw new BackupError(
      'a hosted Supabase keeps its own accounts, so a backup with accounts cannot be brought there',
    )
  const { rows } = await run(`select 1 from pg_tables where schemaname in ('app', 'app_meta')
    or (schemaname = 'public' and tablename = 'leads')`)
  if (rows.length > 0)
    throw new BackupError('the database holds data of this product already; give an empty one')
}

async function loadTables(run: RunSql, lines: AsyncGenerator<string, undefined>): Promise<BackupCounts> {
  const counts: BackupCounts = {}
  let table: Loading | null = null
  for await (const line of lines) {
    const mark = readMark(line)
    if (!mark) {
      if (!table) throw new BackupError(rowsWithoutTable)
      await table.add(line)
      continue
    }
    if (table) counts[table.name] = await table.finish()
    if (mark.counts) {
      refuseOtherCounts(counts, mark.counts)
      return counts
    }
    table = await startTable(run, mark.table ?? '', mark.columns ?? [])
  }
  throw new BackupError(cutShort)
}

type Loading = { name: string; add: (line: string) => Promise<void>; finish: () => Promise<number> }

async function startTable(run: RunSql, name: string, columns: string[]): Promise<Loading> {
  const known = await run(
    `select a.attname as column, a.attidentity <> '' as "isIdentity" from pg_attribute a
      where a.attrelid = to_regclass($1) and a.attnum > 0`,
    [name],
  )
  const names = new Set(known.rows.map(({ column }) => String(column)))
  // These names become part of SQL, so only names in the catalogue are accepted.
  if (!/^(?:public|app|auth)\.[a-z_]+$/.test(name) || !columns.every((column) => names.has(column)))
    throw new BackupError(`the backup is damaged: no such table or column in ${name}`)
  const list = columns.join(', ')
  await run(`alter table ${name} disable trigger user`)
  let waiting: string[] = []
  let letters = 0
  const flush = async () => {
    if (waiting.length === 0) return
    await run(
      `insert into ${name} (${list}) overriding system value
        select ${list} from json_populate_recordset(null::${name}, $1::json)`,
      [`[${waiting.join(',')}]`],
    )
    waiting = []
    letters = 0
  }
  return {
    name,
    add: async (line) => {
      waiting.push(line)
      letters += line.length
      if (letters > lettersAtOnce) await flush()
    },
    finish: async () => {
      await flush()
      await run(`alter table ${name} enable trigger user`)
      for (const { column } of known.rows.filter(({ isIdentity }) => isIdentity))
        await run(`select setval(pg_get_serial_sequence('${name}', '${String(column)}'),
          coalesce(max(${String(column)}), 1), max(${String(column)}) is not null) from ${name}`)
      const { rows } = await run(`select count(*)::int as count from ${name}`)
      return Number(rows[0]?.count)
    },
  }
}
