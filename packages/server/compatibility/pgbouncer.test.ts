import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { findPgbouncer, startPgbouncer, type StartedPooler } from '#server/database/testing/pgbouncer'
import { runOnce } from '#server/database/testing/fresh-postgres'
import { addPerson, call, signIn, someLead, type SignedIn } from '#server/testing/call-server'
import { openWorkshop, waitForMail, type ServerProcess, type Workshop } from '#server/testing/server-process'
import { until } from '#server/testing/until'

const program = process.env.TEST_DATABASE === 'postgres' ? findPgbouncer() : null

describe.runIf(program)('through PgBouncer in transaction mode, six connections for two servers', () => {
  let workshop: Workshop
  let pooler: StartedPooler
  let direct: string
  let settings: Record<string, string>
  let servers: ServerProcess[]
  let people: SignedIn[]

  beforeAll(async () => {
    workshop = openWorkshop()
    const plain = await workshop.settings({ TRUSTED_PROXIES: '127.0.0.1', PREPARED_STATEMENTS: 'off' })
    direct = plain.DATABASE_URL ?? ''
    const host = new URL(inject('postgresCluster')?.ownerUrl ?? '').searchParams.get('host') ?? ''
    pooler = await startPgbouncer(program ?? '', join(host, '.s.PGSQL.5432'), 6)
    settings = { ...plain, DATABASE_URL: pooler.addressOf(direct) }
    // Both start at once on an empty database, so migrations and the job schema go through the pooler too.
    servers = await Promise.all([workshop.start(settings), workshop.start(settings)])
    const readMail = waitForMail(settings)
    people = [
      await addPerson(servers[0]?.url ?? '', readMail),
      await addPerson(servers[1]?.url ?? '', readMail),
    ]
  }, 120_000)
  afterAll(async () => {
    await workshop?.close()
    await pooler?.stop()
  })

  test('sign-ins, own rows and guests’ leads, all at once: each sees what is theirs, each lead has one mail', async () => {
    const favorite = (name: string) => ({ location_id: 7, location_name: name })
    for (const [n, person] of people.entries()) {
      const body = { user_id: person.id, ...favorite(`Place ${n}`) }
      const added = await call(servers[n]?.url ?? '', '/rest/v1/favorite_locations', {
        token: person.access,
        body,
      })
      expect(added.status).toBe(201)
    }
    const leads = Array.from({ length: 40 }, () => someLead())
    const answers = await Promise.all(
      leads.flatMap((lead, n) => {
        const url = servers[n % 2]?.url ?? ''
        const person = people[n % 2]
        const headers = { 'X-Forwarded-For': `203.0.113.${n}` }
        return [
          call(url, '/rest/v1/leads', { body: lead, headers }).then(({ status }) => status),
          call(url, '/rest/v1/vat_guides?select=country&order=id&limit=1', { headers }).then(
            ({ body }) => body.text,
          ),
          call(url, '/rest/v1/favorite_locations?select=location_name', {
            token: person?.access ?? '',
            headers,
          }).then(({ body }) => body.text),
        ]
      }),
    )
    const expected = leads.flatMap((_, n) => [
      201,
      '[{"country":"france"}]',
      `[{"location_name":"Place ${n % 2}"}]`,
    ])
    expect(answers).toEqual(expected)
    expect((await signIn(servers[1]?.url ?? '', people[0]!)).id).toBe(people[0]?.id)
    const sent = `select count(*)::int as n from app.outgoing_mail where kind = 'refund-guide' and state = 'sent'`
    const countSent = () =>
      runOnce(direct, async (client) => (await client.query<{ n: number }>(sent)).rows[0]?.n)
    await until('every guide sent', async () => (await countSent()) === leads.length, 40_000)
    for (const server of servers) expect(server.errors()).toBe('')
  }, 90_000)

  test('no statement with a name is left on the connections that are shared', async () => {
    const names = await runOnce(pooler.addressOf(direct), async (client) => {
      const seen: unknown[] = []
      for (let n = 0; n < 20; n += 1)
        seen.push(...(await client.query('select name from pg_prepared_statements')).rows)
      return seen
    })
    expect(names).toEqual([])
  })

  test('a server that stops behind the pooler ends with 0', async () => {
    expect(await Promise.all(servers.map((server) => server.end('SIGTERM')))).toEqual([0, 0])
  })
})
