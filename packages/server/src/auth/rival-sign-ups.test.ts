import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newBooking } from './testing/new-booking.ts'
import { browserOf, minuteMs, openAuth, type AuthApp, type QueuedMail } from './testing/open-auth.ts'

const site = 'https://retour.example'
let auth: AuthApp
beforeAll(async () => {
  auth = await openAuth({ NODE_ENV: 'production', SITE_URL: site })
})
afterAll(() => auth.close())

/** A person with a browser, a network and a password of their own. */
type Human = { password: string; headers: Record<string, string>; from: string; name: string }
let count = 0
const human = (name: string, from = `203.0.113.${++count % 250}`): Human => ({
  name,
  password: `of ${name} ${++count}`,
  headers: browserOf(`${name} ${count}`),
  from,
})
const withoutCookie = (one: Human): Human => ({ ...one, headers: {} })

const signUp = (email: string, { name, password, headers, from }: Human, data: object = {}) =>
  auth.call('/signup', { email, password, data: { full_name: name, ...data } }, { headers, from })
/** Returns the mails of sign-ups, in the order in which they are sent. */
const mailsTo = async (email: string) =>
  (await auth.mailsTo(email))
    .filter(({ kind, state }) => kind === 'confirm-sign-up' && state === 'waiting')
    .toSorted((a, b) => (a.sendAfter?.getTime() ?? 0) - (b.sendAfter?.getTime() ?? 0))
