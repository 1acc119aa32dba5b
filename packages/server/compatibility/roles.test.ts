import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runOnce } from '#server/database/testing/fresh-postgres'
import { startLoopbackSmtp, type LoopbackSmtp } from '#server/mail/testing/loopback-smtp'
import { call, someLead } from '#server/testing/call-server'
import { openWorkshop, type ServerProcess, type Workshop } from '#server/testing/server-process'
import { until } from '#server/testing/until'

describe.runIf(process.env.TEST_DATABASE === 'postgres')('web and worker processes on one PostgreSQL', () => {
  let workshop: Workshop
  let smtp: LoopbackSmtp
  let databaseUrl: string
  let start: (role: 'web' | 'worker') => Promise<ServerProcess>
  let webs: ServerProcess[]
  let workers: ServerProcess[] = []

  const countMail = async (where: string) => {
    const text = `select count(*)::int as count from app.outgoing_mail where ${where}`
    const { rows } = await runOnce(databaseUrl, (client) => client.query<{ count: number }>(text))
    return rows[0]?.count ?? 0
  }

  beforeAll(async () => {
    workshop = openWorkshop()
    smtp = await startLoopbackSmtp()
    const first = await workshop.settings({}, 'empty')
    databaseUrl = first.DATABASE_URL ?? ''
    const common = {
      DATABASE_URL: databaseUrl,
      SMTP_URL: smtp.url,
      TRUSTED_PROXIES: '127.0.0.1',
    }
    start = async (role) =>
      workshop.start(await workshop.settings({ ...common, ROLE: role, NODE_ENV: 'production' }), {
        noticedBy: 'SIGUSR2',
      })
    webs = await Promise.all([start('web'), start('web')])
  })
  afterAll(async () => {
    await workshop?.close()
    await smtp?.close()
  })

  test('web processes alone keep the mail of a lead and send none; the job schema is the workers’', async () => {
    const lead = someLead('early@mail.example')
    expect((await call(webs[0]?.url ?? '', '/rest/v1/leads', { body: lead })).status).toBe(201)
    expect(await countMail(`state = 'waiting'`)).toBe(1)
    const schemas = await runOnce(databaseUrl, (client) =>
      client.query(`select nspname from pg_namespace where nspname = 'pgboss'`),
    )
    expect(schemas.rows).toEqual([])
    workers = await Promise.all([start('worker'), start('worker')])
    await until('the mail', () => smtp.taken.some(({ recipients }) => recipients.includes(lead.email)))
  })

  test('a worker answers its health, and neither pages nor calls', async () => {
    const url = workers[0]?.url ?? ''
    expect((await call(url, '/health/ready')).body).toMatchObject({ status: 'ready' })
    for (const path of ['/', '/rest/v1/vat_guides', '/auth/v1/settings', '/config.json', '/dev/mailbox'])
      expect((await call(url, path)).status).toBe(404)
  })

  test('each job at set times is on the schedule once', async () => {
    const { rows } = await runOnce(databaseUrl, (client) =>
      client.query<{ name: string }>('select name from pgboss.schedule'),
    )
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
    expect(rows).toContainEqual({ name: 'suggestions' })
  })

  test(
    'a rolling restart behind a balancer that asks for readiness: no failed request, every lead one mail',
    { timeout: 120_000 },
    async () => {
      const emails: string[] = []
      const failures: unknown[] = []
      const balancer = { isSending: true, ready: [...webs], answered: Array<number>(6).fill(0) }
      const guests = balancer.answered.map(async (_, guest) => {
        for (let n = 0; balancer.isSending; n += 1) {
          const lead = someLead()
          const url = balancer.ready[n % balancer.ready.length]?.url ?? ''
          const headers = { 'X-Forwarded-For': `203.0.113.${guest}, 198.51.100.${n % 200}` }
          try {
            const { status } = await call(url, '/rest/v1/leads', { body: lead, headers })
            if (status === 201) emails.push(lead.email)
            else failures.push(status)
          } catch (error) {
            failures.push(error)
          }
          balancer.answered[guest] = n + 1
        }
      })
      /** Waits until each guest has received its pending response. Its next requests go to the other servers. */
      const waitUntilElsewhere = async () => {
        const before = [...balancer.answered]
        await until('the next calls', () =>
          balancer.answered.every((answered, guest) => answered > (before[guest] ?? 0)),
        )
      }
      for (const old of webs) {
        const seen = emails.length
        await until('load', () => emails.length > seen + 20)
        old.signal('SIGTERM')
        await until('not ready', async () => (await call(old.url, '/health/ready')).status === 503)
        balancer.ready = balancer.ready.filter((one) => one !== old)
        await waitUntilElsewhere()
        old.signal('SIGUSR2')
        const fresh = await start('web')
        balancer.ready.push(fresh)
        expect(await old.exit).toBe(0)
      }
      const [oldWorker] = workers
      oldWorker?.signal('SIGTERM')
      oldWorker?.signal('SIGUSR2')
      expect(await oldWorker?.exit).toBe(0)
      balancer.isSending = false
      await Promise.all(guests)
      expect(failures).toEqual([])
      await until('every mail sent', async () => (await countMail(`state <> 'sent'`)) === 0, 60_000)
      const perEmail = emails.map(
        (email) => smtp.taken.filter(({ recipients }) => recipients.includes(email)).length,
      )
      expect(perEmail).toEqual(emails.map(() => 1))
    },
  )
})
