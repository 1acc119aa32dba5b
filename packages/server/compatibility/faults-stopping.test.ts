import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/database/open-database'
import { addPerson, call, someLead, type SignedIn } from '#server/testing/call-server'
import { openWorkshop, waitForMail, type Workshop } from '#server/testing/server-process'
import { until } from '#server/testing/until'

let workshop: Workshop
/**
 * All servers use the same data in turn, because creating an embedded database takes time. Each finds the rows of the
 * previous one.
 */
let settings: Record<string, string>
beforeAll(async () => {
  workshop = openWorkshop()
  settings = await workshop.settings()
})
afterAll(() => workshop.close())

const timeoutMs = 120_000

/**
 * Starts a server that is killed at the end of the test, also of a failed one, because only one server can open the
 * data.
 */
const start: Workshop['start'] = async (...given) => {
  const server = await workshop.start(...given)
  onTestFinished(async () => void (await server.end('SIGKILL')))
  return server
}

/** Returns the emails of all leads, and the leads without mail. Call it after the server has ended. */
async function readStored() {
  const database = await openDatabase({ dataDir: settings.DATA_DIR, url: settings.DATABASE_URL })
  try {
    const leads = await database.own.selectFrom('leads').select('email').execute()
    const { rows } = await database.executeSql(
      'select l.email from public.leads l where not exists (select from app.outgoing_mail m where m.lead_id = l.id)',
    )
    return { emails: new Set(leads.map(({ email }) => email)), withoutMail: rows }
  } finally {
    await database.close()
  }
}

describe('79: a stop under load', () => {
  test(
    'every request that was sent before /health/ready said 503 is answered, and kept; exit 0',
    { timeout: timeoutMs },
    async () => {
      // As in production: load balancers notice the stop before the server ends, and X-Forwarded-For names the sender.
      const server = await start(
        { ...settings, NODE_ENV: 'production', TRUSTED_PROXIES: '127.0.0.1' },
        { noticedBy: 'SIGUSR2' },
      )
      const balancer = { isSending: true }
      const acknowledged: string[] = []
      const statuses: number[] = []
      const failures: unknown[] = []
      const guests = Array.from({ length: 16 }, async (_, guest) => {
        for (let n = 0; balancer.isSending; n += 1) {
          const lead = someLead()
          const headers = { 'X-Forwarded-For': `203.0.113.${guest}, 198.51.100.${n % 200}` }
          try {
            const { status } = await call(server.url, '/rest/v1/leads', { body: lead, headers })
            statuses.push(status)
            if (status === 201) acknowledged.push(lead.email)
          } catch (error) {
            failures.push(error)
          }
        }
      })
      await until('load', () => acknowledged.length > 50, timeoutMs)
      server.signal('SIGTERM')
      await until('not ready', async () => (await call(server.url, '/health/ready')).status === 503)
      balancer.isSending = false
      await Promise.all(guests)
      server.signal('SIGUSR2')
      expect(failures).toEqual([])
      expect(new Set(statuses)).toEqual(new Set([201]))
      expect(await server.exit).toBe(0)
      const { emails, withoutMail } = await readStored()
      expect(acknowledged.filter((email) => !emails.has(email))).toEqual([])
      expect(withoutMail).toEqual([])
    },
  )
})

describe('80: killed without warning', () => {
  const rounds = 2

  test(
    `${rounds} times under load: ready again, sessions hold, no half rows; 79: STOP_NOTICE_SECONDS lie between the signal and the end`,
    { timeout: timeoutMs },
    async () => {
      let server = await start(settings)
      let person: SignedIn = await addPerson(server.url, waitForMail(settings))
      const acknowledged: string[] = []
      for (let round = 0; round < rounds; round += 1) {
        const { url } = server
        const load = { isOver: false }
        const seen = acknowledged.length
        const guests = Array.from({ length: 4 }, async () => {
          while (!load.isOver) {
            const lead = someLead(`killed-${randomUUID()}@mail.example`)
            const status = await call(url, '/rest/v1/leads', { body: lead }).then(
              (answer) => answer.status,
              () => null,
            )
            if (status === 201) acknowledged.push(lead.email)
          }
        })
        await until('load', () => acknowledged.length > seen + 10, timeoutMs)
        expect(await server.end('SIGKILL')).toBeNull()
        load.isOver = true
        await Promise.all(guests)

        server = await start({ ...settings, STOP_NOTICE_SECONDS: '2' })
        expect((await call(server.url, '/health/ready')).status).toBe(200)
        expect((await call(server.url, '/auth/v1/user', { token: person.access })).body.id).toBe(person.id)
        const profiles = await call(server.url, '/rest/v1/profiles', { token: person.access })
        expect(profiles.status).toBe(200)
        const refreshed = await call(server.url, '/auth/v1/token?grant_type=refresh_token', {
          body: { refresh_token: person.refresh },
        })
        expect(refreshed.status).toBe(200)
        const { access_token: access, refresh_token: refresh } = refreshed.body as Record<string, string>
        person = { ...person, access: access ?? '', refresh: refresh ?? '' }
      }
      const signalledAt = performance.now()
      expect(await server.end('SIGTERM')).toBe(0)
      // A busy machine only makes the stop longer. A timer in Node may fire a millisecond early.
      expect(performance.now() - signalledAt).toBeGreaterThanOrEqual(1999)
      const { emails, withoutMail } = await readStored()
      expect(acknowledged.filter((email) => !emails.has(email))).toEqual([])
      expect(withoutMail).toEqual([])
    },
  )
})
