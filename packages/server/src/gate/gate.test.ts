import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyHeaders, openTestApp, testKey, type TestApp } from '#server/testing/open-test-app'

let opened: TestApp
let production: TestApp
beforeAll(async () => {
  opened = await openTestApp()
  production = await openTestApp({
    settings: {
      NODE_ENV: 'production',
      SITE_URL: 'https://retour.example',
      ALLOWED_ORIGINS: 'https://preview.retour.example, https://www.retour.example/',
      TRUSTED_PROXIES: '10.0.0.0/8',
    },
    // The clock stands still, because limits refill with time and the machine may be slow.
    now: () => new Date('2026-11-22T08:00:00Z'),
  })
})
afterAll(async () => {
  await opened.close()
  await production.close()
})

const question = { city: 'paris', country: 'france', type: 'all' }
const ask = (headers: Record<string, string>, path = '/functions/v1/get-refund-locations') =>
  opened.app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(question),
  })

describe('publishable key', () => {
  test('none: 401 in the words of the hosted gateway, at every API', async () => {
    for (const path of ['/auth/v1/token', '/rest/v1/leads', '/functions/v1/get-refund-locations']) {
      const response = await ask({}, path)
      expect(response.status).toBe(401)
      expect(await response.json()).toEqual({
        message: 'No API key found in request',
        hint: 'No `apikey` request header or url param was found.',
      })
    }
  })

  test.each(['wrong', `${testKey}x`, 'sb_secret_0123456789abcdefghij', 'eyJhbGciOiJIUzI1NiJ9.e30.x'])(
    '23: %s is no key: 401',
    async (apikey) => {
      const response = await ask({ apikey })
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ message: 'Invalid API key' })
    },
  )

  test('in the header or as a parameter it lets the caller in', async () => {
    expect((await ask({ apikey: testKey })).status).toBe(200)
    expect((await ask({}, `/functions/v1/get-refund-locations?apikey=${testKey}`)).status).toBe(200)
  })
})

describe('who calls the data store', () => {
  const lead = { email: 'a@example.com' }
  const post = (authorization?: string) =>
    opened.app.request('/rest/v1/leads', {
      method: 'POST',
      headers: {
        apikey: testKey,
        'Content-Type': 'application/json',
        ...(authorization === undefined ? {} : { Authorization: authorization }),
      },
      body: JSON.stringify({ ...lead, nope: 1 }),
    })

  test('no token, or the publishable key as token, is a guest', async () => {
    expect((await post()).status).toBe(400)
    expect((await post(`Bearer ${testKey}`)).status).toBe(400)
  })

  test.each([
    ['Bearer a.b.c', 'No suitable key or wrong key type'],
    ['Bearer a.b', 'Expected 3 parts in JWT; got 2'],
    ['Bearer ', 'Empty JWT is sent in Authorization header'],
    ['Basic YTpi', 'Empty JWT is sent in Authorization header'],
    ['Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.', 'No suitable key or wrong key type'],
  ])('20, 22: the token of %s is refused: 401 PGRST301', async (authorization, message) => {
    const response = await post(authorization)
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'PGRST301', message })
    expect(response.headers.get('WWW-Authenticate')).toContain('invalid_token')
  })
})

