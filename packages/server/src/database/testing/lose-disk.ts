// A process for tests: its disk refuses every fsync after the data folder (argument 1) is open.
import fs from 'node:fs'
import { openDatabase } from '#server/database/open-database'

const database = await openDatabase({ dataDir: process.argv[2] })
await database.executeSql('create table if not exists kept (id int primary key)')
const refused = Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' })
fs.fsyncSync = fs.fdatasyncSync = () => {
  throw refused
}
fs.fdatasync = Object.assign(
  (_descriptor: number, done: (error: Error) => void) => void setImmediate(done, refused),
  { __promisify__: fs.fdatasync.__promisify__ },
)
await database.executeSql('insert into kept values (1)')
process.stdout.write('acknowledged\n')
