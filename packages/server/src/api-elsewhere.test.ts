import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountMailContent } from '#server/mail/account-mail-content'
import { unsubscribeUrl } from '#server/mail/unsubscribe-link'
import { keyHeaders, openTestApp, type TestApp } from '#server/testing/open-test-app'
import { createWorkerApp } from './worker-app.ts'

const settings = { SITE_URL: 'https://retour.example', API_URL: 'https://api.retour.example' }
let opened: TestApp
beforeAll(async () => {
  opened = await openTestApp({ settings })
})
afterAll(() => opened.close())

test('without API_URL the API is at the site’s own origin', async () => {
  const same = await openTestApp({ settings: { SITE_URL: settings.SITE_URL } })
  expect(same.dependencies.config.apiUrl).toBe(settings.SITE_URL)
  expect(await (await same.app.request('/config.json')).json()).toMatchObject({ apiUrl: '', ratesUrl: '/fx' })
  await same.close()
})

test('pages are told where API and rates are', async () => {
  expect(await (await opened.app.request('/config.json')).json()).toMatchObject({
    apiUrl: settings.API_URL,
    ratesUrl: `${settings.API_URL}/fx`,
    siteUrl: settings.SITE_URL,
  })
})

test('mailed links lead to the API, and from there to the site', () => {
  const { config, accountKeys } = opened.dependencies
  const id = '00000000-0000-4000-8000-000000000000'
  const { action, sender } = accountMailContent(
    { id, kind: 'confirm-sign-up', payload: {} },
    { ...config, accountKeys },
  )
  const link = new URL(action?.url ?? '')
  expect(link.origin + link.pathname).toBe('https://api.retour.example/auth/v1/verify')
  expect(link.searchParams.get('redirect_to')).toBe('https://retour.example')
  expect(sender.url).toBe('https://retour.example')
})

test('a token names the API as its issuer, and is believed', async () => {
  const body = { email: 'mei@example.com', password: 'a-good-word', data: { full_name: 'Mei' } }
  const post = (path: string, content: object) =>
    opened.app.request(path, {
      method: 'POST',
      headers: { ...keyHeaders, 'Content-Type': 'application/json' },
      body: JSON.stringify(content),
    })
  await post('/auth/v1/signup', body)
  const { database } = opened.dependencies
  await database.executeSql('update auth.users set email_confirmed_at = now() where email = $1', [body.email])
  const answer = await post('/auth/v1/token?grant_type=password', body)
  const { access_token: token } = (await answer.json()) as { access_token: string }
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  expect(claims).toMatchObject({ iss: 'https://api.retour.example/auth/v1' })
  const headers = { ...keyHeaders, Authorization: `Bearer ${token}` }
  expect((await opened.app.request('/auth/v1/user', { headers })).status).toBe(200)
})

test('a worker tells pages of the site the exchange rates, and no other origin’s', async () => {
  const worker = createWorkerApp(opened.dependencies)
  const ask = (origin: string) =>
    worker.request('/fx/latest?amount=1&from=USD&to=EUR', { headers: { Origin: origin } })
  const answer = await ask('https://retour.example')
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('https://retour.example')
  // No table was fetched yet, as on our server.
  expect(answer.status).toBe((await opened.app.request('/fx/latest?amount=1&from=USD&to=EUR')).status)
  expect((await ask('https://evil.example')).headers.get('Access-Control-Allow-Origin')).toBeNull()
})

test('a worker answers the unsubscribe link of its mails, and no page or call beside its health', async () => {
  const worker = createWorkerApp(opened.dependencies)
  const { accountKeys, config, database } = opened.dependencies
  const link = new URL(unsubscribeUrl(accountKeys, config.apiUrl, 'mei@example.com'))
  expect(link.origin).toBe('https://api.retour.example')
  const path = link.pathname + link.search
  const response = await worker.request(path)
  expect(response.headers.get('X-Frame-Options')).toBe('DENY')
  expect(await response.text()).toContain('Unsubscribe')
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect((await worker.request(path, { method: 'POST', body })).status).toBe(200)
  const { rows } = await database.executeSql('select count(*)::int as count from app.mail_opt_outs')
  expect(rows).toEqual([{ count: 1 }])
  for (const other of ['/', '/config.json', '/rest/v1/leads', '/auth/v1/settings', '/mail/unsubscribe/x'])
    expect((await worker.request(other)).status).toBe(404)
})
