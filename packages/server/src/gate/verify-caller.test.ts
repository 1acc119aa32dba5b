import { createHmac, createSign, generateKeyPairSync, sign } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAuth, type AuthApp, type SignedInPerson } from '#server/auth/testing/open-auth'
import { signAccessToken } from './access-token.ts'

let auth: AuthApp
let person: SignedInPerson
let claims: Record<string, unknown>
beforeAll(async () => {
  auth = await openAuth()
  person = await auth.addPerson()
  claims = JSON.parse(Buffer.from(person.access.split('.')[1]!, 'base64url').toString()) as typeof claims
})
afterAll(() => auth.close())

const encode = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
const nowSeconds = () => Math.floor(auth.clock.now.getTime() / 1000)
const ask = (token: string) => auth.call('/user', undefined, { token })
const forged = { status: 403, body: { code: 'bad_jwt' } }
const key = () => auth.dependencies.accountKeys.signing()
const publicPem = () => key().publicKey.export({ type: 'spki', format: 'pem' })

/** Signs any header and payload with the real key. */
const signed = (header: unknown, payload: unknown) => {
  const body = `${encode(header)}.${encode(payload)}`
  const mark = sign('sha256', Buffer.from(body), { key: key().privateKey, dsaEncoding: 'ieee-p1363' })
  return `${body}.${mark.toString('base64url')}`
}
const header = () => ({ alg: 'ES256', typ: 'JWT', kid: key().kid })

