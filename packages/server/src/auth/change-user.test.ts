import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minuteMs, openAuth, type Answer, type AuthApp, type SignedInPerson } from './testing/open-auth.ts'

let auth: AuthApp
beforeAll(async () => {
  auth = await openAuth()
})
afterAll(() => auth.close())

const change = (person: SignedInPerson, body: object) =>
  auth.call('/user', body, { method: 'PUT', token: person.access })
const verifier = 'v'.repeat(64)
/** Opens a mailed sign-in link of a PKCE flow and returns its code. */
const openLinkWithCode = async ({ email }: SignedInPerson) => {
  await auth.call('/otp', { email, code_challenge: verifier, code_challenge_method: 'plain' })
  const { token } = await auth.lastMailTo(email, 'sign-in-link')
  const form = new URLSearchParams({ token, type: 'magiclink' })
  const { headers } = await auth.call('/verify', form.toString(), {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })
  return new URL(headers.get('location') ?? '').searchParams.get('code')
}
const exchange = (code: string | null) =>
  auth.call('/token?grant_type=pkce', { auth_code: code, code_verifier: verifier })
const kindsTo = async (email: string) => (await auth.mailsTo(email)).map(({ kind }) => kind)

describe('one’s own data', () => {
  test('is merged key by key; null removes a key; GET /user shows it', async () => {
    const person = await auth.addPerson()
    const { status, body } = await change(person, { data: { full_name: 'Zoé', city: 'Paris' } })
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: person.id, user_metadata: { full_name: 'Zoé', city: 'Paris' } })
    await change(person, { data: { city: null } })
    const read = await auth.call('/user', undefined, { token: person.access })
    expect(read.body.user_metadata).toEqual({ full_name: 'Zoé', email_verified: true })
  })

  test('37: hostile keys stay keys', async () => {
    const person = await auth.addPerson()
    await change(person, { data: JSON.parse('{"__proto__":{"admin":true},"constructor":1}') as object })
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
    expect((await auth.call('/user', undefined, { token: person.access })).status).toBe(200)
  })

  test('24: role, email and confirmation in one’s own data change nothing else', async () => {
    const person = await auth.addPerson()
    await change(person, { data: { role: 'service_role', email: 'victim@mail.example', is_admin: true } })
    const { body } = await auth.signIn(person)
    const claims = JSON.parse(
      Buffer.from(body.access_token?.split('.')[1] ?? '', 'base64url').toString(),
    ) as Record<string, unknown>
    expect(claims).toMatchObject({ role: 'authenticated', email: person.email })
    expect(body.user).toMatchObject({ role: 'authenticated', email: person.email })
    expect(await change(person, { app_metadata: { role: 'admin' } })).toMatchObject({
      status: 403,
      body: { code: 'not_admin' },
    })
  })

  test('grows to 4 kB and no further', async () => {
    const person = await auth.addPerson()
    expect((await change(person, { data: { a: 'x'.repeat(3000) } })).status).toBe(200)
    expect((await change(person, { data: { b: 'x'.repeat(3000) } })).status).toBe(400)
  })
})

describe('a new password', () => {
  test('16: the same is refused; another one ends all other sessions and says so by mail', async () => {
    const person = await auth.addPerson()
    const other = await auth.signIn(person)
    expect(await change(person, { password: person.password })).toMatchObject({
      status: 422,
      body: {
        code: 'same_password',
        message: 'New password should be different from the old password.',
      },
    })
    expect((await change(person, { password: 'a new password' })).status).toBe(200)
    const lateRefresh = await auth.call('/token?grant_type=refresh_token', {
      refresh_token: other.body.refresh_token,
    })
    expect(lateRefresh.status).toBe(400)
    expect((await auth.call('/user', undefined, { token: other.body.access_token })).status).toBe(403)
    expect((await auth.call('/user', undefined, { token: person.access })).status).toBe(200)
    expect((await auth.signIn(person)).status).toBe(400)
    expect((await auth.signIn({ ...person, password: 'a new password' })).status).toBe(200)
    expect(await kindsTo(person.email)).toEqual(['confirm-sign-up', 'password-changed'])
  })

  test('the code of a link that was opened before starts no session', async () => {
    const person = await auth.addPerson()
    const code = await openLinkWithCode(person)
    expect((await change(person, { password: 'a new password' })).status).toBe(200)
    expect(await exchange(code)).toMatchObject({ status: 404, body: { code: 'flow_state_not_found' } })
  })

  test('weak ones and a wrong current one are refused; ten tries in 15 minutes', async () => {
    const person = await auth.addPerson()
    expect((await change(person, { password: '12345' })).body.code).toBe('weak_password')
    const wrong = { password: 'a new password', current_password: 'not this' }
    for (let round = 0; round < 10; round += 1)
      expect((await change(person, wrong)).body.code).toBe('current_password_invalid')
    expect(
      await change(person, { password: 'a new password', current_password: person.password }),
    ).toMatchObject({ status: 429 })
    auth.clock.pass(2 * minuteMs)
    expect(
      (await change(person, { password: 'a new password', current_password: person.password })).status,
    ).toBe(200)
  })
})

