import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import type { Database } from '#server/database/database'
import { openInMemory } from '#server/database/embedded-database'
import { openAndDropOnClose, runOnce } from './fresh-postgres.ts'

/** A database without anything of ours, on what TEST_DATABASE names. Close it at the end of the test. */
export const emptyDatabase = async (): Promise<Database> => {
  const cluster = process.env.TEST_DATABASE === 'postgres' ? inject('postgresCluster') : null
  if (!cluster) return (await openInMemory()).database
  const name = `empty_${randomUUID().replaceAll('-', '')}`
  await runOnce(cluster.ownerUrl, (client) => client.query(`create database ${name}`))
  return openAndDropOnClose(cluster, cluster.ownerUrl, name)
}
