import { randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '#server/database/database'
import { StartupError } from '#server/startup-error'

/** The names of stored keys. */
export type KeyName = 'signing-keys' | 'publishable-key'

/** Stores the keys of a server as text, by name. */
export interface KeyStore {
  /** Describes the place in messages. */
  placeOf(name: KeyName): string
  /** Returns a key; null if none is stored. Throws StartupError if it cannot be read. */
  read(name: KeyName): Promise<string | null>
  /** Stores a key unless one is stored, and returns the stored one. Throws StartupError if it cannot be stored. */
  storeFirst(name: KeyName, make: () => string): Promise<string>
  /** Replaces `before` by `next`. Does nothing if another server has replaced it. */
  replace(name: KeyName, before: string, next: string): Promise<void>
}

/** For each: the file, its name in messages, and what its loss means. */
const files: Record<KeyName, { file: string; name: string; loss: string }> = {
  'signing-keys': { file: 'signing-keys.json', name: 'signing keys', loss: 'everyone is then signed out' },
  'publishable-key': { file: 'publishable-key', name: 'publishable key', loss: 'a new one is then made' },
}

/** Opens the store for the keys of a database. */
export const openKeyStore = (database: Pick<Database, 'kind' | 'own'>, dataDir: string): KeyStore =>
  database.kind === 'embedded' ? keysInFolder(dataDir) : keysInDatabase(database, dataDir)

/**
 * Stores keys in files of DATA_DIR that only their owner can read. For the embedded database, whose folder belongs to
 * one process. A backup of the database does not contain them.
 */
export function keysInFolder(dataDir: string): KeyStore {
  const fileOf = (name: KeyName) => join(dataDir, files[name].file)
  return {
    placeOf: fileOf,
    read: async (name) => readKeyFile(fileOf(name), name),
    storeFirst: async (name, make) => {
      const file = fileOf(name)
      try {
        storeFirstFile(dataDir, file, make)
      } catch (error) {
        throw new StartupError(
          `the ${files[name].name} ${file} cannot be kept (${codeOf(error)}): set DATA_DIR to a folder that can be written`,
        )
      }
      const stored = readKeyFile(file, name)
      if (stored === null) throw unreadable(file, name, 'ENOENT')
      return stored
    },
    replace: async (name, _before, next) => {
      const file = fileOf(name)
      renameSync(writeDraft(file, next), file)
    },
  }
}

/**
 * Stores keys in rows that no caller's role can read. For PostgreSQL, where several servers share them. Keys that an
 * earlier version, or the embedded database before a move, left in DATA_DIR are taken first.
 */
export function keysInDatabase(database: Pick<Database, 'own'>, dataDir: string): KeyStore {
  const before = keysInFolder(dataDir)
  const read = async (name: KeyName) => {
    const { rows } = await sql<{ value: string }>`
      select value from app.server_keys where name = ${name}`.execute(database.own)
    return rows[0]?.value ?? null
  }
  return {
    placeOf: (name) => `the row ${name} of app.server_keys`,
    read,
    storeFirst: async (name, make) => {
      const stored = await read(name)
      if (stored !== null) return stored
      const first = (await before.read(name)) ?? make()
      await sql`insert into app.server_keys (name, value) values (${name}, ${first})
        on conflict (name) do nothing`.execute(database.own)
      return (await read(name))!
    },
    replace: async (name, old, next) => {
      await sql`update app.server_keys set value = ${next}, updated_at = now()
        where name = ${name} and value = ${old}`.execute(database.own)
    },
  }
}

function storeFirstFile(dataDir: string, file: string, make: () => string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    // Other users of the machine must not read it, however the folder was copied.
    chmodSync(file, 0o600)
    return
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
  const draft = writeDraft(file, make())
  try {
    // A link appears complete or not at all, and never replaces the keys of another start.
    linkSync(draft, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function writeDraft(file: string, text: string): string {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, text, { mode: 0o600 })
  return draft
}

function readKeyFile(file: string, name: KeyName): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw unreadable(file, name, codeOf(error))
  }
}

const unreadable = (file: string, name: KeyName, code: string) =>
  new StartupError(
    `the ${files[name].name} ${file} cannot be read (${code}): restore the file, or remove it (${files[name].loss})`,
  )

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? ''
