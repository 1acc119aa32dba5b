import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import type { Database } from './database.ts'
import { migrate, readMigrations } from './migrate.ts'
import { prepareHosted } from './testing/hosted-supabase.ts'

const files = readMigrations()
const folder = new URL('../../../../supabase/migrations/', import.meta.url)

/** Creates what `supabase db push` leaves: the migrations, run by the owner, and its own list of versions. */
const pushLikeCli = (database: Database, names: string[]) =>
  database.runScript(async (run) => {
    await run(`create schema if not exists supabase_migrations;
      create table if not exists supabase_migrations.schema_migrations (
        version text primary key, statements text[], name text)`)
    for (const name of names) {
      await run(readFileSync(new URL(name, folder), 'utf8'))
      await run('insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)', [
        name.split('_')[0],
        name,
      ])
    }
  })

const listOf = async (database: Database) =>
  (
    await database.executeSql('select version from supabase_migrations.schema_migrations order by version')
  ).rows.map(({ version }) => version)

describe.runIf(process.env.TEST_DATABASE === 'postgres')(
  'a hosted project that the Supabase CLI migrates',
  () => {
    let database: Database
    beforeEach(async () => {
      ;({ database } = await prepareHosted(inject('postgresCluster')!, 'new'))
    })
    afterEach(() => database.close())

    test('what it has applied is not applied again, and the server is ready', async () => {
      await pushLikeCli(
        database,
        files.map(({ name }) => name),
      )
      expect(await migrate(database)).toEqual([])
      expect(await database.isReady()).toBe(true)
    })

    test('what is newer is applied by whoever comes first, and the other knows', async () => {
      const before = files.slice(0, -3).map(({ name }) => name)
      const after = files.slice(-3).map(({ name }) => name)
      await pushLikeCli(database, before)
      expect(await migrate(database)).toEqual(after)
      expect(await listOf(database)).toEqual(files.map(({ version }) => version))
      expect(await migrate(database)).toEqual([])
    })

    test('where the CLI was never used nothing is written for it', async () => {
      expect(await migrate(database)).toHaveLength(files.length)
      const { rows } = await database.executeSql(
        `select to_regclass('supabase_migrations.schema_migrations') as list`,
      )
      expect(rows).toEqual([{ list: null }])
    })
  },
)
