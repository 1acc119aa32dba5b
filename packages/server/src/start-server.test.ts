import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { globSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newKeys } from '#server/keys/signing-keys'
import { keyHeaders, testKey } from '#server/testing/open-test-app'
import { until } from '#server/testing/until'
import { readConfig } from './config.ts'
import { startServer } from './start-server.ts'
import {
  endStarts,
  failedStart,
  folder,
  freshSettings,
  refusesConnections,
  run,
  script,
  settingsWithoutDatabase,
  siteFolder,
  startLead,
  writeSite,
} from './testing/start-process.ts'

beforeAll(writeSite)
afterAll(endStarts)

describe('a start', () => {
  test('says in three lines where it is, answers, keeps its data, and ends with 0 on SIGTERM', async () => {
    const settings = await freshSettings('empty')
    // As in a fresh clone: even the folder is missing.
    rmSync(settings.DATA_DIR ?? '', { recursive: true })
    const first = run(settings)
    const url = await first.ready
    expect(first.lines).toEqual([
      `Retour is ready:  ${url}`,
      `Data is kept in:  ${settings.DATABASE_URL ? 'PostgreSQL' : settings.DATA_DIR}`,
      expect.stringContaining(`${url}/dev/mailbox?token=`),
    ])
    expect((await fetch(`${url}/dev/mailbox`)).status).toBe(403)
    const mailbox = /http:\S+$/.exec(first.lines[2] ?? '')?.[0] ?? ''
    const opened = await fetch(mailbox, { redirect: 'manual' })
    const cookie = opened.headers.get('Set-Cookie')?.split(';')[0] ?? ''
    expect(await (await fetch(`${url}/dev/mailbox`, { headers: { cookie } })).text()).toContain(
      'No mail yet.',
    )
    expect((await fetch(`${url}/health/ready`)).status).toBe(200)
    expect(await (await fetch(url)).text()).toContain('home')
    const config = (await (await fetch(`${url}/config.json`)).json()) as { siteUrl: string }
    expect(config.siteUrl).toBe(url)
    const lead = await startLead(url)
    expect(await lead.finish()).toContain('201 Created')
    lead.socket.destroy()
    first.child.kill('SIGTERM')
    expect(await first.exit).toBe(0)
    expect(first.errors()).toBe('')

    const second = run(settings)
    expect((await fetch(`${await second.ready}/health/ready`)).status).toBe(200)
    second.child.kill('SIGINT')
    expect(await second.exit).toBe(0)
  })

  /** Valid keys, except for their secret. */
  const keysWith = (secret: string) => JSON.stringify({ ...newKeys(new Date()), secret })
  test.each<[string, () => Record<string, string>]>([
    ['a word as SIGNING_KEYS', () => ({ SIGNING_KEYS: 'changeme' })],
    ['a short secret in SIGNING_KEYS', () => ({ SIGNING_KEYS: keysWith('abcdefghijklmnopqrstuvwxyz') })],
    ['a secret of one letter in SIGNING_KEYS', () => ({ SIGNING_KEYS: keysWith('a'.repeat(43)) })],
    ['a short PUBLISHABLE_KEY', () => ({ PUBLISHABLE_KEY: 'sb_publishable_short' })],
    ['a secret key as PUBLISHABLE_KEY', () => ({ PUBLISHABLE_KEY: 'sb_secret_0123456789abcdef0123456789' })],
  ])(
    '88: production does not start with %s: one line, exit 1, without the value, nothing made',
    async (_title, make) => {
      const weak = make()
      const settings = settingsWithoutDatabase()
      const [[name, value]] = Object.entries(weak) as [[string, string]]
      const { code, lines } = await failedStart({
        ...settings,
        NODE_ENV: 'production',
        MAIL: 'discard',
        ...weak,
      })
      expect({ code, lines }).toEqual({
        code: 1,
        lines: [expect.stringMatching(new RegExp(`^retour: the setting ${name} must be `))],
      })
      expect(lines.join()).not.toContain(value)
      expect(readdirSync(settings.DATA_DIR)).toEqual([])
    },
  )

  test('a taken port: one line, exit 1', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const { code, lines } = await failedStart({ ...settingsWithoutDatabase(), PORT: String(port) })
    other.close()
    expect({ code, lines }).toEqual({
      code: 1,
      lines: [`retour: port ${port} is taken: stop the program that has it, or set PORT to another number`],
    })
  })

  test.each([
    ['a bad setting', { PORT: 'eighty' }, /^retour: the setting PORT /],
    [
      'a database out of reach',
      { DATABASE_URL: 'postgres://ada:sesame@127.0.0.1:9/retour' },
      /^retour: .*PostgreSQL/,
    ],
    [
      'an address that is not this machine',
      { HOST: '203.0.113.1' },
      /^retour: this machine has no address 203/,
    ],
    [
      'an edition that the site was not built for',
      { RULES_EDITION: 'law-2026-11' },
      /^retour: the site was built without the RULES_EDITION law-2026-11/,
    ],
    ['a data folder that is a file', { DATA_DIR: script }, /^retour: .* must be a folder, but is a file/],
    [
      'a word that is no surrounding',
      { NODE_ENV: 'prod' },
      /^retour: the setting NODE_ENV must be development, test/,
    ],
    [
      'production without a mail server',
      { NODE_ENV: 'production' },
      /^retour: the setting SMTP_URL must be given/,
    ],
  ])('%s: one line, exit 1, no secret in it', async (_title, changes, expected) => {
    const settings = { ...settingsWithoutDatabase(), PUBLISHABLE_KEY: '', ...changes }
    const { code, lines } = await failedStart(settings)
    expect(code).toBe(1)
    expect(lines).toEqual([expect.stringMatching(expected)])
    expect(lines.join()).not.toContain('sesame')
  })

  test('a site that is not built: one line, exit 1', async () => {
    const { code, lines } = await failedStart(settingsWithoutDatabase(), join(folder, 'nowhere'))
    expect({ code, lines }).toEqual({
      code: 1,
      lines: ['retour: the site is not built: start with "npm start", which builds it'],
    })
  })
})

