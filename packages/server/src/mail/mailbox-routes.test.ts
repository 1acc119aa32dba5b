import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config'
import { folderKeys } from '#server/keys/testing/folder-keys'
import { createFileTransport, mailFolder } from './file-transport.ts'
import { mailboxToken } from './mailbox-access.ts'
import { createMailboxRoutes } from './mailbox-routes.ts'
import { composeMessage } from './outgoing-message.ts'

const id = '0193a5a0-0000-7000-8000-000000000001'
let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'retour-mailbox-'))
})

afterEach(() => rm(dataDir, { recursive: true, force: true }))

/** Opens the server as after a restart: keys are read again each time. */
async function openApp(settings: Record<string, string> = {}) {
  const config = readConfig({ DATA_DIR: dataDir, ...settings })
  const keys = await folderKeys(config.dataDir)
  const app = new Hono().route('/dev/mailbox', createMailboxRoutes(config, keys))
  return { app, token: mailboxToken(keys), cookie: `mailbox-${config.port}=${mailboxToken(keys)}` }
}

/** Makes a call with the cookie, unless `headers` are given. */
async function get(path: string, settings?: Record<string, string>, headers: Record<string, string> = {}) {
  const { app, cookie } = await openApp(settings)
  return app.request(`http://127.0.0.1:3000${path}`, { headers: { cookie, ...headers } })
}

const putMail = async (subject = 'Your VAT refund guide for France', mailId = id) => {
  const message = await composeMessage({
    id: mailId,
    messageId: `<${id}@retour.example>`,
    from: 'Retour <guide@retour.example>',
    to: 'amelie@mail.example',
    replyTo: null,
    date: new Date('2026-11-21T10:00:00Z'),
    subject,
    text: 'Hello <b>Amélie</b>,\nsee https://retour.example/france\n',
    html: '<html><head></head><body><a href="https://retour.example/france">France</a></body></html>',
  })
  await createFileTransport(mailFolder(dataDir)).deliver(message, AbortSignal.timeout(5000))
}

