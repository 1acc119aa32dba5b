import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#server/database/open-database'
import { isReserveWhole } from '#server/database/space-reserve'
import { layEmbedded } from '#server/database/testing/fresh-embedded'
import { findPostgresBinaries } from '#server/database/testing/postgres-binaries'
import { startCluster, type StartedCluster } from '#server/database/testing/postgres-cluster'
import { someBooking } from '#server/mail/testing/leave-booking'
import { addPerson, call, signIn, someLead, type SignedIn } from '#server/testing/call-server'
import { openWorkshop, waitForMail, type ServerProcess, type Workshop } from '#server/testing/server-process'
import { mayMount, mountSmallDisk, type SmallDisk } from '#server/testing/small-disk'
import { until } from '#server/testing/until'
import { isWideRun } from '#server/testing/wide-run'

const isPostgres = process.env.TEST_DATABASE === 'postgres'
const timeoutMs = 240_000
let lastSender = 0

/** Returns headers of a guest with a new address, so that no rate limit per sender applies. */
const asAnother = () => {
  lastSender += 1
  return { 'X-Forwarded-For': `10.1.${lastSender >> 8}.${lastSender & 255}` }
}
const askReady = async (url: string) => {
  const { status, body } = await call(url, '/health/ready')
  return { ...body, status } as { status: number; reason?: string; freeMb?: number }
}
const full = { status: 503, code: 'storage_full', retryAfter: '30' }