describe('53: other origins', () => {
  const preflight = (app: TestApp, origin: string, path = '/rest/v1/leads') =>
    app.app.request(path, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'apikey,prefer',
      },
    })

  test('a preflight needs no key and names methods and headers', async () => {
    for (const path of [
      '/auth/v1/token',
      '/rest/v1/leads',
      '/functions/v1/x',
      '/fx/latest',
      '/config.json',
    ]) {
      const response = await preflight(opened, 'http://localhost:5173', path)
      expect(response.status).toBe(204)
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:5173')
      expect(response.headers.get('Access-Control-Max-Age')).toBe('86400')
      expect(response.headers.get('Access-Control-Allow-Methods')).toBe(
        'GET,HEAD,POST,PUT,PATCH,DELETE,OPTIONS',
      )
      for (const name of [
        'apikey',
        'authorization',
        'prefer',
        'x-retry-count',
        'content-profile',
        'x-region',
      ])
        expect(response.headers.get('Access-Control-Allow-Headers')?.split(',')).toContain(name)
    }
  })

  test('answers expose what clients read, and vary by origin', async () => {
    const response = await ask({ apikey: testKey, Origin: 'http://127.0.0.1:3000' })
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('http://127.0.0.1:3000')
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull()
    expect(response.headers.get('Vary')).toContain('Origin')
    for (const name of ['Content-Range', 'X-Supabase-Api-Version', 'Retry-After', 'x-relay-error'])
      expect(response.headers.get('Access-Control-Expose-Headers')?.split(',')).toContain(name)
  })

  test.each([
    'https://evil.example',
    'null',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example:80',
  ])('%s gets no permission', async (origin) => {
    expect((await preflight(opened, origin)).headers.get('Access-Control-Allow-Origin')).toBeNull()
    const response = await ask({ apikey: testKey, Origin: origin })
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
  })

  test('in production the site and the listed origins are allowed, not loopback', async () => {
    const allowed = async (origin: string) =>
      (await preflight(production, origin)).headers.get('Access-Control-Allow-Origin')
    expect(await allowed('https://retour.example')).toBe('https://retour.example')
    for (const listed of ['https://preview.retour.example', 'https://www.retour.example'])
      expect(await allowed(listed)).toBe(listed)
    expect(await allowed('https://other.retour.example')).toBeNull()
    expect(await allowed('http://localhost:5173')).toBeNull()
    expect(await allowed('http://retour.example')).toBeNull()
  })
})

describe('52, 71: headers of every answer', () => {
  test('the API forbids storing, sniffing and framing, and names no software', async () => {
    const { headers } = await ask({ apikey: testKey })
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('X-Frame-Options')).toBe('DENY')
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers.get('Permissions-Policy')).toContain('geolocation=(self)')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(headers.get('X-Powered-By')).toBeNull()
    expect(headers.get('Strict-Transport-Security')).toBeNull()
  })

  test('refusals carry them too; HSTS comes with an https origin', async () => {
    const { headers } = await production.app.request('/rest/v1/leads')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Strict-Transport-Security')).toContain('max-age=')
    expect(headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/)
  })
})

describe('92: the id of a request', () => {
  const idOf = async (peer: string, given: string) => {
    const answer = await production.app.request(
      '/health/live',
      { headers: { 'X-Request-Id': given } },
      { incoming: { socket: { remoteAddress: peer } } },
    )
    return answer.headers.get('X-Request-Id') ?? ''
  }
  const own = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

  test('a trusted proxy names it, and the log says the same', async () => {
    expect(await idOf('10.0.0.1', 'edge_0123-4567')).toBe('edge_0123-4567')
    expect(JSON.parse(production.logLines.at(-1) ?? '')).toMatchObject({ requestId: 'edge_0123-4567' })
  })

  test.each(['short', 'a'.repeat(65), 'with spaces in it', 'a=b&c=d&e=f', 'first-one, second-one'])(
    'of another shape it is replaced: %s',
    async (given) => {
      expect(await idOf('10.0.0.1', given)).toMatch(own)
    },
  )

  test('a stranger names nothing', async () => {
    expect(await idOf('203.0.113.5', 'edge_0123-4567')).toMatch(own)
    expect(production.logLines.at(-1)).not.toContain('edge_')
  })
})

describe('91: plain HTTP in front of a trusted proxy', () => {
  const from = (peer: string, proto: string | undefined, path = '/rest/v1/leads?x=%2F1', method = 'GET') =>
    production.app.request(
      `http://evil.example${path}`,
      { method, headers: { Host: 'evil.example', ...(proto ? { 'X-Forwarded-Proto': proto } : {}) } },
      { incoming: { socket: { remoteAddress: peer } } },
    )

  test.each(['GET', 'POST'])('%s is sent to the same path of the public origin, 308', async (method) => {
    const response = await from('10.0.0.1', 'http', undefined, method)
    expect(response.status).toBe(308)
    expect(response.headers.get('Location')).toBe('https://retour.example/rest/v1/leads?x=%2F1')
  })

  test.each([
    ['https', '10.0.0.1', 'https'],
    ['https at the first of two proxies', '10.0.0.1', 'https, http'],
    ['no word about it', '10.0.0.1', undefined],
    ['a stranger says http', '203.0.113.5', 'http'],
  ])('%s: answered as it comes', async (_title, peer, proto) => {
    expect((await from(peer, proto)).status).toBe(401)
  })

  test('a path of two slashes leads nowhere else, probes are answered', async () => {
    expect((await from('10.0.0.1', 'http', '//elsewhere.example/x')).headers.get('Location')).toBe(
      'https://retour.example//elsewhere.example/x',
    )
    expect((await from('10.0.0.1', 'http', '/health/live')).status).toBe(200)
  })

  test('without a public https origin nobody is sent anywhere', async () => {
    const response = await opened.app.request('/health/live', { headers: { 'X-Forwarded-Proto': 'http' } })
    expect(response.status).toBe(200)
  })
})

