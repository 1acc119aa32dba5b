import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { runOnce } from '#server/database/testing/fresh-postgres'
import { startLineCutter } from '#server/database/testing/line-cutter'
import { startCluster, type StartedCluster } from '#server/database/testing/postgres-cluster'
import { findPostgresBinaries } from '#server/database/testing/postgres-binaries'
import { startRequest } from '#server/testing/start-request'
import { addPerson, call, someLead, type CallAnswer, type SignedIn } from '#server/testing/call-server'
import { openWorkshop, waitForMail, type ServerProcess, type Workshop } from '#server/testing/server-process'
import { until } from '#server/testing/until'

let workshop: Workshop
let postgres: StartedCluster
let server: ServerProcess
let settings: Record<string, string>
let person: SignedIn

describe.runIf(process.env.TEST_DATABASE === 'postgres')('a PostgreSQL that fails', () => {
  beforeAll(async () => {
    const binaries = findPostgresBinaries()
    if (!binaries) return
    workshop = openWorkshop()
    // PostgreSQL crashes in these tests, so a commit has to be written before it is acknowledged.
    postgres = await startCluster(binaries, { synchronous_commit: 'on' })
    settings = await workshop.settings({ DATABASE_URL: postgres.cluster.superuserUrl })
    server = await workshop.start(settings)
    person = await addPerson(server.url, waitForMail(settings))
  })
  afterAll(async () => {
    await workshop?.close()
    await postgres?.stop()
  })

  const askAll = (url: string) => ({
    lead: call(url, '/rest/v1/leads', { body: someLead() }),
    read: call(url, '/rest/v1/profiles?select=id', { token: person.access }),
    single: call(url, '/rest/v1/profiles?select=id', {
      token: person.access,
      headers: { Accept: 'application/vnd.pgrst.object+json' },
    }),
    locations: call(url, '/functions/v1/get-refund-locations', {
      body: { city: 'paris', country: 'france', type: 'all' },
    }),
    signIn: call(url, '/auth/v1/token?grant_type=password', {
      body: { email: person.email, password: person.password },
    }),
    refresh: call(url, '/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token: person.refresh },
    }),
    user: call(url, '/auth/v1/user', { token: person.access }),
    signUp: call(url, '/auth/v1/signup', {
      body: { email: `p-${randomUUID()}@mail.example`, password: 'correct horse' },
    }),
  })

  const expectRefusals = async (requested: ReturnType<typeof askAll>) => {
    for (const [name, asking] of Object.entries(requested)) {
      const { status, headers, body } = await asking
      expect({ name, status, retryAfter: headers.get('retry-after') }).toEqual({
        name,
        status: 503,
        retryAfter: '1',
      })
      const text = JSON.stringify(body)
      expect(text).not.toMatch(/select|insert|postgres|socket|\.s\.PGSQL/i)
      if (['lead', 'read', 'single'].includes(name)) expect(body.code).toBe('PGRST000')
      else if (name === 'locations') expect(body).toEqual({ error: expect.any(String) })
      else expect(body).toEqual({ code: 'unexpected_failure', message: 'Please try again' })
    }
  }

  const readyStatus = async () => (await call(server.url, '/health/ready')).status
  const waitForReadiness = (status: number) =>
    until(`ready ${status}`, async () => (await readyStatus()) === status)

  /**
   * Lets eight guests post leads, each 20 ms after its last response, until `end` is called. Collects every response.
   */
  const startLoad = () => {
    const load = { isOver: false, acknowledged: [] as string[], answers: [] as CallAnswer[] }
    onTestFinished(() => void (load.isOver = true))
    const guests = Array.from({ length: 8 }, async () => {
      while (!load.isOver) {
        const lead = someLead()
        const answer = await call(server.url, '/rest/v1/leads', { body: lead })
        load.answers.push(answer)
        if (answer.status === 201) load.acknowledged.push(lead.email)
        await pause(20)
      }
    })
    const end = async () => {
      load.isOver = true
      await Promise.all(guests)
    }
    const waitForStatusOfPage = (status: number) => {
      const from = load.answers.length
      return until(`an answer ${status}`, () => load.answers.slice(from).some((one) => one.status === status))
    }
    return { load, end, waitForStatusOfPage }
  }

  const storedLeads = () =>
    runOnce(postgres.cluster.superuserUrl, async (client) => {
      const { rows } = await client.query<{ email: string }>('select email from public.leads')
      return new Set(rows.map(({ email }) => email))
    })

  const expectNothingLost = async ({ load }: ReturnType<typeof startLoad>) => {
    const stored = await storedLeads()
    expect(load.acknowledged.filter((email) => !stored.has(email))).toEqual([])
    expect(new Set(load.answers.map(({ status }) => status))).toEqual(new Set([201, 503]))
  }

  test.each([
    ['is stopped', 'SIGINT'],
    ['crashes', 'SIGQUIT'],
  ] as const)(
    '76, 80: under load it %s and starts again: 503 at once, nothing acknowledged is lost, no restart of ours',
    async (_what, signal) => {
      const running = startLoad()
      await running.waitForStatusOfPage(201)
      await postgres.halt(signal)
      await waitForReadiness(503)
      expect((await call(server.url, '/health/live')).status).toBe(200)
      await expectRefusals(askAll(server.url))
      await running.waitForStatusOfPage(503)
      await postgres.startAgain()
      await waitForReadiness(200)
      await running.waitForStatusOfPage(201)
      await running.end()
      await expectNothingLost(running)
      // A session from before the failure is still valid.
      expect((await call(server.url, '/auth/v1/user', { token: person.access })).status).toBe(200)
      expect((await call(server.url, '/rest/v1/profiles', { token: person.access })).status).toBe(200)
    },
  )

  test('76: under load it is paused: APIs answer 503 before the pause ends, and it goes on when resumed', async () => {
    const running = startLoad()
    await running.waitForStatusOfPage(201)
    postgres.pause()
    try {
      const order: string[] = []
      const note = async (name: string, asking: Promise<CallAnswer>) => {
        const { status } = await asking
        order.push(name)
        return status
      }
      const ready = note('ready', call(server.url, '/health/ready'))
      const requested = askAll(server.url)
      const answers = Promise.race(Object.values(requested).map((asking) => note('an API', asking)))
      expect((await call(server.url, '/health/live')).status).toBe(200)
      expect(await ready).toBe(503)
      await answers
      // Readiness stops waiting for the database after two seconds, the APIs after five or more.
      expect(order.slice(0, 2)).toEqual(['ready', 'an API'])
      await expectRefusals(requested)
      expect(await readyStatus()).toBe(503)
    } finally {
      postgres.resume()
    }
    await waitForReadiness(200)
    await running.waitForStatusOfPage(201)
    await running.end()
    await expectNothingLost(running)
  })

  test('76, 79: a server whose database is paused stops on SIGTERM before the pause ends, exit 0', async () => {
    const other = await workshop.start({ ...settings, DATA_DIR: `${settings.DATA_DIR}-other` })
    expect((await call(other.url, '/rest/v1/leads', { body: someLead() })).status).toBe(201)
    postgres.pause()
    try {
      const lead = await startRequest(other.url, '/rest/v1/leads', someLead())
      other.signal('SIGTERM')
      expect(await lead.finish()).toBe(503)
      expect(await other.exit).toBe(0)
    } finally {
      postgres.resume()
    }
    await waitForReadiness(200)
  })

  test('76: another server takes over and only reads at first: reads go on, writes answer 503, then all is well', async () => {
    await postgres.halt('SIGINT')
    await postgres.startAsStandby()
    await waitForReadiness(200)
    const requested = askAll(server.url)
    for (const name of ['read', 'single', 'locations', 'user'] as const)
      expect({ name, status: (await requested[name]).status }).toEqual({ name, status: 200 })
    const { lead, signIn, refresh, signUp } = requested
    for (const [name, asking] of Object.entries({ lead, signIn, refresh, signUp })) {
      const { status, headers, body } = await asking
      expect({ name, status, retryAfter: headers.get('retry-after') }).toEqual({
        name,
        status: 503,
        retryAfter: '1',
      })
      expect(JSON.stringify(body)).not.toMatch(/read-only|read-write|transaction|select|insert/i)
    }
    await runOnce(postgres.cluster.superuserUrl, (client) => client.query('select pg_promote()'))
    expect((await call(server.url, '/rest/v1/leads', { body: someLead() })).status).toBe(201)
    const again = await askAll(server.url).signIn
    expect(again.status).toBe(200)
  })

  describe('77: a line that is cut during the commit', () => {
    let cutter: Awaited<ReturnType<typeof startLineCutter>>
    let far: ServerProcess
    beforeAll(async () => {
      cutter = await startLineCutter(postgres.socketPath)
      const DATABASE_URL = `postgresql://postgres@127.0.0.1:${cutter.port}/postgres`
      far = await workshop.start({ ...settings, DATABASE_URL })
    })
    afterAll(async () => {
      await far.end('SIGTERM')
      await cutter.close()
    })

    const booking = () => ({
      full_name: 'Amélie Martin',
      email: `booker-${randomUUID()}@mail.example`,
      phone: '+33 1 23 45 67 89',
      pickup_date: new Date(Date.now() + 86_400_000).toISOString(),
      pickup_location: 'Gare du Nord',
      dropoff_location: 'Airport',
      idempotency_key: randomUUID(),
    })
    const rowsOf = (email: string) =>
      runOnce(postgres.cluster.superuserUrl, async (client) => {
        const { rows } = await client.query('select 1 from public.bookings where email = $1', [email])
        return rows.length
      })

    test.each([
      ['unanswered', 1, { status: 409, code: '23505' }],
      ['unsent', 0, { status: 201 }],
    ] as const)('a booking, %s: 503, and the same key again stores it once', async (when, rows, again) => {
      const body = booking()
      const cut = cutter.cutAt([body.email], when)
      const answer = await call(far.url, '/rest/v1/bookings', { body })
      await cut
      expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 503, code: 'PGRST000' })
      expect(await rowsOf(body.email)).toBe(rows)
      const retried = await call(far.url, '/rest/v1/bookings', { body })
      expect({ status: retried.status, ...retried.body }).toMatchObject(again)
      expect(await rowsOf(body.email)).toBe(1)
    })

    test.each(['unanswered', 'unsent'] as const)(
      'a sign-up, %s: 503, and the same again is one account',
      async (when) => {
        const body = { email: `p-${randomUUID()}@mail.example`, password: 'correct horse' }
        const cut = cutter.cutAt([body.email, 'commit'], when)
        const answer = await call(far.url, '/auth/v1/signup', { body })
        await cut
        expect({ status: answer.status, code: answer.body.code }).toEqual({
          status: 503,
          code: 'unexpected_failure',
        })
        expect((await call(far.url, '/auth/v1/signup', { body })).status).toBe(200)
        const accounts = await runOnce(postgres.cluster.superuserUrl, async (client) => {
          const { rows } = await client.query('select 1 from auth.users where email = $1', [body.email])
          return rows.length
        })
        expect(accounts).toBe(1)
      },
    )
  })
})
