// node bench/attacks/attacks.ts [checkout]: attacks a production server on both databases, and shows what gets through.
import { resolve } from 'node:path'
import { findPostgresBinaries } from '@retour/server/src/database/testing/postgres-binaries.ts'
import { startCluster } from '@retour/server/src/database/testing/postgres-cluster.ts'
import { addressOf, runOnce } from '@retour/server/src/database/testing/fresh-postgres.ts'
import { drawTable } from '../table.ts'
import { attackBookings, attackCodes } from './ceilings.ts'
import { attackMailbomb } from './mail-bomb.ts'
import { attackMailbox } from './mailbox.ts'
import { attackHashing, attackLockOut } from './passwords.ts'
import { attackRows } from './rows.ts'
import { attackFolder } from './second-server.ts'

const root = resolve(process.argv[2] ?? '.')
const selected = process.argv.slice(3)
const attacks: Record<string, (root: string, settings: Record<string, string>) => Promise<string>> = {
  mailbox: attackMailbox,
  rows: attackRows,
  bookings: attackBookings,
  codes: attackCodes,
  'lock-out': attackLockOut,
  hashing: attackHashing,
  'mail bomb': attackMailbomb,
  folder: attackFolder,
}
/** Attacks that do not depend on the database. */
const embeddedOnly = ['mailbox', 'folder']

const rows: string[][] = []
async function attackAll(database: string, settings: () => Promise<Record<string, string>>) {
  for (const [name, attack] of Object.entries(attacks)) {
    if (selected.length > 0 && !selected.includes(name)) continue
    if (database !== 'embedded' && embeddedOnly.includes(name)) continue
    const result = await attack(root, await settings()).catch((error: Error) => `failed: ${error.message}`)
    console.log(`${database}, ${name}: ${result}`)
    rows.push([name, database, result])
  }
}

await attackAll('embedded', async () => ({}))
const binaries = findPostgresBinaries()
if (binaries) {
  const postgres = await startCluster(binaries)
  let count = 0
  try {
    await attackAll('PostgreSQL', async () => {
      const name = `attack_${(count += 1)}`
      await runOnce(postgres.cluster.superuserUrl, (client) => client.query(`create database ${name}`))
      return { DATABASE_URL: addressOf(postgres.cluster.superuserUrl, name) }
    })
  } finally {
    await postgres.stop()
  }
}
console.log(drawTable({ title: `Attacks on ${root}`, columns: ['attack', 'database', 'what happens'], rows }))
