import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSessionEnds, watchSessionEnds } from '#server/gate/session-ends'
import { testKey } from '#server/testing/open-test-app'
import { until } from '#server/testing/until'
import { hourMs, minuteMs, openAuth, type AuthApp, type SignedInPerson } from './testing/open-auth.ts'

let auth: AuthApp
beforeAll(async () => {
  auth = await openAuth()
})
afterAll(() => auth.close())

const refresh = (token: unknown) => auth.call('/token?grant_type=refresh_token', { refresh_token: token })
const whoAmI = (token: string | undefined) => auth.call('/user', undefined, { token })
const sessionsOf = async (userId: string) => {
  const { rows } = await sql<{
    id: string
  }>`select id from auth.sessions where user_id = ${userId}::uuid`.execute(auth.dependencies.database.own)
  return rows
}

const orderOfP256 = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551')
/** Returns the same token with the other valid ECDSA signature: (r, n - s). */
const mirrored = (token: string) => {
  const [header, payload, signature = ''] = token.split('.')
  const bytes = Buffer.from(signature, 'base64url')
  const s = orderOfP256 - BigInt(`0x${bytes.toString('hex', 32)}`)
  const other = Buffer.concat([bytes.subarray(0, 32), Buffer.from(s.toString(16).padStart(64, '0'), 'hex')])
  return `${header}.${payload}.${other.toString('base64url')}`
}

