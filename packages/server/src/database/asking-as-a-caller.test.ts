import { refundLocations } from '@retour/domain/places/refund-locations'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallerClaims, Database } from './database.ts'
import { freshDatabase } from './testing/fresh-database.ts'

const isPostgres = process.env.TEST_DATABASE === 'postgres'

describe('a transaction as a caller', () => {
  let database: Database
  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterAll(() => database.close())

  const anon: CallerClaims = { role: 'anon' }
  const readState = async () => {
    const { rows } = await sql<{ role: string; claims: string | null; read_only: string }>`
      select current_user as role, nullif(current_setting('request.jwt.claims', true), '') as claims,
        current_setting('transaction_read_only') as read_only`.execute(database.own)
    return rows[0]
  }

  test('runs in the role and with the claims of the caller, and gives both back after commit', async () => {
    const before = await readState()
    const inside = await database.asCaller(anon, (tx) =>
      sql<{ role: string; kind: string }>`select current_user as role, auth.role() as kind`.execute(tx),
    )
    expect(inside.rows).toEqual([{ role: 'anon', kind: 'anon' }])
    expect(await readState()).toEqual(before)
    expect(before?.claims).toBeNull()
    expect(before?.role).not.toBe('anon')
  })

  test('gives role and claims back after an error in SQL and after an error in the work', async () => {
    const before = await readState()
    const failures = Array.from({ length: 20 }, (_, round) =>
      database.asCaller(anon, (tx) =>
        round % 2 ? sql`select 1 / 0`.execute(tx) : Promise.reject(new Error('given up')),
      ),
    )
    const settled = await Promise.allSettled(failures)
    expect(settled.filter(({ status }) => status !== 'rejected')).toEqual([])
    const states = await Promise.all(Array.from({ length: 20 }, readState))
    expect(states).toEqual(states.map(() => before))
  })

  test.runIf(isPostgres)(
    'a connection that is cut inside a transaction ends that request alone',
    async () => {
      const before = await readState()
      for (let round = 0; round < 12; round += 1) {
        const cut = database.asCaller(anon, async (tx) => {
          const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
          await database.executeSql('select pg_terminate_backend($1)', [rows[0]?.pid])
          return sql`select 1`.execute(tx)
        })
        await expect(cut).rejects.toThrow(/terminat|connection|ECONNRESET|EPIPE/i)
        expect(await readState()).toEqual(before)
      }
    },
  )

  test('a role outside the list is refused before any SQL runs', async () => {
    for (const role of ['service_role', 'postgres', 'none', '', 'ANON']) {
      const claims = { role } as unknown as CallerClaims
      await expect(database.asCaller(claims, (tx) => sql`select 1`.execute(tx))).rejects.toThrow(TypeError)
    }
  })

  test('a read-only caller cannot write', async () => {
    const write = database.asCaller(
      anon,
      (tx) =>
        tx
          .insertInto('leads')
          .values({ email: 'a@example.org', purchase_amount: 10, currency: 'EUR', country: 'france' })
          .execute(),
      { isReadOnly: true },
    )
    await expect(write).rejects.toMatchObject({ code: '25006' })
    expect(await database.own.selectFrom('leads').selectAll().execute()).toEqual([])
  })

  test.runIf(isPostgres)('a visitor has three seconds for a statement, an account eight', async () => {
    const limitOf = async (claims: CallerClaims) =>
      (
        await database.asCaller(claims, (tx) =>
          sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(tx),
        )
      ).rows[0]?.limit
    expect(await limitOf(anon)).toBe('3s')
    const sub = '00000000-0000-4000-8000-000000000001'
    expect(await limitOf({ role: 'authenticated', sub, email: 'a@example.org' })).toBe('8s')
    await expect(database.asCaller(anon, (tx) => sql`select pg_sleep(10)`.execute(tx))).rejects.toMatchObject(
      { code: '57014' },
    )
  })

  test('counts come as numbers and days as text on every database', async () => {
    const { rows } = await database.executeSql(
      `select count(*) as many, date '2026-11-21' as day from refund_offices`,
    )
    expect(rows).toEqual([{ many: refundLocations.length, day: '2026-11-21' }])
  })
})
