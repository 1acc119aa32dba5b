import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { call, someLead } from '#server/testing/call-server'
import { openTestApp, serveApp, type Loopback, type TestApp } from '#server/testing/open-test-app'
import { admitCallerLogin, CallerLoginError } from './caller-login.ts'
import type { CallerClaims, Database } from './database.ts'
import { addressOf, freshPostgres, runOnce } from './testing/fresh-postgres.ts'
import { makePerson, type Person } from './testing/make-person.ts'

const anon: CallerClaims = { role: 'anon' }

// The embedded database has no logins.
describe.runIf(process.env.TEST_DATABASE === 'postgres')('35: a login that serves callers alone', () => {
  const made: string[] = []
  let superuserUrl: string
  let callerUrl: string
  let database: Database
  let opened: TestApp
  let web: Loopback
  let person: Person

  const asSuperuser = <T>(work: (client: pg.Client) => Promise<T>) => runOnce(superuserUrl, work)
  /** Creates a login as an administrator would, and returns its URL. */
  const makeLogin = async (attributes: string, roles: string[]) => {
    const name = `rest_${randomUUID().replaceAll('-', '')}`
    made.push(name)
    await asSuperuser(async (client) => {
      await client.query(`create role ${name} login ${attributes} password 'hushhush'`)
      for (const role of roles) await client.query(`grant ${role} to ${name}`)
    })
    const url = new URL(superuserUrl)
    url.username = name
    url.password = 'hushhush'
    return url.href
  }
  const nameOfDatabase = async () =>
    String((await database.executeSql('select current_database() as name')).rows[0]?.name)

  beforeAll(async () => {
    const cluster = inject('postgresCluster')
    if (!cluster) return
    superuserUrl = cluster.superuserUrl
    // The first database of the cluster creates the roles.
    await (await freshPostgres(cluster)).close()
    callerUrl = await makeLogin('noinherit', ['anon', 'authenticated'])
    database = await freshPostgres(cluster, callerUrl)
    callerUrl = addressOf(callerUrl, await nameOfDatabase())
    await admitCallerLogin(database, callerUrl)
    opened = await openTestApp({ database })
    web = await serveApp(opened.app)
    person = await makePerson(database)
  })
  afterAll(async () => {
    await web?.close()
    await opened?.close()
    await asSuperuser(async (client) => {
      for (const name of made) await client.query(`drop owned by ${name}; drop role ${name}`)
    })
  })

  const whoAmI = 'select session_user::text as login, current_user::text as role'

  test('every way of a caller goes through it, the server’s own through the owner', async () => {
    const login = new URL(callerUrl).username
    expect(await database.runAsCaller(anon, { text: whoAmI, values: [] })).toEqual([{ login, role: 'anon' }])
    expect(
      await database.runAsCaller(person, { text: whoAmI, values: [] }, { check: () => undefined }),
    ).toEqual([{ login, role: 'authenticated' }])
    const { rows } = await database.asCaller(person, (tx) => sql.raw(whoAmI).execute(tx))
    expect(rows).toEqual([{ login, role: 'authenticated' }])
    expect((await database.executeSql(whoAmI)).rows).toEqual([{ login: 'retour', role: 'retour' }])
    expect(await database.isReady()).toBe(true)
  })

  test.each([
    'set role postgres',
    'set role service_role',
    'set role retour',
    'set session authorization postgres',
    'select * from auth.users',
    'select * from auth.sessions',
    'select * from app.outgoing_mail',
    'select * from app.rate_limits',
    'select * from app_meta.migrations',
    'select * from public.leads',
    'delete from public.bookings',
    'select * from pg_authid',
    `select pg_read_file('/etc/passwd')`,
    `copy (select 1) to program 'true'`,
    'create table public.mine (id int)',
    'create table app.mine (id int)',
    'create schema mine',
    'alter table public.leads disable row level security',
    'drop table public.leads',
  ])('after an injected "reset role", %s is refused', async (text) => {
    const attempt = database.asCaller(anon, async (tx) => {
      await sql`reset role`.execute(tx)
      await sql.raw(text).execute(tx)
    })
    await expect(attempt).rejects.toMatchObject({ code: expect.stringMatching(/^42501|42P01$/) as unknown })
    const [state] = await database.runAsCaller(anon, { text: whoAmI, values: [] })
    expect(state?.role).toBe('anon')
  })

  test('27, 28: it asks for the session, whose table it can’t read', async () => {
    const session_id = randomUUID()
    const now = new Date()
    await database.executeSql('insert into auth.sessions (id, user_id, created_at) values ($1, $2, $3)', [
      session_id,
      person.sub,
      now,
    ])
    const readAs = (session: string) =>
      database.runAsCaller(
        { ...person, session_id: session },
        { text: 'select id::text as id from profiles', values: [] },
        { aliveAt: now, isReadOnly: true },
      )
    expect(await readAs(session_id)).toEqual([{ id: person.sub }])
    await expect(readAs(randomUUID())).rejects.toMatchObject({ code: 'PT401' })
  })

  test('the APIs work through it: a lead, a list, refund locations', async () => {
    expect((await call(web.url, '/rest/v1/leads', { body: someLead() })).status).toBe(201)
    expect((await call(web.url, '/rest/v1/leads')).status).toBe(401)
    expect((await call(web.url, '/rest/v1/refund_offices?limit=1')).status).toBe(200)
    const question = { city: 'paris', country: 'france', type: 'all' }
    const found = await call(web.url, '/functions/v1/get-refund-locations', { body: question })
    expect((found.body.locations as unknown[]).length).toBeGreaterThan(0)
  })

  test.each([
    ['a superuser', 'superuser', ['anon', 'authenticated'], 'rights over the whole server'],
    ['one that may create roles', 'createrole', ['anon', 'authenticated'], 'rights over the whole server'],
    ['one past row security', 'bypassrls', ['anon', 'authenticated'], 'rights over the whole server'],
    ['a member of one role only', '', ['anon'], 'no member of authenticated'],
    [
      'a member of another role',
      '',
      ['anon', 'authenticated', 'service_role'],
      'also a member of service_role',
    ],
    ['a member of the owner', '', ['anon', 'authenticated', 'retour'], 'also a member of'],
  ])(
    '%s is refused at the start, with the lines that make a good one',
    async (_title, attributes, roles, reason) => {
      const url = addressOf(await makeLogin(attributes, roles), await nameOfDatabase())
      const attempt = admitCallerLogin(database, url)
      await expect(attempt).rejects.toThrow(CallerLoginError)
      await expect(attempt).rejects.toThrow(reason)
      await expect(attempt).rejects.toThrow(/create role retour_rest login/)
      await expect(attempt).rejects.not.toThrow(/hushhush/)
    },
  )

  test('an owner of something, another database, and no login at all are refused too', async () => {
    const owner = await makeLogin('', ['anon', 'authenticated'])
    const name = await nameOfDatabase()
    await runOnce(addressOf(superuserUrl, name), (client) =>
      client.query(
        `create table public.owned (id int); alter table public.owned owner to ${new URL(owner).username}`,
      ),
    )
    await expect(admitCallerLogin(database, addressOf(owner, name))).rejects.toThrow('owns tables')
    await runOnce(addressOf(superuserUrl, name), (client) => client.query('drop table public.owned'))
    await expect(admitCallerLogin(database, addressOf(callerUrl, 'postgres'))).rejects.toThrow(
      'another database',
    )
    const nobody = new URL(callerUrl)
    nobody.username = 'nobody_of_that_name'
    await expect(admitCallerLogin(database, nobody.href)).rejects.toThrow(
      'Cannot sign in with REST_DATABASE_URL',
    )
  })
})