describe('refreshing', () => {
  test('gives a new pair, and the new access token is believed', async () => {
    const person = await auth.addPerson()
    auth.clock.pass(minuteMs)
    const { status, body } = await refresh(person.refresh)
    expect(status).toBe(200)
    expect(body.refresh_token).not.toBe(person.refresh)
    expect(body.access_token).not.toBe(person.access)
    expect((await whoAmI(body.access_token)).body).toMatchObject({ id: person.id })
  })

  test('25: the last but one gives the standing one again, at any time', async () => {
    const person = await auth.addPerson()
    const first = await refresh(person.refresh)
    auth.clock.pass(30 * minuteMs)
    const again = await refresh(person.refresh)
    expect(again).toMatchObject({ status: 200, body: { refresh_token: first.body.refresh_token } })
  })

  test('25: an older one within ten seconds gives the standing one, at eleven the family is dead', async () => {
    const person = await auth.addPerson()
    const first = await refresh(person.refresh)
    auth.clock.pass(2000)
    const second = await refresh(first.body.refresh_token)
    auth.clock.pass(8000)
    expect(await refresh(person.refresh)).toMatchObject({
      status: 200,
      body: { refresh_token: second.body.refresh_token },
    })
    auth.clock.pass(1000)
    expect(await refresh(person.refresh)).toMatchObject({
      status: 400,
      body: { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
    })
    expect(await sessionsOf(person.id)).toEqual([])
    expect(await refresh(second.body.refresh_token)).toMatchObject({
      status: 400,
      body: { code: 'refresh_token_not_found' },
    })
    expect(await whoAmI(second.body.access_token)).toMatchObject({
      status: 403,
      body: { code: 'session_not_found' },
    })
  })

  test('25: 20 at once with one token: all get the same new one', async () => {
    let token: string | undefined = (await auth.addPerson()).refresh
    // From the second round on all connections are open, so that the calls really compete for the session.
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(token)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      const given = new Set(answers.map(({ body }) => body.refresh_token))
      expect(given.size).toBe(1)
      token = [...given][0]
    }
    expect((await refresh(token)).status).toBe(200)
  })

  test('26: thief and owner with one token: the second parting ends the session for both, and is recorded', async () => {
    const person = await auth.addPerson()
    const thief = await refresh(person.refresh)
    auth.clock.pass(minuteMs)
    const thiefAgain = await refresh(thief.body.refresh_token)
    auth.clock.pass(minuteMs)
    expect((await refresh(person.refresh)).status).toBe(400)
    expect((await refresh(thiefAgain.body.refresh_token)).status).toBe(400)
    expect(auth.logLines.join('')).toContain(`"audit":"refresh-token-reused","userId":"${person.id}"`)
  })

  test('another session of the same person lives on', async () => {
    const person = await auth.addPerson()
    const other = await auth.signIn(person)
    await refresh((await refresh(person.refresh)).body.refresh_token)
    auth.clock.pass(minuteMs)
    expect((await refresh(person.refresh)).status).toBe(400)
    expect((await whoAmI(other.body.access_token)).status).toBe(200)
  })

  test.each([
    ['nothing', undefined, 'validation_failed'],
    ['a number', 7, 'validation_failed'],
    ['a short text', 'abc', 'validation_failed'],
    ['a long text', 'not a token at all, whatever', 'validation_failed'],
    ['the hosted form', 'abcdefghij12', 'refresh_token_not_found'],
    ['a made-up one of our form', 'A'.repeat(70), 'refresh_token_not_found'],
  ])('refuses %s', async (_name, token, code) => {
    expect(await refresh(token)).toMatchObject({ status: 400, body: { code } })
  })

  test('90: one changed letter anywhere makes it nobody’s', async () => {
    const person = await auth.addPerson()
    for (const place of [0, 10, 25, 40, 60]) {
      const letter = person.refresh[place] === 'A' ? 'B' : 'A'
      const changed = person.refresh.slice(0, place) + letter + person.refresh.slice(place + 1)
      expect((await refresh(changed)).body.code).toBe('refresh_token_not_found')
    }
    expect((await whoAmI(person.access)).status).toBe(200)
  })

  test('4: 200 refreshes at once from one address: none is refused', async () => {
    const strict = await openAuth({ NODE_ENV: 'production', SITE_URL: 'http://127.0.0.1:3000' })
    const person = await strict.addPerson()
    const answers = await Promise.all(
      Array.from({ length: 200 }, () =>
        strict.call(
          '/token?grant_type=refresh_token',
          { refresh_token: person.refresh },
          { from: '203.0.113.1' },
        ),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await strict.close()
  })
})

describe('the end after four hours', () => {
  test('27: no access token outlives the session, whenever it is refreshed', async () => {
    const person = await auth.addPerson()
    const endsAt = auth.clock.now.getTime() / 1000 + 4 * 3600
    let token: string | undefined = person.refresh
    for (const passMs of [50 * minuteMs, 50 * minuteMs, 50 * minuteMs, 50 * minuteMs, 30 * minuteMs]) {
      auth.clock.pass(passMs)
      const { status, body } = await refresh(token)
      expect(status).toBe(200)
      expect(body.expires_at).toBeLessThanOrEqual(endsAt)
      token = body.refresh_token
    }
    const last = await refresh(token)
    expect(last.body).toMatchObject({ expires_at: endsAt, expires_in: 600 })
  })

  test('27: one second before, it is refreshed and accepted; at four hours it is over, on every API', async () => {
    const person = await auth.addPerson()
    auth.clock.pass(4 * hourMs - 1000)
    const last = await refresh(person.refresh)
    expect(last).toMatchObject({ status: 200, body: { expires_in: 1 } })
    expect((await whoAmI(last.body.access_token)).status).toBe(200)
    auth.clock.pass(1000)
    expect(await refresh(last.body.refresh_token)).toMatchObject({
      status: 400,
      body: { code: 'session_expired', message: 'Invalid Refresh Token: Session Expired' },
    })
    expect((await whoAmI(last.body.access_token)).status).toBe(403)
  })

  test('31: a clock set back does not bring an ended session back', async () => {
    const person = await auth.addPerson()
    await auth.call('/logout?scope=local', {}, { token: person.access })
    auth.clock.pass(-hourMs)
    expect((await whoAmI(person.access)).status).toBe(403)
    auth.clock.pass(hourMs)
  })

  const expired = { status: 400, body: { code: 'session_expired' } }
  /** What the end of a session runs into at the same time. */
  const meetings: [string, (person: SignedInPerson, last: string) => Promise<unknown>][] = [
    ['a refresh', (person) => refresh(person.refresh)],
    ['a call with a token that is over', (person) => whoAmI(person.access)],
    ['a call with a token that was fresh', (_person, last) => whoAmI(last)],
    [
      'a call for data',
      async (_person, last) =>
        auth.app.request('http://127.0.0.1:3000/rest/v1/profiles', {
          headers: { apikey: testKey, Authorization: `Bearer ${last}` },
        }),
    ],
    ['the round of every minute', () => noteEndsOnce()],
  ]
  const noteEndsOnce = () => createSessionEnds({ ...auth.dependencies, now: () => auth.clock.now }).note()

  describe.each([
    ['minutes', 2 * minuteMs],
    ['days', 3 * 24 * hourMs],
  ])('the clock steps back by %s', (_name, stepMs) => {
    test.each(meetings)('27, 31: %s has met the end: the session stays over', async (_title, meet) => {
      const person = await auth.addPerson()
      auth.clock.pass(4 * hourMs - minuteMs)
      const last = (await refresh(person.refresh)).body
      auth.clock.pass(minuteMs)
      await meet(person, last.access_token!)
      auth.clock.pass(-stepMs)
      expect(await refresh(last.refresh_token)).toMatchObject(expired)
      expect((await whoAmI(last.access_token)).status).toBe(403)
      expect((await whoAmI(person.access)).status).toBe(403)
      const signedIn = await auth.signIn(person)
      expect((await whoAmI(signedIn.body.access_token)).status).toBe(200)
      auth.clock.pass(stepMs)
    })
  })

  test('31: a token that was seen expired is not believed again, however its signature is written', async () => {
    const person = await auth.addPerson()
    auth.clock.pass(hourMs + minuteMs)
    expect((await whoAmI(person.access)).status).toBe(403)
    auth.clock.pass(-10 * minuteMs)
    expect((await whoAmI(person.access)).status).toBe(403)
    expect((await whoAmI(mirrored(person.access))).status).toBe(403)
    expect((await refresh(person.refresh)).status).toBe(200)
    auth.clock.pass(10 * minuteMs)
  })

  test('31: one that nobody showed while it was over was never seen expired', async () => {
    const person = await auth.addPerson()
    expect((await whoAmI(mirrored(person.access))).status).toBe(200)
  })

  test('31: the watch finds an end while nobody calls', async () => {
    const person = await auth.addPerson()
    auth.clock.pass(4 * hourMs)
    const watch = watchSessionEnds({ ...auth.dependencies, now: () => auth.clock.now }, 5)
    await until('the end is written down', async () => {
      const { rows } =
        await sql`select from auth.sessions where user_id = ${person.id}::uuid and ended_at is null`.execute(
          auth.dependencies.database.own,
        )
      return rows.length === 0
    })
    await watch.close()
    auth.clock.pass(-hourMs)
    expect(await refresh(person.refresh)).toMatchObject(expired)
    auth.clock.pass(hourMs)
  })
})

describe('signing out', () => {
  const twoDevices = async () => {
    const phone = await auth.addPerson()
    const { body } = await auth.signIn(phone)
    return { phone, laptop: { access: body.access_token!, refresh: body.refresh_token! } }
  }
  const stateOf = async (token: string) => (await whoAmI(token)).status

  test.each([
    ['?scope=local', 403, 200],
    ['?scope=others', 200, 403],
    ['?scope=global', 403, 403],
    ['', 403, 403],
  ])('28: %s answers 204 and holds at once', async (query, here, there) => {
    const { phone, laptop } = await twoDevices()
    expect(
      (await auth.call(`/logout${query}`, undefined, { method: 'POST', token: phone.access })).status,
    ).toBe(204)
    expect([await stateOf(phone.access), await stateOf(laptop.access)]).toEqual([here, there])
    const refreshed = await refresh(laptop.refresh)
    expect(refreshed.status).toBe(there === 200 ? 200 : 400)
  })

  test('28: a bad scope, a second time, an expired token, none, and the key of the pages', async () => {
    const person = await auth.addPerson()
    const signOut = (query: string, options: object = { token: person.access }) =>
      auth.call(`/logout${query}`, {}, options)
    expect(await signOut('?scope=x')).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message: 'Unsupported logout scope "x"' },
    })
    expect((await signOut('?scope=toString')).status).toBe(400)
    expect((await signOut('')).status).toBe(204)
    expect(await signOut('')).toMatchObject({ status: 403, body: { code: 'session_not_found' } })
    expect(await signOut('', { headers: { Authorization: '' } })).toMatchObject({
      status: 401,
      body: { code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' },
    })
    expect(await signOut('', {})).toMatchObject({ status: 403, body: { code: 'bad_jwt' } })
    const other = await auth.addPerson()
    auth.clock.pass(hourMs + minuteMs)
    expect(await signOut('', { token: other.access })).toMatchObject({
      status: 403,
      body: { code: 'bad_jwt' },
    })
  })

  test('a deleted account is gone with its sessions', async () => {
    const person = await auth.addPerson()
    await sql`delete from auth.users where id = ${person.id}::uuid`.execute(auth.dependencies.database.own)
    expect((await whoAmI(person.access)).status).toBe(403)
    expect((await refresh(person.refresh)).body.code).toBe('refresh_token_not_found')
    expect(await auth.mailsTo(person.email)).toEqual([])
  })
})
