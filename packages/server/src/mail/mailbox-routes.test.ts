import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config'
import { createFileTransport, mailFolder } from './file-transport.ts'
import { createMailboxRoutes } from './mailbox-routes.ts'
import { composeMessage } from './outgoing-message.ts'

const id = '0193a5a0-0000-7000-8000-000000000001'
let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'retour-mailbox-'))
})

afterEach(() => rm(dataDir, { recursive: true, force: true }))

const openApp = (settings: Record<string, string> = {}) =>
  new Hono().route('/dev/mailbox', createMailboxRoutes(readConfig({ DATA_DIR: dataDir, ...settings })))

const get = (path: string, settings?: Record<string, string>, headers?: Record<string, string>) =>
  openApp(settings).request(`http://127.0.0.1:3000${path}`, { headers })

const putMail = async (subject = 'Your VAT refund guide for France') => {
  const message = await composeMessage({
    id,
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

  test('an unfinished file is not a mail', async () => {
    await putMail()
    await writeFile(join(mailFolder(dataDir), `.${id}.1.tmp`), 'Subject: half')
    expect(await (await get('/dev/mailbox')).text()).not.toContain('half')
  })
})

describe('there is no mailbox', () => {
  test.each([
    ['with a mail server', { SMTP_URL: 'smtp://127.0.0.1:2525' }],
    ['when others can reach the server', { HOST: '0.0.0.0' }],
  ])('%s', async (_when, settings: Record<string, string>) => {
    await putMail()
    for (const path of ['/dev/mailbox', `/dev/mailbox/${id}`, `/dev/mailbox/${id}/html`])
      expect((await get(path, settings)).status).toBe(404)
  })

  test('through a proxy', async () => {
    expect((await get('/dev/mailbox', {}, { 'X-Forwarded-For': '203.0.113.9' })).status).toBe(404)
  })

  test('under a foreign name that leads to this machine', async () => {
    const answer = await openApp().request('http://rebound.example:3000/dev/mailbox')
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
