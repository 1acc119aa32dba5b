import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hourMs, minuteMs, openAuth, type AuthApp, type QueuedMail } from './testing/open-auth.ts'

const site = 'https://retour.example'
let auth: AuthApp
beforeAll(async () => {
  auth = await openAuth({ SITE_URL: site, REDIRECT_URLS: 'https://app.example/after?x=1' })
})
afterAll(() => auth.close())

const typeOfKind: Record<string, string> = {
  'confirm-sign-up': 'signup',
  'reset-password': 'recovery',
  'sign-in-link': 'magiclink',
  'change-email': 'email_change',
}
const spent = { status: 403, body: { code: 'otp_expired' } }

/** Returns the mail that a call sends to a person. */
const ask: Record<string, () => Promise<QueuedMail>> = {
  signup: async () => {
    const person = auth.newPerson()
    await auth.call('/signup', person)
    return auth.lastMailTo(person.email, 'confirm-sign-up')
  },
  recovery: async () => {
    const person = await auth.addPerson()
    await auth.call('/recover', { email: person.email })
    return auth.lastMailTo(person.email, 'reset-password')
  },
  magiclink: async () => {
    const person = await auth.addPerson()
    await auth.call('/otp', { email: person.email })
    return auth.lastMailTo(person.email, 'sign-in-link')
  },
}
const validMs: Record<string, number> = { signup: 24 * hourMs, recovery: hourMs, magiclink: hourMs }
const useHash = (mail: QueuedMail, type = typeOfKind[mail.kind]) =>
  auth.call('/verify', { type, token_hash: mail.token })
const useCode = (mail: QueuedMail, code = mail.code, type = typeOfKind[mail.kind]) =>
  auth.call('/verify', { type, email: mail.recipient, token: code })
const linkOf = (mail: QueuedMail, redirectTo = `${site}/auth`) =>
  `/verify?${new URLSearchParams({ token: mail.token, type: typeOfKind[mail.kind]!, redirect_to: redirectTo }).toString()}`
const open = (path: string, method = 'GET') =>
  auth.call(path, undefined, { method, headers: { apikey: '', Authorization: '' } })
