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

/** The check needs nothing but the database. */
const hasOwnAccounts = (database: Database) => createOwnAccountsCheck({ database } as Accounts)()

describe('whose work accounts are', () => {
  test('ours, where the stand-in for schema auth is ours', async () => {
    const database = await freshDatabase()
    expect(await hasOwnAccounts(database)).toBe(true)
    await database.close()
  })

  test.runIf(isOnPostgres)(
    'on a hosted Supabase theirs: none of our tables and columns is there',
    async () => {
      const hosted = await freshHosted(inject('postgresCluster')!, 'new')
      expect(await hasOwnAccounts(hosted)).toBe(false)
      const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'app' and table_name in ('account_tokens', 'account_flows', 'pending_sign_ups', 'sign_in_marks')`.execute(
        hosted.own,
      )
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
      'app.pending_sign_ups',
      'app.sign_in_marks',
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

describe('19: a day’s number of mails that is used up', () => {
  test('does not stand in the way of an account’s own reset and sign-in link; a stranger’s sign-up waits its turn', async () => {
    const auth = await openAuth()
    const person = await auth.addPerson()
    await sql`insert into app.mail_tallies (day, kind, part, made)
      select (now() at time zone 'utc')::date, kind, -1, 1000000
      from unnest(array['confirm-sign-up', 'reset-password', 'sign-in-link']) kind`.execute(
      auth.dependencies.database.own,
    )
    const stranger = auth.newPerson()
    for (const [path, body] of [
      ['/recover', { email: person.email }],
      ['/otp', { email: person.email }],
      ['/signup', stranger],
    ] as const)
      expect((await auth.call(path, body)).status).toBe(200)
    const { rows } = await sql<{ kind: string; state: string; isLater: boolean }>`
      select kind, state, send_after > now() as "isLater" from app.outgoing_mail
      where priority = 2 or recipient = ${stranger.email} order by kind`.execute(
      auth.dependencies.database.own,
    )
    expect(rows).toEqual([
      { kind: 'confirm-sign-up', state: 'waiting', isLater: true },
      { kind: 'reset-password', state: 'waiting', isLater: null },
      { kind: 'sign-in-link', state: 'waiting', isLater: null },
    ])
    await auth.close()
  })
})
