import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import type { Database } from '#server/database/database'
import { freshDatabase } from '#server/database/testing/fresh-database'
import { freshHosted } from '#server/database/testing/hosted-supabase'
import { openTestApp } from '#server/testing/open-test-app'
import type { Accounts } from './accounts.ts'
import { createOwnAccountsCheck } from './own-accounts.ts'
import { openAuth } from './testing/open-auth.ts'

const isOnPostgres = process.env.TEST_DATABASE === 'postgres'

/** The check asks nothing but the database. */
const areOurs = (database: Database) => createOwnAccountsCheck({ database } as Accounts)()

describe('whose work accounts are', () => {
  test('ours, where the stand-in for schema auth is ours', async () => {
    const database = await freshDatabase()
    expect(await areOurs(database)).toBe(true)
    await database.close()
  })

  test.runIf(isOnPostgres)(
    'on a hosted Supabase theirs: none of our tables and columns is there',
    async () => {
      const hosted = await freshHosted(inject('postgresCluster')!, 'new')
      expect(await areOurs(hosted)).toBe(false)
      const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'app' and table_name in ('account_tokens', 'account_flows')`.execute(hosted.own)
      expect(rows).toEqual([])
      await hosted.close()
    },
  )

  test('46: the caller roles reach none of the tables of accounts', async () => {
    const opened = await openTestApp()
    const tables = [
      'auth.users',
      'auth.sessions',
      'app.account_tokens',
      'app.account_flows',
      'app.rate_limits',
    ]
    for (const table of tables)
      await expect(
        opened.dependencies.database.asCaller({ role: 'anon' }, (tx) =>
          sql`select from ${sql.table(table)}`.execute(tx),
        ),
      ).rejects.toMatchObject({ code: '42501' })
    await opened.close()
  })
})

describe('the ceiling over all mails', () => {
  test('19: beyond it mails are held for a person to look at, and the caller is told nothing', async () => {
    const auth = await openAuth()
    const person = await auth.addPerson()
    const spent = new Date(auth.clock.now.getTime() + 3_600_000).toISOString()
    await sql`update app.rate_limits set whole_at = ${spent}::timestamptz where key like 'mail-everyone:%'`.execute(
      auth.dependencies.database.own,
    )
    expect(await auth.call('/recover', { email: person.email })).toMatchObject({ status: 200, body: {} })
    expect((await auth.lastMailTo(person.email, 'reset-password')).state).toBe('held')
    await auth.close()
  })
})