const press = (mail: QueuedMail, redirectTo = `${site}/auth`, headers: Record<string, string> = {}) =>
  auth.call('/verify', new URLSearchParams(linkOf(mail, redirectTo).split('?')[1]).toString(), {
    headers: {
      apikey: '',
      Authorization: '',
      'Content-Type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  })
const fragmentOf = (location: string | null) =>
  Object.fromEntries(new URLSearchParams(location?.split('#')[1]))

describe.each(['signup', 'recovery', 'magiclink'])('a %s token', (type) => {
  test('10: is used once', async () => {
    const mail = await ask[type]!()
    expect(await useHash(mail)).toMatchObject({ status: 200, body: { token_type: 'bearer' } })
    expect(await useHash(mail)).toMatchObject(spent)
    expect(await useCode(mail)).toMatchObject(spent)
  })

  test('10: holds until its last second and not a second longer', async () => {
    const [early, late] = [await ask[type]!(), await ask[type]!()]
    auth.clock.pass(validMs[type]! - 1000)
    expect((await useHash(early)).status).toBe(200)
    auth.clock.pass(2000)
    expect(await useHash(late)).toMatchObject(spent)
    expect(await useCode(late)).toMatchObject(spent)
  })

  test('10: opens nothing as another type or by another person’s code', async () => {
    const mail = await ask[type]!()
    // `invite` is another name for `signup`.
    const own = type === 'signup' ? ['signup', 'invite'] : [type]
    const others = ['signup', 'recovery', 'magiclink', 'email_change', 'invite'].filter(
      (other) => !own.includes(other),
    )
    for (const other of others) expect(await useHash(mail, other)).toMatchObject(spent)
    const stranger = await ask[type]!()
    expect(await useCode({ ...stranger, code: mail.code })).toMatchObject(spent)
    expect((await useCode(mail)).status).toBe(200)
  })

  test('11: of 20 uses at once exactly one signs in', async () => {
    const mail = await ask[type]!()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? useHash(mail) : useCode(mail))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('replaced and void tokens', () => {
  test('10: a newer mail voids the older token, and the older mail is not sent any more', async () => {
    const old = await ask.recovery!()
    auth.clock.pass(minuteMs)
    await auth.call('/recover', { email: old.recipient })
    expect(await useHash(old)).toMatchObject(spent)
    const mails = (await auth.mailsTo(old.recipient)).filter(({ kind }) => kind === 'reset-password')
    expect(mails.map(({ state }) => state).sort()).toEqual(['expired', 'waiting'])
    expect((await useHash(mails.find(({ state }) => state === 'waiting')!)).status).toBe(200)
  })

  test('10, 16: a changed password voids what was mailed before', async () => {
    const person = await auth.addPerson()
    await auth.call('/recover', { email: person.email })
    const mail = await auth.lastMailTo(person.email, 'reset-password')
    await auth.call('/user', { password: 'a new password' }, { method: 'PUT', token: person.access })
    expect(await useHash(mail)).toMatchObject(spent)
  })

  test('a password set by whoever signed up does not survive a reset by who reads the mail', async () => {
    const stranger = auth.newPerson()
    await auth.call('/signup', stranger)
    await auth.call('/recover', { email: stranger.email })
    const reset = await useHash(await auth.lastMailTo(stranger.email, 'reset-password'))
    expect(reset).toMatchObject({ status: 200, body: { user: { email: stranger.email } } })
    expect(await auth.signIn(stranger)).toMatchObject({ body: { code: 'invalid_credentials' } })
    await auth.call(
      '/user',
      { password: 'chosen by the owner' },
      { method: 'PUT', token: reset.body.access_token },
    )
    expect((await auth.signIn({ ...stranger, password: 'chosen by the owner' })).status).toBe(200)
  })

  test('9: five wrong codes void the right one; the link of the same mail still works', async () => {
    const mail = await ask.magiclink!()
    for (let round = 0; round < 5; round += 1) {
      const wrong = String((Number(mail.code) + round + 1) % 1_000_000).padStart(6, '0')
      expect(await useCode(mail, wrong)).toMatchObject(spent)
    }
    expect(await useCode(mail)).toMatchObject(spent)
    expect((await useHash(mail)).status).toBe(200)
  })

  test('9: four wrong codes do not', async () => {
    const mail = await ask.magiclink!()
    for (let round = 0; round < 4; round += 1)
      await useCode(mail, mail.code === '000000' ? '000001' : '000000')
    expect((await useCode(mail, mail.code, 'email')).status).toBe(200)
  })

  test('9: many wrong codes at once, for an address with several mails, are each refused and counted', async () => {
    const { email } = auth.newPerson()
    for (const password of ['the first one', 'the second one', 'the third one', 'the fourth one']) {
      await auth.call('/signup', { email, password })
      auth.clock.pass(2 * minuteMs)
    }
    const mails = await auth.mailsTo(email)
    expect(mails).toHaveLength(4)
    const isRight = (code: string) => mails.some((mail) => mail.code === code)
    const wrong = Array.from({ length: 120 }, (_, index) => String(index).padStart(6, '0')).filter(
      (code) => !isRight(code),
    )
    const tried = await Promise.all(
      wrong.map((token, index) =>
        auth.call(
          '/verify',
          { type: index % 2 ? 'signup' : 'email', email, token },
          { from: `198.51.100.${index}` },
        ),
      ),
    )
    expect(tried.filter(({ status }) => status !== 403)).toEqual([])
    for (const mail of mails) expect(await useCode(mail)).toMatchObject(spent)
  })

  test('9: an unknown address answers as a wrong code does', async () => {
    const mail = await ask.magiclink!()
    const wrong = await useCode(mail, mail.code === '000000' ? '000001' : '000000')
    const unknown = await auth.call('/verify', {
      type: 'magiclink',
      email: 'nobody@mail.example',
      token: '000000',
    })
    expect(unknown.body).toEqual(wrong.body)
  })

  test.each([
    [{}, 'Verify requires a verification type'],
    [{ type: 'signup' }, 'Verify requires either a token or a token hash'],
    [{ type: 'constructor', token_hash: 'x' }, 'Unsupported verification type'],
  ])('refuses %j', async (body, message) => {
    expect(await auth.call('/verify', body)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message },
    })
  })

  test('90: nothing in the database opens anything', async () => {
    const mail = await ask.recovery!()
    const { rows } = await sql<{ text: string }>`
      select coalesce(string_agg(t::text, ''), '') as text from (
        select to_jsonb(x) as t from app.account_tokens x union all
        select to_jsonb(x) from app.outgoing_mail x union all
        select to_jsonb(x) from auth.sessions x union all
        select to_jsonb(x) from app.rate_limits x union all
        select to_jsonb(x) - 'email' from auth.users x) as everything`.execute(auth.dependencies.database.own)
    expect(rows[0]?.text).not.toContain(mail.token)
    expect(rows[0]?.text).not.toContain(`"${mail.code}"`)
    // All six-digit codes can be tried quickly, so their hashes need a key that is not in the database.
    for (const words of [mail.code, `${mail.id} ${mail.code}`])
      expect(rows[0]?.text).not.toContain(createHash('sha256').update(words).digest('hex'))
    expect(rows[0]?.text).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    expect(rows[0]?.text).not.toContain('correct horse')
    const limits = await sql<{ key: string }>`select key from app.rate_limits`.execute(
      auth.dependencies.database.own,
    )
    expect(limits.rows.length).toBeGreaterThan(0)
    expect(limits.rows.filter(({ key }) => key.includes('@'))).toEqual([])
    expect(Buffer.from(mail.token, 'base64url')).toHaveLength(32)
  })
})

describe('the link itself', () => {
  test('12: HEAD, and GET by a scanner ten times, use nothing up; the button does', async () => {
    const mail = await ask.signup!()
    expect((await open(linkOf(mail), 'HEAD')).status).toBe(200)
    for (let round = 0; round < 10; round += 1) {
      const page = await open(linkOf(mail))
      expect(page.status).toBe(200)
      expect(page.body.text).toContain('<form method="post" action="/auth/v1/verify">')
      expect(page.body.text).not.toContain('<script')
    }
    const { status, headers } = await press(mail)
    expect(status).toBe(303)
    const location = headers.get('location')
    expect(location?.split('#')[0]).toBe(`${site}/auth`)
    expect(fragmentOf(location)).toMatchObject({
      token_type: 'bearer',
      expires_in: '3600',
      type: 'signup',
      sb: '',
      expires_at: String(auth.clock.now.getTime() / 1000 + 3600),
    })
    expect((await auth.call('/user', undefined, { token: fragmentOf(location).access_token })).status).toBe(
      200,
    )
  })

  test('12: the second press, and the page after it, say that the link is spent', async () => {
    const mail = await ask.recovery!()
    await press(mail)
    for (const { status, headers } of [await press(mail), await open(linkOf(mail))]) {
      expect(status).toBe(303)
      expect(headers.get('location')).toBe(
        `${site}/auth#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=`,
      )
    }
  })

  test('29, 52: the page tells no other site of its address, is not stored, and runs and loads nothing', async () => {
    const { headers, body } = await open(linkOf(await ask.signup!()))
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; img-src 'self'; style-src 'sha256-[^']+'; form-action 'self' https:\/\/retour\.example; base-uri 'none'; frame-ancestors 'none'$/,
    )
    expect(body.text).toContain('<meta name="referrer" content="no-referrer" />')
  })

  test('17: a page elsewhere can’t press the button', async () => {
    const mail = await ask.signup!()
    expect((await press(mail, `${site}/auth`, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect((await press(mail, `${site}/auth`, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(303)
  })

  test('a link without token or type is refused in JSON', async () => {
    expect(await open('/verify?type=signup')).toMatchObject({ status: 400 })
    expect(await open('/verify?token=x')).toMatchObject({ status: 400 })
    expect(await open('/verify?token=%3Cscript%3E&type=signup')).toMatchObject({ status: 303 })
  })
})

describe('where links lead', () => {
  const outside = [
    '//evil.example',
    'https:evil.example',
    'https://retour.example@evil.example',
    'https://user:pw@retour.example/',
    'https://retour.example.evil.example',
    'https://retour.example:8443/',
    'https://retour.example./',
    'https:\\\\evil.example',
    '\\evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://retour.example%0d%0aSet-Cookie:x=1/',
    'https://retour.example\r\n.evil.example',
    'http://3232235777/',
    'http://[::1]/',
    'http://retour.example/',
    'https://retour。evil.example',
    'https://app.example/after',
    'https://app.example/after?x=2',
    ' https://retour.example/x',
    'ftp://retour.example',
    'x',
  ]

  const landingOf = async (target: string) => {
    const nobody = { token: 'x', kind: 'confirm-sign-up' } as QueuedMail
    return (await press(nobody, target)).headers.get('location')?.split('#')[0]
  }

  test.each(outside)('13: %j is replaced by the site, in the mail and after the button', async (target) => {
    expect(await landingOf(target)).toBe(site)
    const person = auth.newPerson()
    await auth.call(`/signup?redirect_to=${encodeURIComponent(target)}`, person)
    expect((await auth.lastMailTo(person.email, 'confirm-sign-up')).payload.redirectTo).toBe(site)
  })

  test.each([
    ['https://retour.example/dashboard?tab=ai', 'https://retour.example/dashboard?tab=ai'],
    ['HTTPS://RETOUR.example/x', 'https://retour.example/x'],
    ['https://retour.example/x#access_token=planted', 'https://retour.example/x'],
    ['https://app.example/after?x=1', 'https://app.example/after?x=1'],
  ])('13: %j is followed', async (target, followed) => {
    expect(await landingOf(target)).toBe(followed)
  })

  test('13: header before query before Referer; a refused one is not made up by the next', async () => {
    const redirectOf = async (query: string, headers: Record<string, string>) => {
      const person = auth.newPerson()
      await auth.call(`/signup${query}`, person, { headers })
      return (await auth.lastMailTo(person.email, 'confirm-sign-up')).payload.redirectTo
    }
    const query = `?redirect_to=${encodeURIComponent(`${site}/query`)}`
    expect(await redirectOf(query, { redirect_to: `${site}/header`, Referer: `${site}/page` })).toBe(
      `${site}/header`,
    )
    expect(await redirectOf(query, { Referer: `${site}/page` })).toBe(`${site}/query`)
    expect(await redirectOf('', { Referer: `${site}/page` })).toBe(`${site}/page`)
    expect(await redirectOf('', { Referer: 'https://evil.example/' })).toBe(site)
    expect(await redirectOf(query, { redirect_to: 'https://evil.example/' })).toBe(site)
  })
})
