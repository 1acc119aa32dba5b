import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import type { Database, RunSql } from './database.ts'

/** The migrations cannot be applied to this database. The message is meant for a person. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

interface MigrationFile {
  version: string
  name: string
  text: string
  sha256: string
}

const migrationsFolder = new URL('../../../../supabase/migrations/', import.meta.url)
const preparationFile = new URL('./preparation.sql', import.meta.url)
/** The key of an advisory lock; any number that no other application uses. */
const startersLock = 7_312_026_001

/** Returns the migration files in order: `<version>_<subject>.sql`. */
export const readMigrations = (folder: URL = migrationsFolder): MigrationFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      // Line ends are normalized, so that a file has the same hash on a checkout with CRLF.
      const text = readFileSync(new URL(name, folder), 'utf8').replaceAll('\r\n', '\n')
      return {
        version: name.split('_')[0] ?? name,
        name,
        text,
        sha256: createHash('sha256').update(text).digest('hex'),
      }
    })

/**
 * On hosted Supabase, schema auth belongs to Supabase's own role. Roles alone prove nothing, because they are shared by
 * all databases of a server.
 */
export const isHostedSupabase = async (run: RunSql) => {
  const { rows } = await run(`select 1 from pg_namespace n join pg_roles r on r.oid = n.nspowner
    where n.nspname = 'auth' and r.rolname = 'supabase_auth_admin'`)
  return rows.length > 0
}

/** Creates the roles and the replacement of schema auth, unless Supabase has created them. */
const prepare = async (run: RunSql) => {
  if (await isHostedSupabase(run)) return
  await run(readFileSync(preparationFile, 'utf8'))
}

/**
 * Counts migrations that the Supabase CLI has applied (`supabase db push`) as applied, by the versions in its table.
 * Returns whether that table exists; if so, new versions are written there too and neither side applies one twice.
 */
const adoptFromCli = async (run: RunSql, files: MigrationFile[]): Promise<boolean> => {
  const { rows } = await run(`select to_regclass('supabase_migrations.schema_migrations') as list`)
  if (rows[0]?.list == null) return false
  for (const { version, sha256 } of files)
    await run(
      `insert into app_meta.migrations (version, sha256)
        select version, $2 from supabase_migrations.schema_migrations where version = $1
        on conflict do nothing`,
      [version, sha256],
    )
  return true
}

const readApplied = async (run: RunSql, files: MigrationFile[]) => {
  await run(`create schema if not exists app_meta;
    revoke all on schema app_meta from public;
    create table if not exists app_meta.migrations (
      version text primary key,
      sha256 text not null,
      applied_at timestamptz not null default now()
    )`)
  const hasCliList = await adoptFromCli(run, files)
  const { rows } = await run('select version, sha256 from app_meta.migrations')
  return { applied: new Map(rows.map((row) => [String(row.version), String(row.sha256)])), hasCliList }
}

const applyFile = async (run: RunSql, file: MigrationFile) => {
  try {
    await run(file.text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new MigrationError(`Migration ${file.name} failed: ${reason}. Nothing was changed.`, {
      cause: error,
    })
  }
  await run('insert into app_meta.migrations (version, sha256) values ($1, $2)', [file.version, file.sha256])
}

const reportToCli = (run: RunSql, { version, name }: MigrationFile) =>
  run(
    'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2) on conflict do nothing',
    [version, name.replace(/^\d+_|\.sql$/g, '')],
  )

/**
 * Applies the files of supabase/migrations, all or nothing, in one transaction. Servers that start together wait for
 * each other; each file runs once. Returns the names of the files applied now. Throws MigrationError if a file fails or
 * was edited after it had been applied.
 */
export const migrate = (database: Database, folder: URL = migrationsFolder): Promise<string[]> =>
  database.runScript((run) => applyMigrations(run, { folder }))

/** Applies the migrations inside a transaction; `only` limits them to the versions of a backup. */
export const applyMigrations = async (
  run: RunSql,
  { folder = migrationsFolder, only }: { folder?: URL; only?: Set<string> } = {},
): Promise<string[]> => {
  await run('select pg_advisory_xact_lock($1)', [startersLock])
  await prepare(run)
  const files = readMigrations(folder).filter(({ version }) => only?.has(version) ?? true)
  const { applied, hasCliList } = await readApplied(run, files)
  const done: string[] = []
  for (const file of files) {
    const mark = applied.get(file.version)
    if (mark === file.sha256) continue
    if (mark !== undefined) {
      throw new MigrationError(
        `Migration ${file.name} was edited after it had been applied to this database. ` +
          `Restore the file and write the change as a new migration.`,
      )
    }
    await applyFile(run, file)
    if (hasCliList) await reportToCli(run, file)
    done.push(file.name)
  }
  return done
}

let newestVersion: string | undefined

/** Returns whether the newest migration of this build has been applied. Returns false if the query fails. */
export const isMigrated = async (database: Pick<Database, 'executeSql'>): Promise<boolean> => {
  try {
    newestVersion ??= readMigrations().at(-1)?.version ?? ''
    const { rows } = await database.executeSql('select 1 from app_meta.migrations where version = $1', [
      newestVersion,
    ])
    return rows.length > 0
  } catch {
    return false
  }
}