describe('the mailbox', () => {
  test('without a mail yet says so', async () => {
    const answer = await get('/dev/mailbox')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('No mail yet.')
  })

  test('lists subject, recipient and time', async () => {
    await putMail()
    const text = await (await get('/dev/mailbox')).text()
    expect(text).toContain(`<a href="/dev/mailbox/${id}">Your VAT refund guide for France</a>`)
    expect(text).toContain('amelie@mail.example')
    expect(text).toContain('2026-11-21 10:00:00 UTC')
  })

  test('shows a mail: framed HTML, text with working links and nothing else alive, headers', async () => {
    await putMail()
    const answer = await get(`/dev/mailbox/${id}`)
    const text = await answer.text()
    expect(text).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
    expect(text).toContain('Hello &lt;b&gt;Amélie&lt;/b&gt;')
    expect(text).toContain('<a href="https://retour.example/france" rel="noreferrer">')
    expect(text).toContain(`&lt;${id}@retour.example&gt;`)
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  test('the framed HTML runs nothing and opens links beside it', async () => {
    await putMail()
    const answer = await get(`/dev/mailbox/${id}/html`)
    expect(await answer.text()).toContain('<base target="_blank">')
    const policy = answer.headers.get('Content-Security-Policy')
    expect(policy).toContain('sandbox allow-popups')
    expect(policy).not.toContain('allow-scripts')
  })

  test('a subject of markup is text', async () => {
    await putMail('<script>alert(1)</script>')
    for (const path of ['/dev/mailbox', `/dev/mailbox/${id}`])
      expect(await (await get(path)).text()).not.toContain('<script')
  })

  test('a mail is read once; one that came is seen, and one that is gone is not', async () => {
    const { app, cookie } = await openApp()
    const list = async () => {
      const answer = await app.request('http://127.0.0.1:3000/dev/mailbox', { headers: { cookie } })
      return [...(await answer.text()).matchAll(/<a href="\/dev\/mailbox\/[^"]+">([^<]+)</g)].map(
        ([, subject]) => subject,
      )
    }
    const later = id.replace('1', '2')
    const file = join(mailFolder(dataDir), `${id}.eml`)
    await putMail('First')
    expect(await list()).toEqual(['First'])
    // Mails never change, so another text in the file shows whether it is read again.
    await writeFile(file, 'Subject: Changed\n\n')
    expect(await list()).toEqual(['First'])
    await putMail('Second', later)
    expect(new Set(await list())).toEqual(new Set(['First', 'Second']))
    await rm(file)
    expect(await list()).toEqual(['Second'])
    await putMail('Third')
    expect(new Set(await list())).toEqual(new Set(['Second', 'Third']))
  })

  test('the newest hundred are listed, and an older one when there is room for it', async () => {
    const { app, cookie } = await openApp()
    const folder = mailFolder(dataDir)
    await mkdir(folder)
    const idOf = (n: number) => id.replace(/.{4}$/, String(1000 + n))
    for (let n = 0; n <= 100; n += 1) {
      const file = join(folder, `${idOf(n)}.eml`)
      await writeFile(file, `Subject: mail ${n}\n\n`)
      await utimes(file, n, n)
    }
    const list = async () => {
      const answer = await app.request('http://127.0.0.1:3000/dev/mailbox', { headers: { cookie } })
      return (await answer.text()).match(/mail \d+/g)
    }
    const numbered = (from: number, to: number) =>
      Array.from({ length: from - to + 1 }, (_, n) => `mail ${from - n}`)
    expect(await list()).toEqual(numbered(100, 1))
    await rm(join(folder, `${idOf(100)}.eml`))
    expect(await list()).toEqual(numbered(99, 0))
  })

  test('an unfinished file is not a mail', async () => {
    await putMail()
    await writeFile(join(mailFolder(dataDir), `.${id}.1.tmp`), 'Subject: half')
    expect(await (await get('/dev/mailbox')).text()).not.toContain('half')
  })
})

const addresses = ['/dev/mailbox', `/dev/mailbox/${id}`, `/dev/mailbox/${id}/html`]

describe('88: the mailbox is for whoever reads the console', () => {
  test('behind a proxy that tells nothing of itself an outsider gets no mail, and is told what is missing', async () => {
    await putMail()
    for (const path of addresses) {
      const answer = await get(path, {}, { cookie: '' })
      expect(answer.status).toBe(403)
      const text = await answer.text()
      expect(text).toContain('Open the address that it printed in its console')
      expect(text).not.toContain('amelie')
      expect(answer.headers.get('Set-Cookie')).toBe(null)
      expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    }
  })

  test('the printed token sets a cookie for this page alone, and leaves the address', async () => {
    const { app, token, cookie } = await openApp()
    const answer = await app.request(`http://127.0.0.1:3000/dev/mailbox?token=${token}`)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('Location')).toBe('/dev/mailbox')
    expect(answer.headers.get('Set-Cookie')).toBe(`${cookie}; Path=/dev/mailbox; HttpOnly; SameSite=Strict`)
    expect((await app.request('http://127.0.0.1:3000/dev/mailbox', { headers: { cookie } })).status).toBe(200)
    expect((await openApp()).token).toBe(token)
  })

  test.each(['', 'x', 'undefined', 'A'.repeat(43), 'é'.repeat(43)])(
    'the token %j opens nothing',
    async (token) => {
      const url = `/dev/mailbox?token=${encodeURIComponent(token)}`
      expect((await get(url, {}, { cookie: '' })).status).toBe(403)
      const cookie = `mailbox-3000=${encodeURIComponent(token)}`
      expect((await get('/dev/mailbox', {}, { cookie })).status).toBe(403)
    },
  )

  test('nor does the token of a server with other keys', async () => {
    const { token } = await openApp({ DATA_DIR: join(dataDir, 'another') })
    expect((await get(`/dev/mailbox?token=${token}`, {}, { cookie: '' })).status).toBe(403)
  })
})

describe('there is no mailbox', () => {
  const production = { NODE_ENV: 'production', MAIL: 'discard' }
  test.each([
    ['with a mail server', { SMTP_URL: 'smtp://127.0.0.1:2525' }],
    ['when others can reach the server', { HOST: '0.0.0.0' }],
    ['under a name that only begins like an address of this machine', { HOST: '127.evil.example' }],
    ['where mail is thrown away', { MAIL: 'discard' }],
    ['in production', production],
    [
      'in a web process of production',
      { ...production, MAIL: '', ROLE: 'web', DATABASE_URL: 'postgres://a/b' },
    ],
  ])('%s', async (_when, settings: Record<string, string>) => {
    await putMail()
    for (const path of addresses) {
      expect((await get(path, settings)).status).toBe(404)
      const { app, token } = await openApp(settings)
      expect((await app.request(`http://127.0.0.1:3000${path}?token=${token}`)).status).toBe(404)
    }
  })

  test('in production, even if it were to write files', async () => {
    const config = { ...readConfig({ DATA_DIR: dataDir }), isProduction: true }
    const keys = await folderKeys(config.dataDir)
    const app = new Hono().route('/dev/mailbox', createMailboxRoutes(config, keys))
    const url = `http://127.0.0.1:3000/dev/mailbox?token=${mailboxToken(keys)}`
    expect((await app.request(url)).status).toBe(404)
  })

  test('through a proxy', async () => {
    expect((await get('/dev/mailbox', {}, { 'X-Forwarded-For': '203.0.113.9' })).status).toBe(404)
  })

  test.each([
    'rebound.example',
    '127.evil.example',
    '127.0.0.1.evil.example',
    '203.0.113.9',
    '[2001:db8::1]',
  ])('under the foreign name %s that leads to this machine', async (host) => {
    const { app, cookie } = await openApp()
    const answer = await app.request(`http://${host}:3000/dev/mailbox`, { headers: { cookie } })
    expect(answer.status).toBe(404)
  })

  test.each(['..%2F..%2Fsecrets', '%2e%2e', 'nothing', id.toUpperCase(), id.replace('1', '2')])(
    'mail of the name %s',
    async (name) => {
      await putMail()
      expect((await get(`/dev/mailbox/${name}`)).status).toBe(404)
      expect((await get(`/dev/mailbox/${name}/html`)).status).toBe(404)
    },
  )
})
