import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { migrate, MigrationError, readMigrations } from './migrate.ts'
import { freshDatabase } from './testing/fresh-database.ts'

const shipped = new URL('../../../../supabase/migrations/', import.meta.url)

describe('migrations', () => {
  let database: Database
  let folder: string
  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterAll(() => database?.close())
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'retour-migrations-'))
    for (const name of readdirSync(shipped)) copyFileSync(new URL(name, shipped), join(folder, name))
    return () => rmSync(folder, { recursive: true, force: true })
  })
  const add = (name: string, text: string) => writeFileSync(join(folder, name), text)
  const run = () => migrate(database, pathToFileURL(`${folder}/`))

  test('a second run applies nothing', async () => {
    expect(await migrate(database)).toEqual([])
    expect(await database.isReady()).toBe(true)
  })

  test('every file has a version of its own', () => {
    const versions = readMigrations().map(({ version }) => version)
    expect(new Set(versions).size).toBe(versions.length)
    expect(versions.filter((version) => !/^\d{14}$/.test(version))).toEqual([])
  })

  test('starters at the same time apply a new file once', async () => {
    add('29990101000000_once.sql', 'create table app.once (id int); select pg_sleep(0.05);')
    const applied = await Promise.all([run(), run(), run(), run()])
    expect(applied.flat()).toEqual(['29990101000000_once.sql'])
  })

  test('a file that fails leaves nothing of itself or of the files before it', async () => {
    add('29990102000000_good.sql', 'create table app.half_done (id int);')
    add('29990103000000_bad.sql', 'create table app.other (id int); select 1 / 0;')
    await expect(run()).rejects.toThrow(
      /^Migration 29990103000000_bad\.sql failed: division by zero\. Nothing was changed\.$/,
    )
    const { rows } = await database.executeSql(`select to_regclass('app.half_done') as found`)
    expect(rows).toEqual([{ found: null }])
  })

  test('a file edited after it was applied is refused by name; CRLF line ends are no edit', async () => {
    add('29990104000000_noted.sql', 'create table app.noted (\n  id int\n);\n')
    expect(await run()).toContain('29990104000000_noted.sql')
    add('29990104000000_noted.sql', 'create table app.noted (\r\n  id int\r\n);\r\n')
    expect(await run()).toEqual([])
    add('29990104000000_noted.sql', 'create table app.noted (\n  id bigint\n);\n')
    await expect(run()).rejects.toThrow(MigrationError)
    await expect(run()).rejects.toThrow(/29990104000000_noted\.sql was edited after it had been applied/)
  })
})
