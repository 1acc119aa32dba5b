import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Database } from '#server/database/database'
import { migrate } from '#server/database/migrate'
import { seed } from '#server/database/seed'
import { addressOf, freshPostgres, openAndDropOnClose, runOnce } from './fresh-postgres.ts'
import type { PostgresCluster } from './postgres-cluster.ts'

const bootstrap = readFileSync(new URL('./hosted-supabase.sql', import.meta.url), 'utf8')

/** Until 2026, new tables granted rights to the API roles automatically; since then they grant none. */
export type DefaultGrants = 'old' | 'new'

const oldDefaultGrants = ['tables', 'sequences', 'functions']
  .map(
    (kind) => `alter default privileges for role hosted_postgres in schema public
      grant all on ${kind} to anon, authenticated, service_role`,
  )
  .join(';')

/** Opens an empty database that is prepared like a hosted Supabase, as its owner, who is not a superuser. */
export const prepareHosted = async (
  cluster: PostgresCluster,
  defaultGrants: DefaultGrants,
): Promise<{ database: Database; url: string }> => {
  const { superuserUrl } = cluster
  // First, so that the usual preparation creates the roles of the cluster, as an operator's server would.
  await (await freshPostgres(cluster)).close()
  const name = `hosted_${randomUUID().replaceAll('-', '')}`
  await runOnce(superuserUrl, async (client) => {
    // Roles belong to the whole cluster, so only one preparation runs at a time.
    await client.query('select pg_advisory_lock(7312026004)')
    await client.query(`create database ${name}`)
    await runOnce(addressOf(superuserUrl, name), async (inside) => {
      await inside.query(bootstrap)
      await inside.query(`alter database ${name} owner to hosted_postgres`)
      if (defaultGrants === 'old') await inside.query(oldDefaultGrants)
    })
  })
  const ownerUrl = new URL(superuserUrl)
  ownerUrl.username = 'hosted_postgres'
  const database = await openAndDropOnClose(cluster, ownerUrl.href, name)
  return { database, url: addressOf(ownerUrl.href, name) }
}

/** The same, migrated and seeded. */
export const freshHosted = async (
  cluster: PostgresCluster,
  defaultGrants: DefaultGrants,
): Promise<Database> => {
  const { database } = await prepareHosted(cluster, defaultGrants)
  await migrate(database)
  await seed(database, 'guide-2025-05')
  return database
}