describe('in production', () => {
  let server: ReturnType<typeof run>
  let url: string
  beforeAll(async () => {
    server = run({ ...(await freshSettings()), NODE_ENV: 'production', MAIL: 'discard' })
    url = await server.ready
  })

  test('88: a start with MAIL=discard says so, and has no mailbox, whatever a proxy makes of the address', async () => {
    expect(server.lines[2]).toBe('Mail is:          thrown away (MAIL=discard)')
    const config = await (await fetch(`${url}/config.json`)).json()
    expect(config).toMatchObject({ features: { mailbox: false } })
    for (const path of ['/dev/mailbox', '/dev/mailbox?token=x']) {
      const answer = await fetch(url + path, { headers: { apikey: testKey } })
      expect(answer.status).toBe(404)
    }
  })

  test('79: a stop lets the running request finish, refuses new ones, ends with 0', async () => {
    const lead = await startLead(url)
    server.child.kill('SIGTERM')
    await refusesConnections(url)
    const closed = once(lead.socket, 'close')
    expect(await lead.finish()).toMatch(/201 Created[\s\S]*connection: close/i)
    await closed
    expect(await server.exit).toBe(0)
  })
})

test('79: a stop says 503 at /health/ready before it refuses', async () => {
  const notice = Promise.withResolvers<void>()
  const running = await startServer(readConfig(await freshSettings()), {
    siteFolder,
    waitUntilNoticed: () => notice.promise,
  })
  const { url } = running
  expect((await fetch(`${url}/health/ready`)).status).toBe(200)
  const stopped = running.stop()
  const answer = await fetch(`${url}/health/ready`)
  expect({ status: answer.status, connection: answer.headers.get('connection') }).toEqual({
    status: 503,
    connection: 'close',
  })
  expect((await fetch(`${url}/health/live`)).status).toBe(200)
  notice.resolve()
  await stopped
  await expect(fetch(`${url}/health/live`)).rejects.toThrow('fetch failed')
})

