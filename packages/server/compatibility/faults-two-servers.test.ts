import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readMigrations } from '#server/database/migrate'
import { runOnce } from '#server/database/testing/fresh-postgres'
import { someBooking } from '#server/mail/testing/leave-booking'
import { startLoopbackSmtp, type LoopbackSmtp } from '#server/mail/testing/loopback-smtp'
import { addPerson, call, signIn, someLead, type SignedIn } from '#server/testing/call-server'
import { openWorkshop, type ServerProcess, type Workshop } from '#server/testing/server-process'
import { until } from '#server/testing/until'

// Only one process can open the embedded database, so several servers need PostgreSQL.
describe.runIf(process.env.TEST_DATABASE === 'postgres')('several servers on one PostgreSQL', () => {
  let workshop: Workshop
  let smtp: LoopbackSmtp
  let databaseUrl: string
  let servers: ServerProcess[]
  let [here, there]: string[] = []
  let person: SignedIn

  const query = <Row extends Record<string, unknown>>(text: string): Promise<Row[]> =>
    runOnce(databaseUrl, async (client) => (await client.query<Row>(text)).rows)
  const takenBy = (email: string) => smtp.taken.filter(({ recipients }) => recipients.includes(email))

  beforeAll(async () => {
    workshop = openWorkshop()
    smtp = await startLoopbackSmtp()
    const first = await workshop.settings({}, 'empty')
    databaseUrl = first.DATABASE_URL ?? ''
    const start = async () =>
      workshop.start(
        await workshop.settings({
          DATABASE_URL: databaseUrl,
          SMTP_URL: smtp.url,
          TRUSTED_PROXIES: '127.0.0.1',
        }),
      )
    // All start at once on an empty database, so each tries to migrate it.
    servers = await Promise.all([start(), start(), start()])
    ;[here, there] = servers.map(({ url }) => url)
    person = await addPerson(here ?? '', (email) =>
      until(`a mail to ${email}`, () => takenBy(email)[0]?.mail.text),
    )
  })
  afterAll(async () => {
    await workshop?.close()
    await smtp?.close()
  })

  const userAt = (url = '', { access }: SignedIn) => call(url, '/auth/v1/user', { token: access })
  const profileAt = (url = '', { access }: SignedIn) => call(url, '/rest/v1/profiles', { token: access })
  const refreshAt = (url = '', { refresh }: SignedIn) =>
    call(url, '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: refresh } })

  test('81: servers that start at once migrate once, in order, and all become ready', async () => {
    const applied = await query<{ version: string }>(
      'select version from app_meta.migrations order by applied_at, version',
    )
    expect(applied.map(({ version }) => version)).toEqual(readMigrations().map(({ version }) => version))
    for (const { url, errors } of servers) {
      expect((await call(url, '/health/ready')).status).toBe(200)
      expect(errors()).toBe('')
    }
  })

  test('89: one set of signing keys, the same at every server', async () => {
    const [ours, theirs] = await Promise.all(
      [here, there].map((url = '') => call(url, '/auth/v1/.well-known/jwks.json')),
    )
    expect(ours?.body).toEqual(theirs?.body)
    expect(ours?.body.keys).toHaveLength(1)
  })

  test('28: signed in at one, read at the other; signed out at one, refused by every API of the other at once', async () => {
    const session = await signIn(here ?? '', person)
    expect((await userAt(there, session)).body.id).toBe(person.id)
    expect((await profileAt(there, session)).status).toBe(200)
    const signedOut = await call(here ?? '', '/auth/v1/logout?scope=local', {
      method: 'POST',
      token: session.access,
    })
    expect(signedOut.status).toBe(204)
    expect((await userAt(there, session)).body.code).toBe('session_not_found')
    expect((await profileAt(there, session)).status).toBe(401)
    expect((await refreshAt(there, session)).status).toBe(400)
  })

  test('25, 30: one refresh token brought to two servers at once signs nobody out', async () => {
    const session = await signIn(here ?? '', person)
    const answers = await Promise.all([refreshAt(here, session), refreshAt(there, session)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    for (const { body } of answers)
      for (const url of [here, there])
        expect((await userAt(url, { ...session, access: String(body.access_token) })).status).toBe(200)
  })

  test('1: wrong passwords at one count at the other', async () => {
    const target = { ...person, email: 'nobody@mail.example', password: 'wrong' }
    const guess = (url = '') =>
      call(url, '/auth/v1/token?grant_type=password', {
        body: { email: target.email, password: target.password },
      })
    const statuses: number[] = []
    for (let n = 0; n < 10; n += 1) statuses.push((await guess(n % 2 === 0 ? here : there)).status)
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 400))
    for (const url of [here, there]) expect((await guess(url)).status).toBe(429)
  })

  test('39: rows of one sender are counted together, whichever server takes them', async () => {
    const book = (url = '', sender: string) =>
      call(url, '/rest/v1/bookings', { body: someBooking(), headers: { 'X-Forwarded-For': sender } })
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async (_, n) => (await book(n % 2 ? here : there, '203.0.113.5')).status),
    )
    expect(statuses.filter((status) => status === 201)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    for (const url of [here, there]) expect((await book(url, '203.0.113.6')).status).toBe(201)
  })

  test('74, 75: leads posted everywhere at once, also the same address at two: each address one mail', async () => {
    const leads = Array.from({ length: 60 }, (_, n) => someLead(`lead-${n}@mail.example`))
    const answers = await Promise.all(
      leads.flatMap((lead, n) =>
        [n, n + 1].map((at) => call(servers[at % 3]?.url ?? '', '/rest/v1/leads', { body: lead })),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    await until('every mail sent', async () => {
      const rows = await query(
        'select 1 from app.outgoing_mail where kind = $$refund-guide$$ and state <> $$sent$$',
      )
      return rows.length === 0
    })
    // A stopped server sends no more mail, so the counts below are final.
    expect(await Promise.all(servers.map((server) => server.end('SIGTERM')))).toEqual([0, 0, 0])
    expect(leads.map(({ email }) => takenBy(email).length)).toEqual(leads.map(() => 1))
    expect(new Set(smtp.taken.map(({ mail }) => mail.messageId)).size).toBe(smtp.taken.length)
    const [count] = await query<{ leads: number }>('select count(*)::int as leads from public.leads')
    expect(count?.leads).toBe(120)
  })
})