describe('errors have the shape of their API', () => {
  test('auth: {code, message} for clients that date themselves, {code, error_code, msg} for older ones', async () => {
    const dated = await ask({ apikey: testKey, 'X-Supabase-Api-Version': '2024-01-01' }, '/auth/v1/tokne')
    expect(dated.status).toBe(404)
    expect(dated.headers.get('X-Supabase-Api-Version')).toBe('2024-01-01')
    expect(await dated.json()).toEqual({ code: 'not_found', message: 'There is nothing here' })
    const older = await ask({ apikey: testKey }, '/auth/v1/tokne')
    expect(await older.json()).toEqual({ code: 404, error_code: 'not_found', msg: 'There is nothing here' })
  })

  test('others: {message}', async () => {
    const response = await opened.app.request('/fx/nothing')
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ message: 'There is nothing here' })
  })

  test('43: a fault of ours is 500 without its words, and is logged', async () => {
    const broken = await openTestApp()
    broken.app.get('/fx/broken', () => {
      throw new Error('secret inside for ada@example.com')
    })
    const response = await broken.app.request('/fx/broken')
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ message: 'Internal server error' })
    const log = broken.logLines.join('')
    expect(log).toContain('secret inside')
    expect(log).not.toContain('ada@example.com')
    await broken.close()
  })
})

describe('70: addresses that are none', () => {
  test.each(['/%zz', '/rest/v1/%ff', '/france/%e0%a4', '/fx/latest?to=%'])('%s is 400', async (path) => {
    expect((await opened.app.request(path, { headers: keyHeaders })).status).toBe(400)
  })

  test('more than 8 kB is 414', async () => {
    expect((await opened.app.request(`/fx/latest?x=${'a'.repeat(9000)}`)).status).toBe(414)
  })
})

describe('the request log', () => {
  test('29, 95: one line with method, path and status; no query, key, token or address of a person', async () => {
    const fresh = await openTestApp()
    await fresh.app.request('/rest/v1/leads?email=eq.zoe%40example.com&apikey=' + testKey, {
      headers: {
        Authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc',
        'User-Agent': '{"level":"fatal"}',
      },
    })
    await fresh.app.request('/rest/v1/zoe@example.com', { headers: keyHeaders })
    await fresh.app.request('/rest/v1/zoe%40example.com', { headers: keyHeaders })
    expect(fresh.logLines).toHaveLength(3)
    expect(JSON.parse(fresh.logLines[0] ?? '')).toMatchObject({
      method: 'GET',
      path: '/rest/v1/leads',
      status: 401,
      msg: 'request',
    })
    expect(fresh.logLines.join('')).not.toMatch(/zoe|example\.com|eyJ|sb_publishable|fatal/)
    await fresh.close()
  })
})

