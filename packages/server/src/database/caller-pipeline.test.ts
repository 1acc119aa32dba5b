import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallerClaims, Database, TextRow } from './database.ts'
import { freshDatabase } from './testing/fresh-database.ts'
import { makePerson } from './testing/make-person.ts'

const isPostgres = process.env.TEST_DATABASE === 'postgres'
const anon: CallerClaims = { role: 'anon' }

describe('one statement as a caller', () => {
  let database: Database
  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterAll(() => database.close())

  const ask = (text: string, values: (string | null)[] = [], claims: CallerClaims = anon) =>
    database.runAsCaller(claims, { text, values })
  const readState = async () =>
    (
      await database.executeSql(
        `select current_user as name, nullif(current_setting('request.jwt.claims', true), '') as claims,
          current_setting('transaction_read_only') as read_only`,
      )
    ).rows[0]

  test('runs in the role and with the claims of the caller, in UTC, and leaves nothing behind', async () => {
    const before = await readState()
    const rows = await ask(
      `select current_user::text as name, auth.role() as kind, current_setting('timezone') as zone, $1::text as bound`,
      ['a "text" $1'],
    )
    expect(rows).toEqual([{ name: 'anon', kind: 'anon', zone: 'UTC', bound: 'a "text" $1' }])
    expect(await readState()).toEqual(before)
    expect(before?.name).not.toBe('anon')
  })

  test('36: a thousand failures of every kind and statements that succeed, then a guest and the server are who they were', async () => {
    const before = await readState()
    const person = await makePerson(database)
    const failing = [
      () => ask('select 1 / 0'),
      () => ask('select $1::text::uuid', ['x']),
      () => ask('no sql at all'),
      () => ask('select * from app.outgoing_mail', [], person),
      () => ask('select * from leads'),
      () =>
        database.runAsCaller(
          person,
          { text: 'select 1', values: [] },
          {
            check: () => {
              throw new Error('no')
            },
          },
        ),
    ]
    const settled = await Promise.allSettled(
      Array.from({ length: 1000 }, (_, index) => failing[index % 6]!()),
    )
    expect(settled.filter(({ status }) => status !== 'rejected')).toEqual([])
    // Successful calls are not undone, so that a setting that outlives its transaction would be noticed.
    await Promise.all(Array.from({ length: 20 }, () => ask('select 1::text as one', [], person)))
    const states = await Promise.all(Array.from({ length: 20 }, readState))
    expect(states).toEqual(states.map(() => before))
    expect(await ask('select current_user::text as name')).toEqual([{ name: 'anon' }])
  })

  test('one text is planned for each role: rows of an account never reach a guest', async () => {
    const person = await makePerson(database)
    const text = 'select auth.uid()::text as id'
    for (let round = 0; round < 12; round += 1) {
      const claims = round % 2 ? person : anon
      expect(await ask(text, [], claims)).toEqual([{ id: round % 2 ? person.sub : null }])
    }
  })

  test('more different statements than a connection keeps prepared', async () => {
    for (let round = 0; round < 2; round += 1)
      for (let index = 0; index < 150; index += 1)
        expect(await ask(`select ${index}::text as n, $1::text as word`, ['x'])).toEqual([
          { n: String(index), word: 'x' },
        ])
    if (!isPostgres) return
    const { rows } = await database.executeSql('select count(*)::int as n from pg_prepared_statements')
    expect(rows[0]?.n).toBeLessThanOrEqual(102)
  })

  test('what the check throws undoes the statement; what it lets pass is committed', async () => {
    const person = await makePerson(database)
    const insert = {
      text: 'insert into user_preferences (user_id) values ($1::text::uuid) returning 1::text as one',
      values: [person.sub],
    }
    const count = async () =>
      (
        await database.executeSql('select count(*)::int as n from user_preferences where user_id = $1', [
          person.sub,
        ])
      ).rows[0]?.n
    const refusing = database.runAsCaller(person, insert, {
      check: (rows) => {
        throw new Error(`${rows.length} row`)
      },
    })
    await expect(refusing).rejects.toThrow('1 row')
    expect(await count()).toBe(0)
    await database.runAsCaller(person, insert, { check: () => undefined })
    expect(await count()).toBe(1)
  })

  test('a read-only statement cannot write, a role outside the list is refused before any SQL', async () => {
    const lead = `insert into leads (email, purchase_amount, currency, country) values ('a@example.org', 10, 'EUR', 'france')`
    const write = database.runAsCaller(anon, { text: lead, values: [] }, { isReadOnly: true })
    await expect(write).rejects.toMatchObject({ code: '25006' })
    for (const role of ['service_role', 'postgres', 'none', 'ANON', undefined])
      await expect(ask('select 1', [], { role } as unknown as CallerClaims)).rejects.toThrow(TypeError)
  })

  test('27, 28: with a session that is over, of somebody else or unknown, the statement never runs', async () => {
    const person = await makePerson(database)
    const session_id = randomUUID()
    const startedAt = new Date('2026-11-22T08:00:00Z')
    const after = (ms: number) => new Date(startedAt.getTime() + ms)
    const fourHoursMs = 4 * 3_600_000
    await database.executeSql('insert into auth.sessions (id, user_id, created_at) values ($1, $2, $3)', [
      session_id,
      person.sub,
      startedAt,
    ])
    const write = (changes: object, aliveAt: Date) =>
      database.runAsCaller(
        { ...person, session_id, ...changes },
        { text: `update profiles set phone = 'changed'`, values: [] },
        { aliveAt },
      )
    const phone = async () =>
      (await database.executeSql('select phone from profiles where id = $1', [person.sub])).rows[0]?.phone
    const sessionEnded = { code: 'PT401' }
    await expect(write({}, after(fourHoursMs))).rejects.toMatchObject(sessionEnded)
    await expect(write({ session_id: randomUUID() }, startedAt)).rejects.toMatchObject(sessionEnded)
    await expect(write({ sub: (await makePerson(database)).sub }, startedAt)).rejects.toMatchObject(
      sessionEnded,
    )
    await expect(write({ session_id: 'x' }, startedAt)).rejects.toMatchObject({ code: '22P02' })
    expect(await phone()).toBeNull()
    await write({}, after(fourHoursMs - 1))
    expect(await phone()).toBe('changed')
  })

  const read = (text: string, values: string[], claims: CallerClaims, aliveAt?: Date) =>
    database.runAsCaller(claims, { text, values }, { isReadOnly: true, ...(aliveAt ? { aliveAt } : {}) })

  const outcomeOf = (answer: Promise<TextRow[]>) => answer.catch(({ code }: { code: string }) => code)

  test('reads of one text at once: each has its own caller and values, and one that fails fails alone', async () => {
    const people = [await makePerson(database), await makePerson(database), anon]
    const text = 'select auth.uid()::text as id, (10 / $1::text::int)::text as quotient'
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        outcomeOf(read(text, [String(index % 5)], people[index % 3]!)),
      ),
    )
    const expected = (index: number) => {
      const person = people[index % 3]!
      const id = person.role === 'authenticated' ? person.sub : null
      return index % 5 === 0 ? '22012' : [{ id, quotient: String(Math.trunc(10 / (index % 5))) }]
    }
    expect(outcomes).toEqual(outcomes.map((_, index) => expected(index)))
  })

  test('27: a session that is over takes nothing from reads beside it, also of a text that is new', async () => {
    const person = await makePerson(database)
    const startedAt = new Date('2026-11-22T08:00:00Z')
    const session_id = randomUUID()
    await database.executeSql('insert into auth.sessions (id, user_id, created_at) values ($1, $2, $3)', [
      session_id,
      person.sub,
      startedAt,
    ])
    const alive = { ...person, session_id }
    const sessionEnded = { ...person, session_id: randomUUID() }
    for (let round = 0; round < 3; round += 1) {
      const outcomes = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          outcomeOf(read(`select 'new' as word`, [], index % 3 ? alive : sessionEnded, startedAt)),
        ),
      )
      expect(outcomes).toEqual(outcomes.map((_, index) => (index % 3 ? [{ word: 'new' }] : 'PT401')))
    }
  })

  test.runIf(isPostgres)(
    'reads at once on a connection that is cut are told so, and the next is served',
    async () => {
      const text = `select pg_sleep(5)::text as slept, 'shared'`
      const results = Promise.allSettled(Array.from({ length: 6 }, () => read(text, [], anon)))
      const kill = `select pg_terminate_backend(pid) from pg_stat_activity
      where query = '${text.replaceAll("'", "''")}' and state = 'active' and datname = current_database()`
      const watched = { isOver: false }
      void results.then(() => (watched.isOver = true))
      while (!watched.isOver) await database.executeSql(kill)
      for (const one of await results)
        expect(one).toMatchObject({
          status: 'rejected',
          reason: { message: expect.stringMatching(/terminat|connection/i) },
        })
      expect(await read('select current_user::text as name', [], anon)).toEqual([{ name: 'anon' }])
    },
  )

  test.runIf(isPostgres)('a connection that is cut ends that statement alone', async () => {
    for (let round = 0; round < 12; round += 1) {
      const text = `select pg_sleep(5), ${round}`
      const cut = ask(text)
      const results = cut.catch((error: Error) => error.message)
      const kill = `select pg_terminate_backend(pid) from pg_stat_activity
        where query = '${text}' and state = 'active' and datname = current_database()`
      while ((await database.executeSql(kill)).rows.length === 0);
      expect(await results).toMatch(/terminat|connection/i)
      expect(await ask('select current_user::text as name')).toEqual([{ name: 'anon' }])
    }
  })

  test.runIf(isPostgres)('44: a visitor’s statement ends after three seconds', async () => {
    await expect(ask('select pg_sleep(10)')).rejects.toMatchObject({ code: '57014' })
  })
})