describe.runIf(process.env.TEST_DATABASE === 'postgres')('a password that changes meanwhile', () => {
  /** Starts `work` and changes the password once it waits for the account, so after it has read the old one. */
  const changedDuring = async (person: SignedInPerson, work: () => Promise<Answer>) => {
    const { database } = auth.dependencies
    const waiting = `select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    let answering: Promise<Answer | null> = Promise.resolve(null)
    await database.runScript(async (run) => {
      await run(`update auth.users set encrypted_password = 'another' where id = $1`, [person.id])
      answering = work()
      await expect.poll(async () => (await database.executeSql(waiting)).rows.length).toBe(1)
      await run('delete from auth.sessions where user_id = $1', [person.id])
    })
    const answer = await answering
    const { rows } = await database.executeSql('select from auth.sessions where user_id = $1', [person.id])
    expect(rows).toEqual([])
    return { status: answer?.status, body: answer?.body }
  }

  test('a sign-in with the old one gets the answer of a wrong one', async () => {
    const person = await auth.addPerson()
    const wrong = await auth.signIn({ ...person, password: 'not this' })
    expect(await changedDuring(person, () => auth.signIn(person))).toEqual({
      status: 400,
      body: wrong.body,
    })
  })

  test('another change by a session that ended with it is refused', async () => {
    const person = await auth.addPerson()
    expect(
      await changedDuring(person, () => change(person, { password: 'Another-Password-1' })),
    ).toMatchObject({
      status: 403,
      body: { code: 'session_not_found' },
    })
  })

  test('the code of a link that was opened before starts no session', async () => {
    const person = await auth.addPerson()
    const code = await openLinkWithCode(person)
    expect(await changedDuring(person, () => exchange(code))).toMatchObject({
      status: 404,
      body: { code: 'flow_state_not_found' },
    })
  })
})

describe('a new address', () => {
  const askFor = async () => {
    const person = await auth.addPerson()
    const newEmail = auth.newPerson().email
    const requested = await change(person, { email: newEmail })
    return { person, newEmail, requested }
  }
  const confirm = (token: string) => auth.call('/verify', { type: 'email_change', token_hash: token })

  test.each(['old first', 'new first'])('holds when both mails were answered (%s)', async (order) => {
    const { person, newEmail, requested } = await askFor()
    expect(requested.body).toMatchObject({ email: person.email, new_email: newEmail })
    const mails = [
      await auth.lastMailTo(person.email, 'change-email'),
      await auth.lastMailTo(newEmail, 'change-email'),
    ]
    const [first, second] = order === 'old first' ? mails : mails.toReversed()
    expect(await confirm(first!.token)).toMatchObject({ status: 200, body: { code: '200' } })
    expect((await auth.call('/user', undefined, { token: person.access })).body.email).toBe(person.email)
    expect(await confirm(second!.token)).toMatchObject({ status: 200, body: { user: { email: newEmail } } })
    expect((await auth.signIn({ ...person, email: newEmail })).status).toBe(200)
    expect((await auth.signIn(person)).status).toBe(400)
    const profiles = await auth.dependencies.database.own
      .selectFrom('profiles')
      .select('email')
      .where('id', '=', person.id)
      .execute()
    expect(profiles).toEqual([{ email: newEmail }])
  })

  test('two answers from the old address are not one from the new', async () => {
    const { person, newEmail } = await askFor()
    await confirm((await auth.lastMailTo(person.email, 'change-email')).token)
    auth.clock.pass(2 * minuteMs)
    await auth.call('/resend', { type: 'email_change', email: person.email })
    expect((await auth.mailsTo(person.email)).filter(({ kind }) => kind === 'change-email')).toHaveLength(1)
    expect((await auth.mailsTo(newEmail)).map(({ state }) => state).sort()).toEqual(['expired', 'waiting'])
    expect((await auth.call('/user', undefined, { token: person.access })).body.email).toBe(person.email)
  })

  test('8: a taken address and a free one get one answer; its owner is told, and keeps it', async () => {
    const owner = await auth.addPerson()
    const { requested: free } = await askFor()
    const prober = await auth.addPerson()
    const taken = await change(prober, { email: owner.email })
    expect(taken.status).toBe(free.status)
    expect(Object.keys(taken.body)).toEqual(Object.keys(free.body))
    expect(taken.body.new_email).toBe(owner.email)
    expect(await kindsTo(owner.email)).toEqual(['confirm-sign-up', 'account-exists'])
    await confirm((await auth.lastMailTo(prober.email, 'change-email')).token)
    expect((await auth.signIn(owner)).body.user?.id).toBe(owner.id)
  })

  test('8: takes as long for a taken address as for a free one', async () => {
    const owner = await auth.addPerson()
    const timeFor = async (email: string) => {
      const prober = await auth.addPerson()
      return (await auth.timed(() => change(prober, { email }))).ms
    }
    const free = await timeFor(auth.newPerson().email)
    expect(free).toBeGreaterThanOrEqual(150)
    expect(await timeFor(owner.email)).toBe(free)
  })

  test('38: an address taken while its change was under way stays with who was first', async () => {
    const { person, newEmail } = await askFor()
    const tokens = [
      await auth.lastMailTo(person.email, 'change-email'),
      await auth.lastMailTo(newEmail, 'change-email'),
    ]
    await confirm(tokens[0]!.token)
    const first = await auth.addPerson({ email: newEmail, password: 'correct horse' })
    expect(await confirm(tokens[1]!.token)).toMatchObject({ status: 403, body: { code: 'otp_expired' } })
    expect((await auth.signIn(first)).body.user?.id).toBe(first.id)
  })

  test('10: a reset mailed to the old address opens nothing after the change', async () => {
    const { person, newEmail } = await askFor()
    await auth.call('/recover', { email: person.email })
    const reset = await auth.lastMailTo(person.email, 'reset-password')
    const code = await openLinkWithCode(person)
    await confirm((await auth.lastMailTo(person.email, 'change-email')).token)
    await confirm((await auth.lastMailTo(newEmail, 'change-email')).token)
    expect(await auth.call('/verify', { type: 'recovery', token_hash: reset.token })).toMatchObject({
      status: 403,
    })
    expect(await exchange(code)).toMatchObject({ status: 404 })
  })
})