describe('39: how many rows one sender may leave', () => {
  const send = (peer: string, options: { forwarded?: string; path?: string; body?: unknown } = {}) =>
    production.app.request(
      options.path ?? '/rest/v1/leads',
      {
        method: 'POST',
        headers: {
          ...keyHeaders,
          'Content-Type': 'application/json',
          ...(options.forwarded ? { 'X-Forwarded-For': options.forwarded } : {}),
        },
        body: JSON.stringify(options.body ?? {}),
      },
      { incoming: { socket: { remoteAddress: peer } } },
    )
  const statusesOf = async (count: number, ask: (index: number) => Promise<Response> | Response) => {
    const answers: Response[] = []
    for (let index = 0; index < count; index++) answers.push(await ask(index))
    return answers.map(({ status }) => status)
  }

  test('3: thirty leads at once, then 429 with Retry-After, whatever forwarding header a stranger invents', async () => {
    const statuses = await statusesOf(30, (index) =>
      send('203.0.113.5', { forwarded: `198.51.100.${index}` }),
    )
    expect(statuses).not.toContain(429)
    const refused = await send('203.0.113.5', { forwarded: '198.51.100.99' })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toBe('10')
    expect(await refused.json()).toMatchObject({ code: 'over_request_rate_limit' })
    expect((await send('203.0.113.6')).status).not.toBe(429)
    expect((await send('203.0.113.5', { path: '/rest/v1/bookings' })).status).not.toBe(429)
  })

  test('3: who rents a /48 gets sixteen times as much as one sender, and a /56 four times', async () => {
    const rows = Array.from({ length: 30 }, () => ({ email: 'x' }))
    const from = (peer: string) => send(peer, { body: rows })
    const apart = await statusesOf(70, (index) => from(`2001:db8:1:${(index << 8).toString(16)}::1`))
    expect(apart.map((status) => status !== 429)).toEqual(apart.map((_, index) => index < 16))
    const close = await statusesOf(70, (index) => from(`2001:db8:2:${index.toString(16)}::1`))
    expect(close.map((status) => status !== 429)).toEqual(close.map((_, index) => index < 4))
    expect((await from('2001:db8:2:100::1')).status).not.toBe(429)
    expect((await from('2001:db8:3::1')).status).not.toBe(429)
  })

  test('3: what a spent network refuses takes nothing of its sender', async () => {
    const row = { body: [{ email: 'x' }] }
    const many = { body: Array.from({ length: 30 }, () => ({ email: 'x' })) }
    const spend = (index: number) => send(`2001:db8:4:${index.toString(16)}::1`, many)
    expect(await statusesOf(4, spend)).not.toContain(429)
    const limits = () =>
      production.dependencies.database.executeSql('select key, whole_at from app.rate_limits order by key')
    const before = (await limits()).rows
    expect(await statusesOf(40, () => send('2001:db8:4:9::1', row))).toEqual(Array(40).fill(429))
    expect((await limits()).rows).toEqual(before)
  })

  test('3: sign-ups of 70 senders in one /56: as many as four may send', async () => {
    const statuses = await statusesOf(140, (index) =>
      send(`2001:db8:5:${(index >> 1).toString(16)}::1`, { path: '/auth/v1/signup' }),
    )
    expect(statuses.map((status) => status !== 429)).toEqual(statuses.map((_, index) => index < 120))
  })

  test('3: behind a trusted proxy the last stranger counts', async () => {
    await statusesOf(30, (index) =>
      send('10.0.0.1', { forwarded: `192.0.2.${index}, 198.51.100.7, 10.0.0.2` }),
    )
    expect((await send('10.0.0.1', { forwarded: '1.1.1.1, 198.51.100.7' })).status).toBe(429)
    expect((await send('10.0.0.1', { forwarded: '198.51.100.8' })).status).not.toBe(429)
  })

  test('ten bookings at once, then 429, however the path is written', async () => {
    const paths = ['/rest/v1/bookings', '/rest/v1/bookings?select=id', '/rest/v1/book%69ngs']
    const ask = (index: number) => send('203.0.113.7', { path: paths[index % 3] ?? '' })
    expect(await statusesOf(10, ask)).not.toContain(429)
    for (const path of paths) expect((await send('203.0.113.7', { path })).status).toBe(429)
  })

  test('rows sent in one body count one by one', async () => {
    const bodyOf = (rows: number) => Array.from({ length: rows }, () => ({ email: 'x' }))
    expect((await send('203.0.113.8', { body: bodyOf(31) })).status).toBe(429)
    expect((await send('203.0.113.8', { body: bodyOf(20) })).status).not.toBe(429)
    expect((await send('203.0.113.8', { body: bodyOf(11) })).status).toBe(429)
    expect((await send('203.0.113.8', { body: bodyOf(10) })).status).not.toBe(429)
    expect((await send('203.0.113.8', { body: [] })).status).not.toBe(429)
  })
})
