import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAuth, type AuthApp } from './testing/open-auth.ts'

let auth: AuthApp
beforeAll(async () => {
  auth = await openAuth()
})
afterAll(() => auth.close())

describe('the accounts API', () => {
  test('says what it offers', async () => {
    expect((await auth.call('/settings')).body).toMatchObject({
      external: { email: true, phone: false, anonymous_users: false, google: false },
      disable_signup: false,
      mailer_autoconfirm: false,
    })
    expect((await auth.call('/health')).body).toMatchObject({ name: 'GoTrue' })
  })

  test('wrong methods are 405 with the right ones, unknown paths 404, both in JSON', async () => {
    const wrong = await auth.call('/signup')
    expect(wrong).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } })
    expect(wrong.headers.get('allow')).toBe('POST')
    for (const path of ['/admin/users', '/authorize', '/magiclink', '/factors', '/'])
      expect((await auth.call(path, {})).status).toBe(404)
  })

  test('needs the key of the pages; a mailed link, the keys and the health need none', async () => {
    const keyless = { headers: { apikey: '', Authorization: '' } }
    expect((await auth.call('/settings', undefined, keyless)).status).toBe(401)
    expect((await auth.call('/health', undefined, keyless)).status).toBe(200)
    expect((await auth.call('/.well-known/jwks.json', undefined, keyless)).status).toBe(200)
    expect((await auth.call('/verify?type=signup&token=x', undefined, keyless)).status).toBe(303)
  })

  test('52, 71: answers are not stored, except the public keys', async () => {
    const person = await auth.addPerson()
    expect((await auth.signIn(person)).headers.get('cache-control')).toBe('no-store')
    expect((await auth.call('/.well-known/jwks.json')).headers.get('cache-control')).toBe(
      'public, max-age=600',
    )
  })

  test('29, 92: the log says what happened to which account, with no address, password, token or code', async () => {
    const email = 'log"\ninjected@mail.example'
    await auth.call('/token?grant_type=password', { email, password: 'a guess at it' })
    const person = await auth.addPerson()
    await auth.call('/recover', { email: person.email })
    const { token, code } = await auth.lastMailTo(person.email, 'reset-password')
    const { body } = await auth.call('/verify', { type: 'recovery', token_hash: token })
    await auth.call('/user', { password: 'a new password' }, { method: 'PUT', token: body.access_token })
    await auth.call('/logout', {}, { token: body.access_token })
    const log = auth.logLines.join('')
    for (const event of [
      'sign-in-failed',
      'sign-up',
      'password-reset-requested',
      'link-used',
      'password-changed',
      'sign-out',
    ])
      expect(log).toContain(`"audit":"${event}"`)
    for (const secret of [
      person.email,
      'injected',
      'a guess at it',
      'correct horse',
      'a new password',
      'eyJ',
      token,
      `"${code}"`,
      body.refresh_token!,
    ])
      expect(log).not.toContain(secret)
    for (const line of log.trim().split('\n')) JSON.parse(line)
  })

  test('76: without the database: 503 and when to come again, never a sign-out', async () => {
    const broken = await openAuth()
    const person = await broken.addPerson()
    await broken.close()
    const refreshed = await broken.call('/token?grant_type=refresh_token', { refresh_token: person.refresh })
    expect(refreshed).toMatchObject({
      status: 503,
      body: { code: 'unexpected_failure', message: 'Please try again' },
    })
    expect(refreshed.headers.get('retry-after')).toBe('1')
  })
})
