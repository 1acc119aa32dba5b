import { beforeEach, describe, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { createUpkeep } from './embedded-upkeep.ts'
import { openTemplateInMemory } from './testing/fresh-embedded.ts'

describe.runIf(process.env.TEST_DATABASE !== 'postgres')('upkeep of the embedded database', () => {
  let database: Database
  let upkeep: ReturnType<typeof createUpkeep>
  beforeEach(async () => {
    const opened = await openTemplateInMemory('empty')
    database = opened.database
    upkeep = createUpkeep(opened.session, {
      limits: { checkpointAfterBytes: 100_000, vacuumAfterBytes: 200_000 },
    })
    await database.executeSql('create table notes (id int, note text); checkpoint')
    return async () => {
      await upkeep.stop()
      await database.close()
    }
  })

  const logSinceCheckpoint = async () => {
    const { rows } = await database.executeSql(
      'select (pg_current_wal_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()',
    )
    return Number(rows[0]?.bytes)
  }

  test('after much writing the log is cut and dead rows are cleared', async () => {
    await database.executeSql(`insert into notes select n, md5(n::text) from generate_series(1, 2000) n`)
    await database.executeSql(`update notes set id = id + 1`)
    expect(await logSinceCheckpoint()).toBeGreaterThan(200_000)
    await upkeep.cleanUp()
    expect(await logSinceCheckpoint()).toBeLessThan(1000)
    const { rows } = await database.executeSql(
      `select last_vacuum is not null as vacuumed from pg_stat_user_tables where relname = 'notes'`,
    )
    expect(rows).toEqual([{ vacuumed: true }])
  })

  test('it works on the tables that changed enough, each for what it needs', async () => {
    await database.executeSql(`create table known (id int);
      insert into known select generate_series(1, 2000); create table few (id int);
      create table parts (id int) partition by list (id); create table part partition of parts default`)
    await database.executeSql('select pg_stat_force_next_flush()')
    await database.executeSql('vacuum (analyze) known')
    await database.executeSql('insert into few select generate_series(1, 40)')
    await database.executeSql('insert into parts select generate_series(1, 40)')
    await database.executeSql('update known set id = id + 1 where id <= 300')
    await database.executeSql(`insert into notes select n, md5(n::text) from generate_series(1, 4000) n`)
    await upkeep.cleanUp()
    const { rows } = await database.executeSql(
      `select relname as name, vacuum_count::int as vacuums, analyze_count::int as analyzes, n_mod_since_analyze::int as changes
      from pg_stat_user_tables where relname in ('few', 'known', 'notes', 'part') order by relname`,
    )
    expect(rows).toEqual([
      { name: 'few', vacuums: 0, analyzes: 0, changes: 40 },
      { name: 'known', vacuums: 1, analyzes: 2, changes: 0 },
      { name: 'notes', vacuums: 1, analyzes: 1, changes: 0 },
      { name: 'part', vacuums: 0, analyzes: 0, changes: 40 },
    ])
  })

  test('after little writing it does nothing', async () => {
    await upkeep.cleanUp()
    await upkeep.cleanUp()
    await database.executeSql(`insert into notes values (1, 'small')`)
    const before = await logSinceCheckpoint()
    await upkeep.cleanUp()
    expect(await logSinceCheckpoint()).toBeGreaterThanOrEqual(before)
  })
})
