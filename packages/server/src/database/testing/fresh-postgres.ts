import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { openDatabase } from '#server/database/open-database'
import type { Database } from '#server/database/database'
import type { PostgresCluster } from './postgres-cluster.ts'
import { prepareDatabase } from './prepare-database.ts'
import { templateMark, type TemplateKind } from './template-mark.ts'

const templateLock = 7_312_026_003

/** Opens a short connection to a maintenance URL. */
export const runOnce = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Returns a connection URL with another database. */
export const addressOf = (url: string, database: string) => {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

const fill = async (url: string) => {
  const database = await openDatabase({ url })
  await prepareDatabase(database)
  await database.close()
}

/** Creates the template once per cluster, even if several test workers need it at the same time. */
const ensureTemplate = (ownerUrl: string): Promise<string> =>
  runOnce(ownerUrl, async (client) => {
    const name = `template_${templateMark()}`
    await client.query('select pg_advisory_lock($1)', [templateLock])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) {
      const unfinished = `${name}_unfinished`
      await client.query(`drop database if exists ${unfinished}`)
      await client.query(`create database ${unfinished}`)
      await fill(addressOf(ownerUrl, unfinished))
      await client.query(`alter database ${unfinished} rename to ${name}`)
    }
    return name
  })

/**
 * Drops a test's database and its connections. As superuser, because PostgreSQL 15 lets no other role end an autovacuum
 * worker.
 */
export const dropDatabase = ({ superuserUrl }: PostgresCluster, name: string) =>
  runOnce(superuserUrl, (client) => client.query(`drop database if exists ${name} with (force)`))

/** Opens a database with this login. Closing drops it. */
export const openAndDropOnClose = async (
  cluster: PostgresCluster,
  ownerUrl: string,
  name: string,
  callerUrl?: string,
): Promise<Database> => {
  const database = await openDatabase({
    url: addressOf(ownerUrl, name),
    callerUrl: callerUrl && addressOf(callerUrl, name),
  })
  const closePool = database.close.bind(database)
  return Object.assign(database, {
    close: async () => {
      await closePool()
      await dropDatabase(cluster, name)
    },
  })
}

let template: Promise<string> | undefined

/** Creates a database in the temporary cluster, and returns its name. */
export const createDatabase = async ({ ownerUrl }: PostgresCluster, kind: TemplateKind): Promise<string> => {
  const name = `${kind}_${randomUUID().replaceAll('-', '')}`
  const source = kind === 'empty' ? 'template1' : await (template ??= ensureTemplate(ownerUrl))
  await runOnce(ownerUrl, (client) => client.query(`create database ${name} template ${source}`))
  return name
}

/** Opens a migrated and seeded database; `callerUrl` is a login for callers only. */
export const freshPostgres = async (cluster: PostgresCluster, callerUrl?: string): Promise<Database> =>
  openAndDropOnClose(cluster, cluster.ownerUrl, await createDatabase(cluster, 'ready'), callerUrl)
