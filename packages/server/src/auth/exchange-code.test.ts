import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hourMs, minuteMs, openAuth, type AuthApp } from './testing/open-auth.ts'

let auth: AuthApp
beforeAll(async () => {
  auth = await openAuth()
})
afterAll(() => auth.close())

const verifier = 'v'.repeat(64)
const s256 = {
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 's256',
}

/** Requests a sign-in link with a code challenge, presses its button and returns the code of the redirect. */
const askForCode = async (challenge: object = s256, waitMs = 0) => {
  const person = await auth.addPerson()
  await auth.call('/otp', { email: person.email, ...challenge })
  const { token } = await auth.lastMailTo(person.email, 'sign-in-link')
  auth.clock.pass(waitMs)
  const form = new URLSearchParams({
    token,
    type: 'magiclink',
    redirect_to: 'http://127.0.0.1:3000/auth?from=mail',
  })
  const { headers } = await auth.call('/verify', form.toString(), {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })
  const location = new URL(headers.get('location') ?? '')
  return { person, location, code: location.searchParams.get('code') ?? '' }
}
const exchange = (code: string, codeVerifier = verifier) =>
  auth.call('/token?grant_type=pkce', { auth_code: code, code_verifier: codeVerifier })

describe('18: links asked for with PKCE', () => {
  test('lead back with a code and no token, and the code becomes a session', async () => {
    const { person, location, code } = await askForCode()
    expect(location.hash).toBe('')
    expect(location.searchParams.get('from')).toBe('mail')
    const { status, body } = await exchange(code)
    expect(status).toBe(200)
    expect(body.user?.id).toBe(person.id)
    const claims = JSON.parse(
      Buffer.from(body.access_token?.split('.')[1] ?? '', 'base64url').toString(),
    ) as {
      amr: { method: string }[]
    }
    expect(claims.amr).toMatchObject([{ method: 'magiclink' }])
  })

  test('may be opened as late as the link holds', async () => {
    const { code } = await askForCode(s256, hourMs - 1000)
    expect((await exchange(code)).status).toBe(200)
  })

  test('"plain" works too, in any case', async () => {
    const { code } = await askForCode({ code_challenge: verifier, code_challenge_method: 'PLAIN' })
    expect((await exchange(code)).status).toBe(200)
  })

  test('the code works once, and not after a wrong verifier', async () => {
    const { code } = await askForCode()
    expect(await exchange(code, 'w'.repeat(64))).toMatchObject({
      status: 400,
      body: { code: 'bad_code_verifier' },
    })
    expect(await exchange(code)).toMatchObject({ status: 404, body: { code: 'flow_state_not_found' } })
    const again = await askForCode()
    expect((await exchange(again.code)).status).toBe(200)
    expect((await exchange(again.code)).status).toBe(404)
  })

  test('the code of another flow needs that flow’s verifier', async () => {
    const other = 'o'.repeat(64)
    const { code } = await askForCode({
      ...s256,
      code_challenge: createHash('sha256').update(other).digest('base64url'),
    })
    expect((await exchange(code)).status).toBe(400)
  })

  test('the code holds five minutes', async () => {
    const { code } = await askForCode()
    auth.clock.pass(5 * minuteMs)
    expect(await exchange(code)).toMatchObject({ status: 422, body: { code: 'flow_state_expired' } })
  })

  test.each([{ auth_code: '', code_verifier: verifier }, { auth_code: 'x' }, { code_verifier: verifier }])(
    'refuses %j',
    async (body) => {
      expect(await auth.call('/token?grant_type=pkce', body)).toMatchObject({
        status: 400,
        body: { code: 'validation_failed' },
      })
    },
  )

  test.each([
    { code_challenge: s256.code_challenge },
    { code_challenge_method: 's256' },
    { ...s256, code_challenge_method: 'md5' },
    { ...s256, code_challenge: 'short' },
    { ...s256, code_challenge: `${'x'.repeat(50)}!` },
  ])('refuses the challenge %j', async (challenge) => {
    expect(await auth.call('/recover', { email: 'a@b.example', ...challenge })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    })
  })
})
