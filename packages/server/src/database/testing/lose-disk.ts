// A process for tests: its disk refuses every fsync after the data folder (argument 1) is open.
import fs from 'node:fs'
import { openDatabase } from '#server/database/open-database'

const database = await openDatabase({ dataDir: process.argv[2] })
await database.executeSql('create table if not exists kept (id int primary key)')
fs.fsyncSync = () => {
  throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' })
}
await database.executeSql('insert into kept values (1)')
process.stdout.write('acknowledged\n')
