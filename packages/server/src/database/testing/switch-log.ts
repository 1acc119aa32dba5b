// A process for tests: opens the data folder (argument 1), waits for a line, fills an unlogged table until the disk is
// full, then commits rows that each need a new segment of the log, and prints each one.
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { openDatabase } from '#server/database/open-database'

const database = await openDatabase({ dataDir: process.argv[2] })
await database.executeSql('create table kept as select 0 as id')
await database.executeSql('create unlogged table filler (words text)')
process.stdout.write('open\n')
await once(createInterface({ input: process.stdin }), 'line')
try {
  for (;;)
    await database.executeSql("insert into filler select repeat('x', 1000) from generate_series(1, 1000)")
} catch (error) {
  process.stdout.write(`${(error as { code?: string }).code}\n`)
}
for (const id of [1, 2]) {
  // Skips the rest of this segment.
  await database.executeSql('select pg_switch_wal()')
  await database.executeSql(`insert into kept values (${id})`)
  process.stdout.write(`${id}\n`)
}
await database.close()
process.exit(0)