describe.runIf(mayMount())('78: a disk that fills up', { timeout: timeoutMs }, () => {
  let workshop: Workshop
  let disk: SmallDisk
  let postgres: StartedCluster | null = null
  let settings: Record<string, string>
  let server: ServerProcess
  let person: SignedIn
  const acknowledged: string[] = []

  beforeAll(async () => {
    workshop = openWorkshop()
    disk = mountSmallDisk(280)
    const own = { MIN_FREE_MB: '60', TRUSTED_PROXIES: '127.0.0.1' }
    if (isPostgres) {
      const changes = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
      postgres = await startCluster(findPostgresBinaries() ?? '', changes, disk.folder)
      settings = await workshop.settings({ ...own, DATABASE_URL: postgres.cluster.superuserUrl })
    } else {
      await layEmbedded(disk.folder)
      settings = await workshop.settings({ ...own, DATA_DIR: disk.folder }, 'empty')
    }
    server = await workshop.start(settings)
    person = await addPerson(server.url, waitForMail(settings))
  }, timeoutMs)
  afterAll(async () => {
    await workshop?.close()
    disk?.empty()
    await postgres?.stop()
    disk?.remove()
  })

  const postLead = async () => {
    const lead = someLead()
    const answer = await call(server.url, '/rest/v1/leads', { body: lead, headers: asAnother() })
    if (answer.status === 201) acknowledged.push(lead.email)
    return answer
  }
  /** Posts a booking that is as large as possible. Its random letters hardly compress. */
  const postBooking = async () => {
    const letters = String.fromCharCode(...Array.from({ length: 2000 }, () => randomInt(0x4e00, 0x9fa5)))
    const booking = someBooking({ email: `b-${randomUUID()}@mail.example`, special_requests: letters })
    const answer = await call(server.url, '/rest/v1/bookings', { body: booking, headers: asAnother() })
    if (answer.status === 201) acknowledged.push(booking.email)
    return answer
  }
  const describeRefusal = ({ status, headers, body }: Awaited<ReturnType<typeof call>>) => ({
    status,
    code: body.code ?? body.error,
    retryAfter: headers.get('retry-after'),
  })
  const addFavorite = (session: SignedIn, id: number) =>
    call(server.url, '/rest/v1/favorite_locations', {
      token: session.access,
      body: { user_id: session.id, location_id: id, location_name: 'Paris' },
    })
  /** Posts thirty purchases with notes close to the limit of an entry (32 kB): 900 kB that hardly compress. */
  const postPurchases = async (session: SignedIn) => {
    const entries = Array.from({ length: 30 }, () => {
      const note = randomBytes(15_000).toString('hex')
      const entry = { seen: { phone: 1 }, fields: { note: [{ value: note, device: 'phone', n: 1 }] } }
      return { id: randomUUID(), trip_id: randomUUID(), kind: 'purchase', entry }
    })
    const answer = await call(server.url, '/rest/v1/trip_entries', { token: session.access, body: entries })
    if (answer.status === 201) acknowledged.push(...entries.map(({ id }) => id))
    return answer
  }
  const lostRows = async () => {
    const database = await openDatabase({ dataDir: settings.DATA_DIR, url: settings.DATABASE_URL })
    const leads = await database.own.selectFrom('leads').select('email').execute()
    const bookings = await database.own.selectFrom('bookings').select('email').execute()
    const entries = await database.own.selectFrom('trip_entries').select('id').execute()
    await database.close()
    const emails = [...leads, ...bookings].map(({ email }) => email)
    const stored = [...emails, ...entries.map(({ id }) => id)]
    const known = new Set(stored)
    return { lost: acknowledged.filter((one) => !known.has(one)), doubled: stored.length - known.size }
  }
  /**
   * Expects that an existing account can sign in, refresh its session and read on a full disk. Returns the new session.
   */
  const expectReading = async () => {
    const session = await signIn(server.url, person)
    const refreshed = await call(server.url, '/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token: session.refresh },
    })
    const own = await call(server.url, '/rest/v1/favorite_locations', { token: session.access })
    const page = await fetch(server.url)
    const live = await call(server.url, '/health/live')
    expect([refreshed, own, page, live].map(({ status }) => status)).toEqual([200, 200, 200, 200])
    return session
  }

  describe.runIf(!isPostgres)('the embedded database', () => {
    test('with room: writes are taken, and readiness tells how much', async () => {
      expect((await postLead()).status).toBe(201)
      const { status, freeMb = 0 } = await askReady(server.url)
      expect(status).toBe(200)
      expect(freeMb).toBeGreaterThan(60)
      expect(freeMb).toBeLessThan(280)
    })

    test('below MIN_FREE_MB: what would be stored is refused by every API, the rest goes on', async () => {
      const session = await signIn(server.url, person)
      expect((await addFavorite(session, 1)).status).toBe(201)
      disk.fill(20)
      await until('the refusal', async () => (await askReady(server.url)).status === 503)
      expect(await askReady(server.url)).toMatchObject({ status: 503, reason: 'disk' })
      const mail = `p-${randomUUID()}@mail.example`
      const refused = {
        lead: await postLead(),
        booking: await call(server.url, '/rest/v1/bookings', { body: someBooking() }),
        favorite: await addFavorite(session, 2),
        profile: await call(server.url, `/rest/v1/profiles?id=eq.${person.id}`, {
          method: 'PATCH',
          token: session.access,
          body: { full_name: 'Ada' },
        }),
        signUp: await call(server.url, '/auth/v1/signup', {
          body: { email: mail, password: 'correct horse' },
        }),
        signUpWithRide: await call(server.url, '/auth/v1/signup', {
          body: { email: mail, password: 'correct horse', data: { retour_pending_booking: someBooking() } },
        }),
        recover: await call(server.url, '/auth/v1/recover', { body: { email: mail } }),
        user: await call(server.url, '/auth/v1/user', {
          method: 'PUT',
          token: session.access,
          body: { data: { name: 'x' } },
        }),
      }
      for (const [name, answer] of Object.entries(refused))
        expect({ name, ...describeRefusal(answer) }).toEqual({ name, ...full })
      await expectReading()
      const removed = await call(server.url, `/rest/v1/favorite_locations?location_id=eq.1`, {
        method: 'DELETE',
        token: session.access,
      })
      expect(removed.status).toBe(204)
      const places = await call(server.url, '/functions/v1/get-refund-locations', {
        body: { city: 'paris', country: 'france', type: 'all' },
      })
      expect(places.status).toBe(200)
    })

    test('not a byte left: the same, also after SIGKILL and a start on the full disk', async () => {
      disk.fill()
      await expectReading()
      expect(await server.end('SIGKILL')).toBeNull()
      server = await workshop.start(settings)
      expect(await askReady(server.url)).toMatchObject({ status: 503, reason: 'disk' })
      expect(describeRefusal(await postLead())).toEqual(full)
      await expectReading()
      expect(server.errors()).toBe('')
    })

    test('room again: writes are taken by themselves, and nothing acknowledged is lost', async () => {
      disk.empty()
      await until('the return', async () => (await askReady(server.url)).status === 200)
      expect((await postLead()).status).toBe(201)
      await addPerson(server.url, waitForMail(settings))
      expect(await server.end('SIGTERM')).toBe(0)
      expect(await lostRows()).toEqual({ lost: [], doubled: 0 })
    })

    test('without a floor: written to the last byte, no row is lost and the server lives', async () => {
      server = await workshop.start({ ...settings, MIN_FREE_MB: '0' })
      const session = await signIn(server.url, person)
      await until('the reserve', () => isReserveWhole(join(disk.folder, 'database')))
      disk.fill()
      const refusals = isWideRun ? 100 : 20
      const answers: string[] = []
      for (let n = 0; answers.filter((one) => one === '503').length < refusals; n += 1) {
        const postSmall = n % 4 === 0 ? postLead : postBooking
        const post = answers.includes('503') ? postSmall : () => postPurchases(session)
        answers.push(String((await post()).status))
        if (n === 5000) throw new Error('the disk never filled')
      }
      expect(new Set(answers)).toEqual(new Set(['201', '503']))
      expect((await call(server.url, '/rest/v1/refund_offices?limit=1')).status).toBe(200)
      expect(await server.end('SIGKILL')).toBeNull()
      disk.empty()
      server = await workshop.start(settings)
      expect((await postLead()).status).toBe(201)
      expect(await server.end('SIGTERM')).toBe(0)
      expect(await lostRows()).toEqual({ lost: [], doubled: 0 })
    })
  })

  test.runIf(!isPostgres)(
    'a read-only disk: one line at the start, and all is there once it is writable',
    async () => {
      await server.end('SIGTERM')
      server = await workshop.start(settings)
      expect((await postLead()).status).toBe(201)
      // The system cannot make a disk read-only while files on it are open for writing.
      expect(disk.forbidWriting()).toBe(false)
      expect(await server.end('SIGKILL')).toBeNull()
      expect(disk.forbidWriting()).toBe(true)
      await expect(workshop.start(settings)).rejects.toThrow(
        /ended with 1: retour: the data folder .* cannot be written \(EROFS\): set DATA_DIR to one that can\n$/,
      )
      disk.allowWriting()
      server = await workshop.start(settings)
      expect((await postLead()).status).toBe(201)
      expect(await server.end('SIGTERM')).toBe(0)
      expect(await lostRows()).toEqual({ lost: [], doubled: 0 })
    },
  )

  describe.runIf(isPostgres)('a PostgreSQL of its own', () => {
    test('its full disk is told as such, reading goes on, and all returns by itself', async () => {
      for (let n = 0; n < 20; n += 1) expect((await postLead()).status).toBe(201)
      expect(await askReady(server.url)).toEqual({ status: 200 })
      disk.fill()
      const seen = new Set<string>()
      await until(
        'a refusal',
        async () => {
          const answer = await postLead()
          if (answer.status !== 201) seen.add(JSON.stringify(describeRefusal(answer)))
          return seen.size > 0
        },
        60_000,
      )
      expect([...seen]).toEqual([JSON.stringify(full)])
      expect(await askReady(server.url)).toMatchObject({ status: 503, reason: 'disk' })
      expect((await call(server.url, '/rest/v1/refund_offices?limit=1')).status).toBe(200)
      expect((await fetch(server.url)).status).toBe(200)
      expect(await server.end('SIGKILL')).toBeNull()
      server = await workshop.start(settings)
      expect((await call(server.url, '/rest/v1/refund_offices?limit=1')).status).toBe(200)
      // Jobs and mail cannot start on the full disk. The server has to stop cleanly all the same.
      expect(await server.end('SIGTERM')).toBe(0)
      server = await workshop.start(settings)
      disk.empty()
      await until('a row', async () => (await postLead()).status === 201, 60_000)
      await until('the return', async () => (await askReady(server.url)).status === 200)
      await addPerson(server.url, waitForMail(settings))
      expect(await lostRows()).toEqual({ lost: [], doubled: 0 })
    })
  })
})
