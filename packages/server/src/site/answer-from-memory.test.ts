import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { until } from '#server/testing/until'
import { listenOnLoopback, type Loopback } from '#server/testing/loopback'
import { openTestApp, type TestApp } from '#server/testing/open-test-app'
import { createMemoryAnswer } from './answer-from-memory.ts'
import { openBuiltSite } from './built-site.ts'

const longText = 'Where Paris stores write the tax-free form. '.repeat(200)
const production = {
  NODE_ENV: 'production',
  SITE_URL: 'https://retour.example',
  TRUSTED_PROXIES: '127.0.0.1',
  SIGNING_KEYS: '',
}
let folder: string
let opened: TestApp
let loopback: Loopback
/** How many requests were answered from memory. */
let early = 0

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'retour-memory-'))
  mkdirSync(join(folder, 'assets'))
  const page = (name: string) => {
    writeFileSync(join(folder, `${name}.html`), `<!doctype html><title>${name}</title><p>${longText}`)
    return { file: `${name}.html`, etag: name, scriptHashes: [], styleHashes: [] }
  }
  writeFileSync(join(folder, 'assets/a-abc123.js'), longText)
  writeFileSync(join(folder, 'assets/a-abc123.js.br'), brotliCompressSync(longText))
  writeFileSync(join(folder, 'assets/a-abc123.js.gz'), gzipSync(longText))
  writeFileSync(join(folder, 'icon.svg'), '<svg/>')
  const pages = { '/': page('home'), '/france': page('france') }
  const manifest = { rulesEdition: 'guide-2025-05', buildId: 'one', pages, notFound: page('lost') }
  writeFileSync(join(folder, 'site-manifest.json'), JSON.stringify(manifest))
  const built = openBuiltSite(folder, { rulesEdition: 'guide-2025-05', siteUrl: production.SITE_URL })
  opened = await openTestApp({ settings: production, site: { built, siteFolder: folder } })
  const answer = createMemoryAnswer(opened.dependencies)
  const viaApp = getRequestListener(opened.app.fetch)
  loopback = await listenOnLoopback((incoming, outgoing) => {
    if (answer(incoming, outgoing)) early += 1
    else void viaApp(incoming, outgoing)
  })
})
afterAll(async () => {
  await loopback.close()
  await opened.close()
  rmSync(folder, { recursive: true, force: true })
})

type Headers = Record<string, string | string[]>

/** Sends a request over a socket and returns the answer as it came, except what differs between any two. */
async function send(path: string, headers: Headers = {}, method = 'GET') {
  const before = early
  const incoming = await new Promise<IncomingMessage>((settle, reject) => {
    const sent = request(`${loopback.url}${path}`, { method, headers, agent: false }, settle)
    sent.on('error', reject).end()
  })
  const body = await buffer(incoming)
  const { date: _date, 'x-request-id': id, ...others } = incoming.headers
  return {
    id,
    isEarly: early > before,
    answer: { status: incoming.statusCode, headers: others, body: body.toString('base64') },
  }
}

/** Waits until the pages are compressed as well as they can be; until then their length may change. */
const settle = async (path: string, headers: Headers) => {
  const lengthOf = async () => (await send(path, headers)).answer.body.length
  let last = -1
  await until(`${path} keeps its length`, async () => last === (last = await lengthOf()))
}

describe('a request for what was sent before', () => {
  test.each<[string, string, Headers, string?]>([
    ['a page', '/france', { 'accept-encoding': 'gzip, br' }],
    ['a page in the older encoding', '/france', { 'accept-encoding': 'gzip' }],
    ['a page with a query', '/france?utm_source=a', { 'accept-encoding': 'br' }],
    ['the head of a page', '/france', { 'accept-encoding': 'br' }, 'HEAD'],
    ['home, which the browser holds', '/', { 'accept-encoding': 'br', 'if-none-match': '*' }],
    ['a hashed file', '/assets/a-abc123.js', { 'accept-encoding': 'br' }],
    ['a hashed file as it is', '/assets/a-abc123.js', {}],
    ['a hashed file that the browser holds', '/assets/a-abc123.js', { 'if-none-match': '*' }],
    ['a page over https at the proxy', '/france', { 'accept-encoding': 'br', 'x-forwarded-proto': 'https' }],
  ])('gets the same answer from memory: %s', async (_title, path, headers, method) => {
    const first = await send(path, headers, method)
    await send(path, headers)
    await settle(path, headers)
    const viaMemory = await send(path, headers, method)
    // A length of zero is for the app.
    const viaApp = await send(path, { ...headers, 'content-length': '0' }, method)
    expect([viaMemory.isEarly, viaApp.isEarly]).toEqual([true, false])
    expect(viaMemory.answer).toEqual(viaApp.answer)
    expect(viaMemory.answer.status).toBe(first.answer.status)
    expect(viaMemory.id).toMatch(/^[\w-]{36}$/)
    expect(viaMemory.id).not.toBe(viaApp.id)
  })

  test('keeps the id that a trusted proxy gave it, is logged and is counted', async () => {
    const name = 'retour_http_request_duration_seconds_count{method="GET",route="/*",status="200"}'
    const countNow = async () => {
      const lines = (await opened.dependencies.metrics.registry.metrics()).split('\n')
      return Number(lines.find((line) => line.startsWith(name))?.slice(name.length))
    }
    await send('/france', { 'accept-encoding': 'br' })
    const before = await countNow()
    const headers = { 'accept-encoding': 'br', 'x-request-id': 'from-the-proxy' }
    const { id, isEarly } = await send('/france', headers)
    expect([id, isEarly]).toEqual(['from-the-proxy', true])
    const line = opened.logLines.map((text) => JSON.parse(text)).find(({ requestId }) => requestId === id)
    expect(line).toMatchObject({ level: 'info', msg: 'request', method: 'GET', path: '/france', status: 200 })
    expect(await countNow()).toBe(before + 1)
  })
})

describe('the app answers', () => {
  const accepted = { 'accept-encoding': 'br' }
  test.each<[string, string, Headers, number, string?]>([
    ['what is not kept in memory', '/icon.svg', accepted, 200],
    ['an unknown path', '/nowhere', accepted, 404],
    ['a path of the API', '/health/live', {}, 200],
    ['another method', '/france', accepted, 404, 'POST'],
    ['plain HTTP at the proxy', '/france', { ...accepted, 'x-forwarded-proto': 'http' }, 308],
    ['a host that is none', '/france', { ...accepted, host: 'a b' }, 400],
    ['a closing slash', '/france/', accepted, 301],
    ['an encoded path', '/%66rance', accepted, 200],
  ])('%s', async (_title, path, headers, status, method) => {
    await send('/france', accepted)
    for (let time = 0; time < 2; time += 1) {
      const { answer, isEarly } = await send(path, headers, method)
      expect([answer.status, isEarly]).toEqual([status, false])
    }
  })

  test('while the server stops, and closes the connection', async () => {
    await send('/france', accepted)
    opened.dependencies.readiness.isAccepting = false
    const { answer, isEarly } = await send('/france', accepted)
    opened.dependencies.readiness.isAccepting = true
    expect([answer.status, answer.headers.connection, isEarly]).toEqual([200, 'close', false])
  })
})
