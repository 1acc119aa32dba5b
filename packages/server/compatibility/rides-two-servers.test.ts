import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#server/app'
import type { Database } from '#server/database/database'
import { openDatabase } from '#server/database/open-database'
import { makeStaff } from '#server/database/testing/make-staff'
import { signAccessToken } from '#server/gate/access-token'
import { issuerOf } from '#server/gate/verify-caller'
import { openAccountKeys, type AccountKeys } from '#server/keys/account-keys'
import { openKeyStore } from '#server/keys/key-store'
import { createRideNews } from '#server/rides/ride-news'
import { keyHeaders, openTestApp, serveApp, testKey } from '#server/testing/open-test-app'
import { readNews } from '#server/testing/read-news'
import { openWorkshop } from '#server/testing/server-process'
import { isWideRun } from '#server/testing/wide-run'

type Servers = {
  /** The URLs of two servers on one database. */
  urls: [string, string]
  database: Database
  keys: AccountKeys
  apiUrl: string
  close(): Promise<void>
}

/** Starts two processes on one PostgreSQL. */
async function twoProcesses(): Promise<Servers> {
  const workshop = openWorkshop()
  const settings = await workshop.settings()
  const url = settings.DATABASE_URL ?? ''
  const one = await workshop.start(settings)
  const other = await workshop.start(await workshop.settings({ DATABASE_URL: url }))
  const database = await openDatabase({ url })
  const keys = await openAccountKeys(
    { store: openKeyStore(database, settings.DATA_DIR ?? ''), signingKeys: null },
    new Date(),
  )
  return {
    urls: [one.url, other.url],
    database,
    keys,
    apiUrl: settings.SITE_URL ?? '',
    close: async () => {
      await database.close()
      await workshop.close()
    },
  }
}

/**
 * Starts two servers in this process, because only one process can open the embedded database. Each listens for changes
 * of rides itself.
 */
async function twoInOne(): Promise<Servers> {
  const opened = await openTestApp()
  const { database, accountKeys, config } = opened.dependencies
  const news = createRideNews(database)
  const servers = [
    await serveApp(opened.app),
    await serveApp(createApp({ ...opened.dependencies, news })),
  ] as const
  return {
    urls: [servers[0].url, servers[1].url],
    database,
    keys: accountKeys,
    apiUrl: config.apiUrl,
    close: async () => {
      await news.close()
      for (const running of servers) await running.close()
      await opened.close()
    },
  }
}

describe('two servers, one desk', () => {
  let servers: Servers
  const tokens: string[] = []
  beforeAll(async () => {
    servers = await (process.env.TEST_DATABASE === 'postgres' ? twoProcesses() : twoInOne())
    const issuedAt = Math.floor(Date.now() / 1000)
    for (const fullName of ['Ana Ruiz', 'Ben Martin']) {
      const { sub, session_id, email } = await makeStaff(servers.database, 'dispatcher', { fullName })
      tokens.push(
        await signAccessToken(servers.keys, {
          iss: issuerOf(servers.apiUrl),
          sub,
          aud: 'authenticated',
          role: 'authenticated',
          email,
          session_id,
          iat: issuedAt,
          exp: issuedAt + 3600,
        }),
      )
    }
  })
  afterAll(() => servers?.close())

  const headersOf = (token = '') => ({
    apikey: testKey,
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
  })
  const bookAt = async (url: string) => {
    const answer = await fetch(`${url}/rest/v1/bookings`, {
      method: 'POST',
      headers: { ...keyHeaders, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        full_name: 'Mei Tanaka',
        email: 'mei@mail.example',
        phone: '+81901234567',
        pickup_date: new Date(Date.now() + 72 * 3_600_000).toISOString(),
        pickup_location: 'Rue de la Paix',
        dropoff_location: 'CDG Terminal 2E',
      }),
    })
    expect(answer.status).toBe(201)
  }
  const newest = async () => {
    const { rows } = await servers.database.executeSql(
      'select booking_id as id from app.rides order by moved_at desc, booking_id limit 1',
    )
    return String(rows[0]?.id)
  }
  const quoteAt = async (url: string, token: string | undefined, id: string, priceMinor: number) => {
    const details = {
      priceMinor,
      currency: 'EUR',
      note: '',
      validUntil: new Date(Date.now() + 3_600_000).toISOString(),
    }
    const answer = await fetch(`${url}/desk/v1/rides/${id}/moves`, {
      method: 'POST',
      headers: headersOf(token),
      body: JSON.stringify({ version: 1, move: 'quote', details }),
    })
    return {
      status: answer.status,
      body: (await answer.json()) as { code?: string; current?: { name: string } },
    }
  }

  test('a change at one is told by the other', async () => {
    const [here, there] = servers.urls
    const reader = await readNews(`${there}/desk/v1/rides/live`, { headers: headersOf(tokens[1]) })
    await reader.next('live {}')
    await bookAt(here)
    const id = await newest()
    await reader.next(`moved {"rides":["${id}"]}`)
    expect((await quoteAt(here, tokens[0], id, 9000)).status).toBe(200)
    await reader.next(`moved {"rides":["${id}"]}`)
    reader.leave()
  })

  test('a ride that two claim at once is claimed by one, and the other is told by whom', async () => {
    const rounds = isWideRun ? 200 : 10
    for (let round = 0; round < rounds; round += 1) {
      await servers.database.executeSql(
        `insert into public.bookings (full_name, email, phone, pickup_date, pickup_location, dropoff_location)
          values ('Mei Tanaka', 'mei@mail.example', '+81', now() + interval '3 days', 'Hotel', 'Airport')`,
      )
      const id = await newest()
      const answers = await Promise.all([
        quoteAt(servers.urls[round % 2]!, tokens[0], id, 9000),
        quoteAt(servers.urls[(round + 1) % 2]!, tokens[1], id, 8000),
      ])
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
      const lost = answers.find(({ status }) => status === 409)
      const winner = answers[0].status === 200 ? 'Ana Ruiz' : 'Ben Martin'
      expect(lost?.body).toMatchObject({ code: 'moved_meanwhile', current: { name: winner } })
      const { rows } = await servers.database.executeSql(
        `select r.version, r.price_minor as price, (select count(*)::int from app.ride_moves m where m.booking_id = r.booking_id) as moves,
          (select count(*)::int from app.outgoing_mail o where o.booking_id = r.booking_id and o.kind = 'ride-moved') as mails,
          (select count(*)::int from app.audit_log a where a.subject_id = r.booking_id) as audited
        from app.rides r where r.booking_id = $1`,
        [id],
      )
      const price = winner === 'Ana Ruiz' ? 9000 : 8000
      expect(rows).toEqual([{ version: 2, price, moves: 2, mails: 1, audited: 1 }])
    }
  })
})