const twoMails = async (email: string) => {
  const [first, second] = await mailsTo(email)
  if (!first || !second) throw new Error('two mails were expected')
  return [first, second] as const
}
const fieldsOf = (mail: QueuedMail) => ({ token: mail.token, type: 'signup', redirect_to: `${site}/auth` })
const open = async (mail: QueuedMail, { headers, from }: Human) => {
  const path = `/verify?${new URLSearchParams(fieldsOf(mail)).toString()}`
  return auth.call(path, undefined, { headers: { apikey: '', Authorization: '', ...headers }, from })
}
const press = (mail: QueuedMail, { headers, from }: Human, more: Record<string, string> = {}) =>
  auth.call('/verify', new URLSearchParams({ ...fieldsOf(mail), ...more }).toString(), {
    headers: {
      apikey: '',
      Authorization: '',
      'Content-Type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    from,
  })
const fragmentOf = ({ headers }: { headers: Headers }) =>
  new URLSearchParams(headers.get('location')?.split('#')[1])
const opens = async (email: string, { password }: Human) => {
  const from = `198.51.100.${++count % 250}`
  return (await auth.call('/token?grant_type=password', { email, password }, { from })).status === 200
}
const rows = async (text: string, email: string) =>
  (
    await auth.dependencies.database.executeSql(
      `${text} where user_id = (select id from auth.users where email = $1)`,
      [email],
    )
  ).rows
const asks = 'Type the password that you chose'

/**
 * Expects, whatever was done before, that the owner's password signs in, the stranger's does not, and no sign-up is
 * left.
 */
const expectOwners = async (email: string, owner: Human, stranger: Human) => {
  expect(await opens(email, owner)).toBe(true)
  expect(await opens(email, stranger)).toBe(false)
  expect(await rows('select 1 from app.pending_sign_ups', email)).toEqual([])
  expect(await rows('select 1 from app.account_tokens', email)).toEqual([])
  const { rows: users } = await sql<{ name: string }>`
    select raw_user_meta_data ->> 'full_name' as name from auth.users where email = ${email}`.execute(
    auth.dependencies.database.own,
  )
  expect(users).toEqual([{ name: owner.name }])
}

const orders: [string, (email: string, owner: Human, stranger: Human) => Promise<unknown>][] = [
  [
    'a stranger first',
    async (email, owner, stranger) => {
      await signUp(email, stranger)
      await signUp(email, owner)
    },
  ],
  [
    'the owner first',
    async (email, owner, stranger) => {
      await signUp(email, owner)
      await signUp(email, stranger)
    },
  ],
]

describe.each(orders)('6, 10: two sign-ups of one address, %s', (_title, signBothUp) => {
  const begin = async () => {
    const { email } = auth.newPerson()
    const [owner, stranger] = [human('Owner'), human('Stranger')]
    await signBothUp(email, owner, stranger)
    const mails = await twoMails(email)
    const names = mails.map(({ payload }) => (payload as { fullName?: string }).fullName)
    return {
      email,
      owner,
      stranger,
      mails,
      ofOwner: mails[names.indexOf('Owner')]!,
      ofStranger: mails[names.indexOf('Stranger')]!,
    }
  }

  test('both get a mail, the second a minute after the first', async () => {
    const { mails } = await begin()
    expect(mails[0]?.sendAfter).toBeNull()
    expect(mails[1]?.sendAfter?.getTime()).toBe(auth.clock.now.getTime() + minuteMs)
  })

  test('the owner opens the own mail in the own browser: one press', async () => {
    const { email, owner, stranger, ofOwner } = await begin()
    expect((await open(ofOwner, owner)).body.text).not.toContain(asks)
    expect(fragmentOf(await press(ofOwner, owner)).get('access_token')).not.toBeNull()
    await expectOwners(email, owner, stranger)
  })

  test('the owner opens the stranger’s mail: asked for the password, the own one counts', async () => {
    const { email, owner, stranger, ofStranger } = await begin()
    const page = await open(ofStranger, owner)
    expect(page.body.text).toContain(asks)
    expect(page.body.text).not.toContain('Stranger')
    const pressed = await press(ofStranger, owner)
    expect({ status: pressed.status, text: pressed.body.text }).toMatchObject({
      status: 200,
      text: expect.stringContaining(asks) as string,
    })
    expect(fragmentOf(await press(ofStranger, owner, { password: owner.password })).get('type')).toBe(
      'signup',
    )
    await expectOwners(email, owner, stranger)
  })

  test.each(['ofOwner', 'ofStranger'] as const)(
    'on another device the mail %s asks; a wrong password changes nothing, the own one counts',
    async (which) => {
      const { email, owner, stranger, [which]: mail } = await begin()
      const phone = { ...human('Phone'), headers: {} }
      expect((await open(mail, phone)).body.text).toContain(asks)
      const wrong = await press(mail, phone, { password: 'neither of them' })
      expect(wrong.status).toBe(400)
      expect(wrong.body.text).toContain('chosen in none of them')
      expect(wrong.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect((await press(mail, phone, { password: owner.password })).status).toBe(303)
      await expectOwners(email, owner, stranger)
    },
  )

  test('neither fits: a new password is chosen, and nobody else’s opens anything', async () => {
    const { email, owner, stranger, ofStranger } = await begin()
    const fragment = fragmentOf(await press(ofStranger, human('Phone'), { password_choice: 'new' }))
    expect(fragment.get('type')).toBe('recovery')
    expect([await opens(email, owner), await opens(email, stranger)]).toEqual([false, false])
    const token = fragment.get('access_token') ?? ''
    const changed = await auth.call('/user', { password: 'a new one' }, { method: 'PUT', token })
    expect(changed.body.user_metadata).toEqual({ email_verified: true })
    expect(await opens(email, { ...owner, password: 'a new one' })).toBe(true)
  })

  test('digits of the stranger’s mail, typed where the owner signed up: the password that is sent along counts', async () => {
    const { email, owner, stranger, ofStranger } = await begin()
    const verify = (password: string) =>
      auth.call(
        '/verify',
        { type: 'signup', email, token: ofStranger.code, password },
        { headers: owner.headers, from: owner.from },
      )
    expect(await verify('neither of them')).toMatchObject({
      status: 400,
      body: { code: 'invalid_credentials' },
    })
    expect((await verify(owner.password)).status).toBe(200)
    await expectOwners(email, owner, stranger)
  })

  test('a client that speaks the wire alone: the link’s own sign-up counts', async () => {
    const { email, owner, stranger, ofOwner } = await begin()
    expect((await auth.call('/verify', { type: 'signup', token_hash: ofOwner.token })).status).toBe(200)
    await expectOwners(email, owner, stranger)
  })

  test('the other mail is worth nothing then, and is not sent', async () => {
    const { email, owner, ofOwner, ofStranger } = await begin()
    await press(ofOwner, owner)
    expect(fragmentOf(await press(ofStranger, human('Anybody'))).get('error_code')).toBe('otp_expired')
    const states = (await auth.mailsTo(email)).filter(({ id }) => id === ofStranger.id)
    expect(states.map(({ state }) => state)).toEqual(['expired'])
  })

  test('20 uses of both links at once: one account, one session, one password', async () => {
    const { email, owner, stranger, ofOwner, ofStranger } = await begin()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        auth.call('/verify', { type: 'signup', token_hash: (n % 2 ? ofOwner : ofStranger).token }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await rows('select 1 from auth.sessions', email)).toHaveLength(1)
    expect([await opens(email, owner), await opens(email, stranger)].filter(Boolean)).toHaveLength(1)
  })

  test.each(['/recover', '/otp'])(
    '%s of the address: nobody’s password survives unless it is typed',
    async (path) => {
      const { email, owner, stranger } = await begin()
      auth.clock.pass(5 * minuteMs)
      await auth.call(path, { email }, { from: '198.51.100.99' })
      const mails = (await auth.mailsTo(email)).filter(({ state }) => state === 'waiting')
      const reset = mails.find(({ kind }) => kind === 'reset-password')
      const proof = reset
        ? { type: 'recovery', token_hash: reset.token }
        : { type: 'email', email, token: mails.at(-1)?.code }
      expect((await auth.call('/verify', proof)).status).toBe(200)
      expect([await opens(email, owner), await opens(email, stranger)]).toEqual([false, false])
      expect(await rows('select 1 from app.pending_sign_ups', email)).toEqual([])
    },
  )
})

describe('who is taken for the maker of a sign-up', () => {
  test('without a cookie the same network, unless another sign-up came from there', async () => {
    const { email } = auth.newPerson()
    const owner = human('Owner')
    await signUp(email, withoutCookie(owner))
    await signUp(email, human('Stranger'))
    const [mail] = await twoMails(email)
    expect((await open(mail, withoutCookie(owner))).body.text).not.toContain(asks)
    await signUp(email, human('Neighbor', owner.from))
    expect((await open(mail, withoutCookie(owner))).body.text).toContain(asks)
    expect((await open(mail, { ...human('Phone'), from: owner.from })).body.text).toContain(asks)
  })

  test('a sign-up that nobody disputes needs no password; on another device it offers a new one', async () => {
    const { email } = auth.newPerson()
    const stranger = human('Stranger')
    await signUp(email, stranger)
    const [mail] = await mailsTo(email)
    const offer = 'choose a password of your own'
    expect((await open(mail!, stranger)).body.text).not.toContain(offer)
    const page = (await open(mail!, human('Owner'))).body.text
    expect(page).toContain(offer)
    expect(page).not.toContain(asks)
    expect(fragmentOf(await press(mail!, human('Owner'), { password_choice: 'new' })).get('type')).toBe(
      'recovery',
    )
    expect(await opens(email, stranger)).toBe(false)
  })

  test('one browser that signs up twice: what it said last counts, by the mail that it has', async () => {
    const { email } = auth.newPerson()
    const owner = human('Owner')
    await signUp(email, { ...owner, password: 'mistyped' })
    await signUp(email, owner)
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(1)
    expect((await press(mails[0]!, owner)).status).toBe(303)
    expect([await opens(email, owner), await opens(email, { ...owner, password: 'mistyped' })]).toEqual([
      true,
      false,
    ])
  })

  test('a mail that is asked for again is that of the own sign-up', async () => {
    const { email } = auth.newPerson()
    const [owner, stranger] = [human('Owner'), human('Stranger')]
    await signUp(email, owner)
    await signUp(email, stranger)
    auth.clock.pass(3 * minuteMs)
    await auth.call('/resend', { type: 'signup', email }, { headers: owner.headers, from: owner.from })
    const mails = await mailsTo(email)
    const again = (await auth.lastMailTo(email, 'confirm-sign-up')).id
    expect(mails).toHaveLength(2)
    const mine = mails.find(({ payload }) => (payload as { fullName?: string }).fullName === 'Owner')
    expect(mine?.id).toBe(again)
  })
})

describe('what a stranger can not do', () => {
  test('push the owner’s sign-up out, however often and from wherever', async () => {
    const { email } = auth.newPerson()
    const owner = human('Owner')
    await signUp(email, human('Stranger'))
    await signUp(email, owner)
    for (let round = 0; round < 12; round += 1) {
      await signUp(email, human('Stranger'))
      auth.clock.pass(minuteMs)
    }
    expect((await rows('select 1 from app.pending_sign_ups', email)).length).toBe(5)
    const ofStranger = (await mailsTo(email))[0]!
    expect((await press(ofStranger, human('Phone'), { password: owner.password })).status).toBe(303)
    expect(await opens(email, owner)).toBe(true)
  })

  test('19: cause more than five mails a day, or two in a minute', async () => {
    const { email } = auth.newPerson()
    for (let round = 0; round < 10; round += 1) await signUp(email, human('Stranger'))
    const times = (await auth.mailsTo(email)).map(
      ({ sendAfter }) => sendAfter?.getTime() ?? auth.clock.now.getTime(),
    )
    const minutes = times.map((time) => (time - auth.clock.now.getTime()) / minuteMs)
    expect(minutes.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4])
  })

  test('guess the passwords of others by a link: limited as signing in is, and a new one can still be chosen', async () => {
    const { email } = auth.newPerson()
    await signUp(email, human('Owner'))
    await signUp(email, human('Stranger'))
    const [mail] = await twoMails(email)
    const phone = human('Phone')
    for (let round = 0; round < 10; round += 1)
      expect((await press(mail, phone, { password: `wrong ${round}` })).status).toBe(400)
    const limited = await press(mail, phone, { password: 'wrong' })
    expect(limited.status).toBe(429)
    expect(limited.headers.get('retry-after')).toBe('90')
    expect(limited.body.text).toContain('Try again in 2 minutes')
    expect((await press(mail, phone, { password_choice: 'new' })).status).toBe(303)
  })

  test('5, 6: learn of a sign-up that waits: a wrong password is answered as for nobody', async () => {
    const { email } = auth.newPerson()
    const owner = human('Owner')
    await signUp(email, owner)
    const ask = (address: string, password: string) =>
      auth.call('/token?grant_type=password', { email: address, password }, { from: '198.51.100.250' })
    const [wrong, nobody] = [await ask(email, 'wrong one'), await ask(auth.newPerson().email, 'wrong one')]
    expect({ ...wrong, headers: [...wrong.headers.keys()] }).toEqual({
      ...nobody,
      headers: [...nobody.headers.keys()],
    })
    expect((await ask(email, owner.password)).body.code).toBe('email_not_confirmed')
  })

  test('keep a session: an account that nobody confirmed has none, and confirming begins with one', async () => {
    const { email } = auth.newPerson()
    const [owner, stranger] = [human('Owner'), human('Stranger')]
    await signUp(email, stranger)
    expect(await opens(email, stranger)).toBe(false)
    expect(await rows('select 1 from auth.sessions', email)).toEqual([])
    await auth.dependencies.database.executeSql(
      `insert into auth.sessions (user_id, not_after) select id, now() + interval '1 year' from auth.users where email = $1`,
      [email],
    )
    await signUp(email, owner)
    const mail = (await twoMails(email))[1]
    expect((await press(mail, owner)).status).toBe(303)
    expect(await rows('select 1 from auth.sessions', email)).toHaveLength(1)
  })
})

describe('pending bookings', () => {
  const rideTo = (dropoff: string) => ({
    retour_pending_booking: newBooking({ dropoff_location: dropoff }),
  })

  test('each mail names its own; only that of the sign-up which counts is sent', async () => {
    const { email } = auth.newPerson()
    const [owner, stranger] = [human('Owner'), human('Stranger')]
    await signUp(email, stranger, rideTo('Nowhere'))
    await signUp(email, owner, rideTo('Plaza Mayor'))
    const [ofStranger, ofOwner] = await twoMails(email)
    expect(JSON.stringify(ofStranger.payload)).toContain('Nowhere')
    expect(JSON.stringify(ofOwner.payload)).toContain('Plaza Mayor')
    expect((await open(ofOwner, owner)).body.text).toContain('Plaza Mayor')
    expect((await open(ofStranger, owner)).body.text).not.toContain('Nowhere')
    const fragment = fragmentOf(await press(ofStranger, owner, { password: owner.password }))
    expect(fragment.get('booking')).toBe('sent')
    const sent = await rows('select dropoff_location from public.bookings', email)
    expect(sent).toEqual([{ dropoff_location: 'Plaza Mayor' }])
    expect(await rows('select dropoff_location from app.pending_bookings', email)).toEqual([
      { dropoff_location: 'Nowhere' },
    ])
  })
})
