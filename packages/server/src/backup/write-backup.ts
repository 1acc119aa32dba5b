import { createWriteStream } from 'node:fs'
import { link, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database, RunSql } from '#server/database/database'
import { syncPath } from '#server/database/sync-folder'
import { BackupError } from './backup-error.ts'
import { readBackupTables } from './backup-tables.ts'
import { createSeal } from './seal.ts'

/** The first line of a backup. */
export type BackupHead = { retourBackup: 1; madeAt: string; migrations: string[] }
/** The numbers of rows by table. */
export type BackupCounts = Record<string, number>

const rowsAtOnce = 500
type WriteLine = (line: string) => Promise<void>

/**
 * Writes a consistent snapshot of the whole database to a new file: gzipped JSON lines with a checksum, which every
 * later version and every PostgreSQL can read. The file appears only when it is complete, and only its owner can read
 * it. Other work on an embedded database waits. Throws BackupError if the file exists or cannot be written.
 */
export async function writeBackup(database: Database, file: string, at: Date): Promise<BackupCounts> {
  const unfinished = `${file}.unfinished-${process.pid}`
  try {
    const counts = await writeLines(unfinished, (write) =>
      database.runScript(async (run) => {
        await run('set transaction isolation level repeatable read read only')
        return dumpTables(run, write, at)
      }),
    )
    // link() never replaces an existing file.
    await link(unfinished, file)
    syncPath(dirname(file), true)
    return counts
  } catch (error) {
    throw explain(error, file)
  } finally {
    await rm(unfinished, { force: true })
  }
}

async function writeLines<T>(path: string, work: (write: WriteLine) => Promise<T>): Promise<T> {
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  const gzip = createGzip()
  const seal = createSeal()
  gzip.pipe(seal).pipe(target)
  const broken = Promise.withResolvers<never>()
  broken.promise.catch(() => undefined)
  target.once('error', broken.reject)
  const write: WriteLine = async (line) => {
    if (gzip.write(`${line}\n`)) return
    await Promise.race([new Promise((resume) => gzip.once('drain', resume)), broken.promise])
  }
  try {
    const answer = await work(write)
    gzip.end()
    await Promise.race([finished(target), broken.promise])
    return answer
  } finally {
    gzip.destroy()
    seal.destroy()
    target.destroy()
  }
}

async function dumpTables(run: RunSql, write: WriteLine, at: Date): Promise<BackupCounts> {
  const applied = await run('select version from app_meta.migrations order by version')
  const head: BackupHead = {
    retourBackup: 1,
    madeAt: at.toISOString(),
    migrations: applied.rows.map(({ version }) => String(version)),
  }
  await write(JSON.stringify(head))
  const counts: BackupCounts = {}
  for (const { name, columns } of await readBackupTables(run)) {
    await write(`#${JSON.stringify({ table: name, columns })}`)
    counts[name] = await dumpRows(run, write, name, columns)
  }
  await write(`#${JSON.stringify({ counts })}`)
  return counts
}

/** The database formats values as text, so that amounts keep all digits. */
async function dumpRows(run: RunSql, write: WriteLine, name: string, columns: string[]): Promise<number> {
  await run(`declare backup no scroll cursor for
    select row_to_json(r)::text as line from (select ${columns.join(', ')} from ${name}) r`)
  for (let count = 0; ;) {
    const { rows } = await run(`fetch ${rowsAtOnce} from backup`)
    for (const { line } of rows) await write(String(line))
    count += rows.length
    if (rows.length < rowsAtOnce) {
      await run('close backup')
      return count
    }
  }
}

function explain(error: unknown, file: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EEXIST') return new BackupError(`${file} is there already; give another name`)
  if (code !== undefined && /^E[A-Z]+$/.test(code))
    return new BackupError(`${file} cannot be written (${code}); nothing is left of it`)
  return error
}
