import { inject } from 'vitest'
import type { Database } from '#server/database/database'
import { freshDatabase } from './fresh-database.ts'
import { freshHosted } from './hosted-supabase.ts'
import type { DefaultGrants } from './hosted-supabase.ts'

const openHosted = (defaultGrants: DefaultGrants) => async (): Promise<Database> => {
  const cluster = inject('postgresCluster')
  if (!cluster) throw new Error('No PostgreSQL is installed for the tests on PostgreSQL.')
  return freshHosted(cluster, defaultGrants)
}

/** All kinds of databases on which the migrations must grant the same rights, for `describe.each`. */
export const preparations: [name: string, open: () => Promise<Database>][] =
  process.env.TEST_DATABASE === 'postgres'
    ? [
        ['plain PostgreSQL', freshDatabase],
        ['hosted Supabase, old default grants', openHosted('old')],
        ['hosted Supabase, new default grants', openHosted('new')],
      ]
    : [['embedded', freshDatabase]]