describe('access tokens', () => {
  test('a token signed as ours is believed: the forgeries below fail for their fault alone', async () => {
    expect((await ask(signed(header(), claims))).status).toBe(200)
  })

  test.each(['none', 'None', 'NONE', ''])('20: alg %j', async (alg) => {
    expect(await ask(`${encode({ ...header(), alg })}.${encode(claims)}.`)).toMatchObject(forged)
    expect(await ask(`${encode({ ...header(), alg })}.${encode(claims)}.AA`)).toMatchObject(forged)
  })

  test('20: HS256 with the public key as secret, and an RSA key', async () => {
    const body = `${encode({ ...header(), alg: 'HS256' })}.${encode(claims)}`
    for (const secret of [publicPem(), JSON.stringify(key().publicJwk), 'secret', ''])
      expect(
        await ask(`${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`),
      ).toMatchObject(forged)
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const rsaBody = `${encode({ ...header(), alg: 'RS256' })}.${encode(claims)}`
    const rsa = createSign('sha256').update(rsaBody).sign(privateKey, 'base64url')
    expect(await ask(`${rsaBody}.${rsa}`)).toMatchObject(forged)
  })

  test('20: an empty, a cut and a foreign signature', async () => {
    const [head, body, mark] = person.access.split('.')
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const foreign = sign('sha256', Buffer.from(`${head}.${body}`), {
      key: privateKey,
      dsaEncoding: 'ieee-p1363',
    }).toString('base64url')
    for (const other of ['', mark!.slice(0, 40), foreign, `${mark}AA`])
      expect(await ask(`${head}.${body}.${other}`)).toMatchObject(forged)
    expect(await ask(`${head}.${encode({ ...claims, sub: crypto.randomUUID() })}.${mark}`)).toMatchObject(
      forged,
    )
  })

  test.each<[string, () => unknown]>([
    ['an unknown kid', () => ({ ...header(), kid: 'unknown' })],
    ['no kid', () => ({ alg: 'ES256', typ: 'JWT' })],
    ['a path as kid', () => ({ ...header(), kid: '../../../dev/null' })],
    ['SQL as kid', () => ({ ...header(), kid: "' or '1'='1" })],
    ['a kid that is no text', () => ({ ...header(), kid: { length: 1 } })],
    ['jku', () => ({ ...header(), jku: 'http://127.0.0.1:9/keys' })],
    ['x5u', () => ({ ...header(), x5u: 'http://127.0.0.1:9/keys' })],
    ['an embedded jwk', () => ({ ...header(), jwk: key().publicJwk })],
    ['crit', () => ({ ...header(), crit: ['exp'] })],
    ['b64 false', () => ({ ...header(), b64: false, crit: ['b64'] })],
    ['duplicate keys', () => `{"alg":"none","alg":"ES256","typ":"JWT","kid":"${key().kid}"}`],
    ['another order of keys', () => `{"typ":"JWT","alg":"ES256","kid":"${key().kid}"}`],
    ['null', () => 'null'],
    ['no JSON', () => '{'],
  ])('20: %s in the header, signed with the real key', async (_name, make) => {
    expect(await ask(signed(make(), claims))).toMatchObject(forged)
  })

  test.each<[string, () => object]>([
    ['expired', () => ({ exp: nowSeconds() - 11 })],
    ['without exp', () => ({ exp: undefined })],
    ['exp as text', () => ({ exp: String(nowSeconds() + 60) })],
    ['exp as a fraction', () => ({ exp: nowSeconds() + 60.5 })],
    ['exp beyond numbers', () => ({ exp: 1e300 })],
    ['not valid yet', () => ({ nbf: nowSeconds() + 60 })],
    ['issued in the future', () => ({ iat: nowSeconds() + 60 })],
    ['without iat', () => ({ iat: undefined })],
    ['from another issuer', () => ({ iss: 'https://evil.example/auth/v1' })],
    ['without issuer', () => ({ iss: undefined })],
    ['for another audience', () => ({ aud: 'anon' })],
    ['without audience', () => ({ aud: undefined })],
    ['for a list of audiences', () => ({ aud: ['authenticated'] })],
  ])('21: %s', async (_name, fault) => {
    expect(await ask(signed(header(), { ...claims, ...fault() }))).toMatchObject(forged)
  })

  test.each<[string, unknown]>([
    ['service_role', 'service_role'],
    ['postgres', 'postgres'],
    ['authenticator', 'authenticator'],
    ['anon', 'anon'],
    ['SQL', 'anon; drop table auth.users'],
    ['a list', ['authenticated']],
    ['nothing', undefined],
  ])('22: the role %s, signed with the real key', async (_name, role) => {
    expect(await ask(signed(header(), { ...claims, role }))).toMatchObject(forged)
  })

  test.each<[string, object]>([
    ['a sub that is no uuid', { sub: '1' }],
    ['no sub', { sub: undefined }],
    ['no session', { session_id: undefined }],
    ['a session that is no uuid', { session_id: "x' or true" }],
    ['an address that is no text', { email: ['a@b.example'] }],
    ['no address', { email: undefined }],
  ])('22: %s', async (_name, fault) => {
    expect(await ask(signed(header(), { ...claims, ...fault }))).toMatchObject(forged)
  })

  test('22: a session of somebody else, and one that never was', async () => {
    const other = await auth.addPerson()
    const sessionGone = { status: 403, body: { code: 'session_not_found' } }
    expect(await ask(signed(header(), { ...claims, sub: other.id }))).toMatchObject(sessionGone)
    expect(await ask(signed(header(), { ...claims, session_id: crypto.randomUUID() }))).toMatchObject(
      sessionGone,
    )
  })

  test('23: no secret key is accepted, in either header', async () => {
    const secret = 'sb_secret_0123456789abcdef0123456789'
    expect((await auth.call('/user', undefined, { headers: { apikey: secret } })).status).toBe(401)
    expect((await ask(secret)).status).toBe(403)
  })

  test('31: ten seconds of skew are forgiven, eleven are not', async () => {
    expect((await ask(signed(header(), { ...claims, iat: nowSeconds() + 10 }))).status).toBe(200)
    expect((await ask(signed(header(), { ...claims, iat: nowSeconds() + 11 }))).status).toBe(403)
    expect((await ask(signed(header(), { ...claims, exp: nowSeconds() - 9 }))).status).toBe(200)
  })

  test('89: after a rotation both keys are public and old tokens hold; after the next one they do not', async () => {
    const rotating = await openAuth()
    const { accountKeys } = rotating.dependencies
    const before = await rotating.addPerson()
    const kids = async () => {
      const { body } = await rotating.call('/.well-known/jwks.json')
      return (body.keys as { kid: string }[]).map(({ kid }) => kid)
    }
    const [first] = await kids()
    await accountKeys.rotate(rotating.clock.now)
    const after = await rotating.signIn(before)
    expect(await kids()).toEqual([accountKeys.signing().kid, first])
    for (const token of [before.access, after.body.access_token!])
      expect((await rotating.call('/user', undefined, { token })).status).toBe(200)
    const jwks = await rotating.call('/.well-known/jwks.json')
    for (const jwk of jwks.body.keys as object[])
      expect(Object.keys(jwk).sort()).toEqual(['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y'])
    await accountKeys.rotate(rotating.clock.now)
    const unseen = await signAccessToken(
      { ...accountKeys, signing: () => ({ ...accountKeys.signing(), kid: first! }) },
      claims,
    )
    expect((await rotating.call('/user', undefined, { token: unseen })).status).toBe(403)
    expect(await kids()).not.toContain(first)
    await rotating.close()
  })
})