describe('over a real socket', () => {
  let url: string
  let mailFolder: string
  let server: ReturnType<typeof run>
  let settings: Record<string, string>
  beforeAll(async () => {
    settings = await freshSettings()
    mailFolder = join(settings.DATA_DIR ?? '', 'mail')
    server = run(settings)
    url = await server.ready
  })

  const raw = async (text: string): Promise<string> => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.write(text)
    let answer = ''
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
    await once(socket, 'close')
    return answer
  }
  const close = 'Host: localhost\r\nConnection: close\r\n'

  test.each([
    ['56: a path that climbs', `GET /../../../etc/passwd HTTP/1.1\r\n${close}\r\n`, 404],
    ['56: an encoded path that climbs', `GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\n${close}\r\n`, 404],
    [
      '67: length and chunks at once',
      `POST /rest/v1/leads HTTP/1.1\r\n${close}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    [
      '67: two lengths',
      `POST /rest/v1/leads HTTP/1.1\r\n${close}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello`,
      400,
    ],
    ['70: 20 kB of headers', `GET / HTTP/1.1\r\n${close}X-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['70: no HTTP at all', 'hello\r\n\r\n', 400],
    [
      '65: a 2 MB body that is announced',
      `POST /rest/v1/leads HTTP/1.1\r\n${close}apikey: ${testKey}\r\nContent-Type: application/json\r\nContent-Length: 2000000\r\n\r\n{`,
      413,
    ],
  ])('%s', async (_title, request, status) => {
    expect(await raw(request)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  })

  test('65: chunks without end are cut at 1 MiB with 413', async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`
    // One byte more than 1 MiB, then nothing: if a client writes after the response, the connection may be closed
    // before it reads.
    socket.write(
      `POST /rest/v1/leads HTTP/1.1\r\nHost: localhost\r\napikey: ${testKey}\r\nTransfer-Encoding: chunked\r\n\r\n` +
        `${chunk.repeat(16)}1\r\na\r\n`,
    )
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1.1 413 /)
    await once(socket, 'close')
  })

  test('14: a foreign Host changes no address', async () => {
    const answer = await raw(
      'GET /config.json HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nConnection: close\r\n\r\n',
    )
    expect(answer).toContain('200 OK')
    expect(answer).not.toContain('evil')
  })

  test.each([
    ['Host', '/auth/v1/signup', 'Host: evil.example'],
    [
      'forwarding headers',
      '/auth/v1/signup',
      'Host: localhost\r\nX-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: https\r\nForwarded: host=evil.example',
    ],
    ['a whole address as target', 'http://evil.example/auth/v1/signup', 'Host: evil.example'],
  ])('14: a mailed link leads to the site, against %s', async (_title, target, headers) => {
    const email = `${randomUUID()}@mail.example`
    const body = JSON.stringify({ email, password: 'correct horse' })
    const answer = await raw(
      `POST ${target} HTTP/1.1\r\n${headers}\r\nConnection: close\r\napikey: ${testKey}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    )
    expect(answer).toMatch(/^HTTP\/1.1 200 /)
    const written = await until('the mail', () =>
      globSync(join(mailFolder, '*.eml'))
        .map((file) => readFileSync(file, 'utf8'))
        .find((text) => text.includes(email)),
    )
    const { text = '', html = '' } = await PostalMime.parse(written)
    const [link = ''] = /http\S+\/verify\S+/.exec(text) ?? []
    expect(new URL(link).origin).toBe(url)
    expect(new URL(link).searchParams.get('redirect_to')).toBe(url)
    expect(text + html).not.toContain('evil')
  })

  test.runIf(process.env.TEST_DATABASE !== 'postgres')(
    'a second server on its data folder: one line, exit 1',
    async () => {
      const { code, lines } = await failedStart(settings)
      expect(code).toBe(1)
      expect(lines).toEqual([expect.stringMatching(/^retour: .*in use/)])
    },
  )

  test('it is still well after all that', async () => {
    expect((await fetch(`${url}/health/ready`)).status).toBe(200)
    expect((await fetch(`${url}/rest/v1/leads`, { headers: keyHeaders })).status).toBe(401)
  })

  test('79: a second signal ends it at once', async () => {
    const lead = await startLead(url)
    server.child.kill('SIGTERM')
    await refusesConnections(url)
    server.child.kill('SIGTERM')
    expect(await server.exit).toBe(1)
    lead.socket.destroy()
  })
})
