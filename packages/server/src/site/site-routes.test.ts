import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/open-test-app'
import { openBuiltSite } from './built-site.ts'
import type { InlineHashes } from './page-policy.ts'

const settings = { rulesEdition: 'guide-2025-05', siteUrl: 'http://127.0.0.1:3000' } as const
const styleHash = 'sha256-CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC='
const hash = 'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='
let folder: string
let opened: TestApp

const write = (path: string, text: string, isCompressed = true) => {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  if (!isCompressed) return
  writeFileSync(`${file}.br`, brotliCompressSync(text))
  writeFileSync(`${file}.gz`, gzipSync(text))
}
const page = (file: string, text: string, hashes: Partial<InlineHashes> = {}) => {
  write(file, `<!doctype html><title>${text}</title>`)
  const none = { scriptHashes: [], styleHashes: [] }
  return { file, etag: `"${text}"`, ...none, ...hashes }
}
const writeManifest = (rulesEdition: string, pages: object, notFound: object) =>
  write('site-manifest.json', JSON.stringify({ rulesEdition, buildId: 'build-1', pages, notFound }), false)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'retour-site-'))
  const pages = {
    '/': page('index.html', 'home', { scriptHashes: [hash], styleHashes: [styleHash] }),
    '/auth': page('auth/index.html', 'auth'),
    '/france': page('france/index.html', 'france'),
    '/france/paris': page('france/paris/index.html', 'paris'),
    '/france/cdg': page('france/cdg/index.html', 'cdg'),
  }
  write('assets/home-abc123.js', 'console.log("home")')
  write('assets/maplibre-gl-worker-abc123.js', 'onmessage = null')
  write('assets/kept-abc123.js', 'console.log("kept")', false)
  write('assets/home-abc123.js.map', '{"sources":["secret.ts"]}')
  write('assets/letters-abc123.woff2', 'font', false)
  write('sw.js', 'self.skipWaiting()')
  write('robots.txt', 'User-agent: *')
  write('manifest.webmanifest', '{}')
  write('france/paris.data', '[{"a":1}]')
  write('.env', 'SECRET=1', false)
  write('.git/config', 'secret', false)
  symlinkSync('/etc/passwd', join(folder, 'passwd.txt'))
  writeManifest('guide-2025-05', pages, page('404/index.html', 'Page Not Found'))
  opened = await openTestApp({ site: { built: openBuiltSite(folder, settings), siteFolder: folder } })
})
afterAll(async () => {
  await opened.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  opened.app.request(path, { method, headers })

describe('pages', () => {
  test('an address without file name or closing slash gives the finished page', async () => {
    const response = await get('/france/paris')
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
    expect(response.headers.get('Content-Encoding')).toBeNull()
    expect(await response.text()).toContain('paris')
  })

  test('a hashed file carries what a file needs, and nothing of what only documents go by', async () => {
    const { headers } = await get('/assets/home-abc123.js')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    for (const name of [
      'Content-Security-Policy',
      'Permissions-Policy',
      'Referrer-Policy',
      'X-Frame-Options',
    ])
      expect([name, headers.get(name)]).toEqual([name, null])
    const missing = await get('/assets/gone-abc123.js')
    expect(missing.status).toBe(404)
    expect(missing.headers.get('X-Frame-Options')).toBe('DENY')
  })

  test.each([
    ['a page', '/france/paris', {}],
    ['a page that the caller has', '/france/paris', { 'If-None-Match': '*' }],
    ['Page Not Found', '/nowhere', {}],
    ['Page Not Found in place of a hashed file', '/assets/gone-abc123.js', {}],
    ['a file without a hash', '/robots.txt', {}],
    ['a hashed file that the caller has', '/assets/home-abc123.js', { 'If-None-Match': '*' }],
  ])(
    '%s carries what every answer of the API does, and the id of its request',
    async (_title, path, headers) => {
      const ofApi = (await get('/health/live')).headers
      const answer = await get(path, headers)
      for (const name of [
        'X-Content-Type-Options',
        'Referrer-Policy',
        'Permissions-Policy',
        'Cross-Origin-Opener-Policy',
        'X-Frame-Options',
      ])
        expect([name, answer.headers.get(name)]).toEqual([name, ofApi.get(name)])
      expect(answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
      expect(answer.headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/)
    },
  )

  test('a hashed file that was asked for once needs the disk no more', async () => {
    const first = await get('/assets/kept-abc123.js')
    rmSync(join(folder, 'assets/kept-abc123.js'))
    const second = await get('/assets/kept-abc123.js')
    expect(second.status).toBe(200)
    expect(await second.text()).toBe(await first.text())
  })

  test('a page and its data name the build that they belong to, also where nothing has changed', async () => {
    const page = await get('/france/paris')
    const build = page.headers.get('Retour-Build')
    expect(build).toMatch(/^build-1-[\w-]{8}$/)
    expect((await get('/france/paris.data')).headers.get('Retour-Build')).toBe(build)
    const again = await get('/france/paris', { 'If-None-Match': String(page.headers.get('ETag')) })
    expect([again.status, again.headers.get('Retour-Build')]).toEqual([304, build])
  })

  test.each(['/sw.js', '/assets/maplibre-gl-worker-abc123.js'])(
    '%s may fetch from here when it runs as a worker',
    async (path) => {
      const policy = (await get(path)).headers.get('Content-Security-Policy')
      expect(policy).toContain("connect-src 'self' https://")
      expect(policy).toContain("default-src 'none'")
    },
  )

  test('a query does not change the page', async () => {
    expect((await get('/france/paris?utm=1')).status).toBe(200)
  })

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
  ])('Accept-Encoding "%s" gets %s', async (accepted, encoding) => {
    const response = await get('/', { 'Accept-Encoding': accepted })
    expect(response.headers.get('Content-Encoding')).toBe(encoding)
    expect(response.headers.get('Vary')).toContain('Accept-Encoding')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(Number(response.headers.get('Content-Length'))).toBe(bytes.byteLength)
    expect((encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString()).toContain('home')
  })

  test.each(['identity', 'br;q=0, gzip;q=0', '', 'zstd'])(
    'Accept-Encoding "%s" gets plain text',
    async (accepted) => {
      const response = await get('/', { 'Accept-Encoding': accepted })
      expect(response.headers.get('Content-Encoding')).toBeNull()
      expect(await response.text()).toContain('home')
    },
  )

  test('one ETag for all encodings; who has it gets 304 without a body', async () => {
    const etag = (await get('/', { 'Accept-Encoding': 'br' })).headers.get('ETag') ?? ''
    expect(etag).toMatch(/^W\/"home-[\w-]{8}"$/)
    for (const held of [etag, `"other", ${etag}`, '*', etag.slice(2)]) {
      const response = await get('/', { 'If-None-Match': held })
      expect(response.status).toBe(304)
      expect(await response.text()).toBe('')
      expect(response.headers.get('ETag')).toBe(etag)
    }
    expect((await get('/', { 'If-None-Match': '"old"' })).status).toBe(200)
  })

  test('52: the content policy allows the page its own inline scripts and styles and no others', async () => {
    const policy = (await get('/')).headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain(`script-src 'self' '${hash}' 'wasm-unsafe-eval';`)
    expect(policy).toContain(`style-src 'self' '${styleHash}';`)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("connect-src 'self' https://tiles.openfreemap.org;")
    expect((await get('/france')).headers.get('Content-Security-Policy')).toContain(
      "script-src 'self' 'wasm-unsafe-eval'; style-src 'self';",
    )
  })

  test('52: a page tells other origins no more than ours, and keeps them out of its window', async () => {
    const { headers } = await get('/france')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(headers.get('Permissions-Policy')).toContain('geolocation=(self)')
    expect(headers.get('X-Frame-Options')).toBe('DENY')
  })

  test('HEAD has the headers and no body', async () => {
    const response = await get('/france', {}, 'HEAD')
    expect(response.status).toBe(200)
    expect(response.headers.get('ETag')).toMatch(/^W\/"france-/)
    expect(await response.text()).toBe('')
  })

  test('a closing slash is taken away for good, the query kept', async () => {
    const response = await get('/france/paris/?a=1')
    expect(response.status).toBe(301)
    expect(response.headers.get('Location')).toBe('/france/paris?a=1')
    expect((await get('/auth/')).headers.get('Location')).toBe('/auth')
  })

  test('13: no address makes the server redirect elsewhere', async () => {
    for (const path of [
      '//evil.example/',
      '/\\evil.example/',
      '/%2f%2fevil.example/',
      '/https://evil.example/',
    ])
      expect((await get(path)).status).toBe(404)
  })
})

describe('files', () => {
  test('hashed assets never expire', async () => {
    const response = await get('/assets/home-abc123.js', { 'Accept-Encoding': 'br' })
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('Content-Type')).toMatch(/^text\/javascript/)
    expect(response.headers.get('Content-Encoding')).toBe('br')
    expect((await get('/assets/letters-abc123.woff2')).headers.get('Content-Type')).toBe('font/woff2')
  })

  test.each([
    ['/sw.js', /^text\/javascript/],
    ['/robots.txt', /^text\/plain/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
    ['/france/paris.data', /^text\/x-script/],
  ])('55: %s is asked for anew each time, cheaply', async (path, type) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
    expect(response.headers.get('Content-Type')).toMatch(type)
    const again = await get(path, { 'If-None-Match': response.headers.get('ETag') ?? '' })
    expect(again.status).toBe(304)
    const compressed = await get(path, {
      'If-None-Match': response.headers.get('ETag') ?? '',
      'Accept-Encoding': 'br',
    })
    expect(compressed.status).toBe(304)
  })

  test.each([
    '/.env',
    '/.git/config',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%252e%252e/etc/passwd',
    '/..\\..\\etc\\passwd',
    '/assets/..%5c..%5c.env',
    '/%00',
    '/robots.txt%00.html',
    '//etc/passwd',
    '/passwd.txt',
    '/assets/home-abc123.js.map',
    '/assets/home-abc123.js.br',
    '/site-manifest.json',
    '/index.html',
    '/france/index.html',
    '/Robots.txt',
    '/assets',
    '/assets/',
  ])('56: %s is not there', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toMatch(/SECRET|secret|root:/)
  })
})

describe('what is not there', () => {
  test("an unknown path: 404 with the 'Page Not Found' page, even for who holds its ETag", async () => {
    const response = await get('/no/such/page', { 'If-None-Match': '*' })
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Page Not Found')
  })

  test.each([
    '/auth/v1/nothing',
    '/storage/v1/object/nothing',
    '/realtime/v1/websocket',
    '/rest/v1/nothing',
    '/functions/v1/nothing',
    '/AUTH/v2/x',
    '/rest/x',
    '/fx/x',
    '/health/x',
  ])('56: %s is no page: JSON, never HTML', async (path) => {
    const response = await get(path, { apikey: opened.dependencies.publishableKey })
    expect(response.status).toBe(404)
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
  })

  test('/auth itself is a page', async () => {
    expect(await (await get('/auth')).text()).toContain('auth')
  })

  test('an unknown city of a known country leads to the country, and a warning is logged', async () => {
    const before = opened.logLines.length
    const response = await get('/france/atlantis?a=1')
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe('/france?a=1')
    expect(
      opened.logLines.slice(before).some((line) => line.includes('"warn"') && line.includes('atlantis')),
    ).toBe(true)
  })

  test('an older name of a place leads to the place for good', async () => {
    const response = await get('/france/cdg-airport')
    expect({ status: response.status, to: response.headers.get('Location') }).toEqual({
      status: 301,
      to: '/france/cdg',
    })
  })

  test('a country without a page, and deeper paths, are just not found', async () => {
    expect((await get('/spain/atlantis')).status).toBe(404)
    expect((await get('/france/paris/atlantis')).status).toBe(404)
    expect((await get('/france/atlantis.data')).status).toBe(404)
  })

  test('pages are only read', async () => {
    expect((await get('/france', {}, 'POST')).status).toBe(404)
  })
})

describe('a build that cannot be used', () => {
  test('none: the message says how to make it', () => {
    expect(() => openBuiltSite(join(folder, 'nowhere'), settings)).toThrow(/site is not built.*npm start/)
  })

  test('one for other rules: both editions are named', () => {
    expect(() => openBuiltSite(folder, { ...settings, rulesEdition: 'law-2026-11' })).toThrow(
      /law-2026-11.*guide-2025-05/,
    )
  })

  test('a page missing, or a torn manifest', () => {
    const torn = mkdtempSync(join(tmpdir(), 'retour-torn-'))
    const missing = {
      file: 'gone.html',
      etag: 'x',
      scriptHashes: [],
      styleHashes: [],
    }
    writeFileSync(
      join(torn, 'site-manifest.json'),
      JSON.stringify({
        rulesEdition: 'guide-2025-05',
        buildId: '',
        pages: { '/': missing },
        notFound: missing,
      }),
    )
    expect(() => openBuiltSite(torn, settings)).toThrow(/gone\.html is missing/)
    writeFileSync(join(torn, 'site-manifest.json'), '{"rulesEdition":')
    expect(() => openBuiltSite(torn, settings)).toThrow(/damaged/)
    rmSync(torn, { recursive: true, force: true })
  })
})

describe('what a page asks its server', () => {
  test('/config.json: the public settings, nothing else', async () => {
    const response = await get('/config.json')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.json()).toEqual({
      apiUrl: '',
      ratesUrl: '/fx',
      publishableKey: opened.dependencies.publishableKey,
      mapStyleUrl: 'https://tiles.openfreemap.org/styles/liberty',
      mapTilesUrl: null,
      rulesEdition: 'guide-2025-05',
      siteUrl: 'http://127.0.0.1:3000',
      operatorEmail: null,
      features: { mailbox: true },
    })
  })

  test('/health: live always; ready until it is told to stop', async () => {
    expect((await get('/health/live')).status).toBe(200)
    expect((await get('/health/ready')).status).toBe(200)
    opened.dependencies.readiness.isAccepting = false
    const stopping = await get('/health/ready')
    expect({ status: stopping.status, body: await stopping.json() }).toEqual({
      status: 503,
      body: { status: 'unavailable', reason: 'stopping' },
    })
    expect((await get('/health/live')).status).toBe(200)
    opened.dependencies.readiness.isAccepting = true
  })
})
