import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeAt } from './testing/code-at.ts'
import { openDesk, type DeskApp, type Member } from './testing/open-desk.ts'
import { openSecret, sealSecret } from './seal-secret.ts'

const secondMs = 1000
const minuteMs = 60 * secondMs

let desk: DeskApp
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const me = async (member: Member) => (await desk.call('/me', { as: member })).body
const prove = (member: Member, code: string, from?: string) =>
  desk.call('/second-factor', { as: member, body: { code }, ...(from ? { from } : {}) })
const wrong = { status: 422, body: { code: 'wrong_code' } }
const auditOf = async (member: Member) =>
  (await desk.run('select action from app.audit_log where subject_id = $1 order by id', [member.id])).map(
    ({ action }) => action,
  )

describe('the desk’s API', () => {
  test('who is nobody is asked to sign in; who is not staff meets nothing, on every path', async () => {
    const visitor = await desk.addAccount()
    for (const path of ['/me', '/rides', '/second-factor/enrolment', '/anything']) {
      expect(await desk.call(path)).toMatchObject({ status: 401, body: { code: 'no_authorization' } })
      expect(await desk.call(path, { as: visitor })).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      })
    }
  })
  test('who signed out, or was removed, is out at once', async () => {
    const member = await desk.addMember('owner')
    const other = await desk.signInAgain(member)
    await desk.run('delete from auth.sessions where id = $1', [member.session])
    expect((await desk.call('/me', { as: member })).status).toBe(401)
    await desk.run('delete from app.staff where user_id = $1', [member.id])
    expect((await desk.call('/me', { as: other })).status).toBe(404)
  })
  test('nothing of it may be stored by anybody between', async () => {
    const { headers } = await desk.call('/me', { as: await desk.addAccount('owner') })
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

describe('setting up a second factor', () => {
  test('the first code of the app opens the desk, and brings ten recovery codes', async () => {
    const member = await desk.addAccount('dispatcher', 'Claire Example')
    expect(await me(member)).toEqual({
      role: 'dispatcher',
      name: 'Claire Example',
      email: member.email,
      secondFactor: 'missing',
      endsAt: null,
    })
    const { body } = await desk.call('/second-factor/enrolment', { as: member, body: {} })
    const address = new URL(String(body.uri))
    expect(address.protocol).toBe('otpauth:')
    expect(address.searchParams.get('secret')).toBe(body.secret)
    expect(decodeURIComponent(address.pathname)).toContain(member.email)
    const proven = await prove(member, codeAt(String(body.secret), desk.clock.now))
    expect(proven.status).toBe(200)
    const codes = proven.body.recoveryCodes as string[]
    expect(new Set(codes).size).toBe(10)
    expect(codes.every((code) => /^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/.test(code))).toBe(
      true,
    )
    expect(await me(member)).toMatchObject({ secondFactor: 'proven', endsAt: proven.body.endsAt })
    expect(await auditOf(member)).toEqual(['second-factor.enrol'])
  })
  test('one that was begun and not proven can be begun again: the older secret is worth nothing then', async () => {
    const member = await desk.addAccount('owner')
    const first = (await desk.call('/second-factor/enrolment', { as: member, body: {} })).body
    const second = (await desk.call('/second-factor/enrolment', { as: member, body: {} })).body
    expect(await prove(member, codeAt(String(first.secret), desk.clock.now))).toMatchObject(wrong)
    expect((await prove(member, codeAt(String(second.secret), desk.clock.now))).status).toBe(200)
  })
  test('once proven it is not replaced, neither from this session nor from another that knows the password', async () => {
    const member = await desk.addMember('owner')
    for (const as of [member, await desk.signInAgain(member)])
      expect(await desk.call('/second-factor/enrolment', { as, body: {} })).toMatchObject({
        status: 409,
        body: { code: 'second_factor_exists' },
      })
  })
  test('a recovery code cannot stand in for the first proof', async () => {
    const member = await desk.addAccount('owner')
    await desk.call('/second-factor/enrolment', { as: member, body: {} })
    expect(await prove(member, 'AAAA-AAAA-AAAA-AAAA')).toMatchObject(wrong)
  })
})

describe('proving it', () => {
  test('a session of its own is needed each time: one that has not proven it is asked', async () => {
    const member = await desk.addMember('owner')
    const other = await desk.signInAgain(member)
    expect(await me(other)).toMatchObject({ secondFactor: 'asked', endsAt: null })
    desk.clock.pass(30 * secondMs)
    const { status, body } = await prove(other, codeAt(member.secret, desk.clock.now))
    expect({ status, codes: body.recoveryCodes }).toEqual({ status: 200, codes: null })
    expect(await me(other)).toMatchObject({ secondFactor: 'proven' })
  })
  test('the desk closes after two hours, while the session of the account goes on', async () => {
    const member = await desk.addMember('owner')
    const endsAt = Date.parse(String((await me(member)).endsAt))
    expect(endsAt - desk.clock.now.getTime()).toBe(120 * minuteMs)
    desk.clock.pass(120 * minuteMs)
    expect(await me(member)).toMatchObject({ secondFactor: 'asked' })
    expect((await prove(member, codeAt(member.secret, desk.clock.now))).status).toBe(200)
    // The account's session ends in two hours.
    desk.clock.pass(60 * minuteMs)
    const again = await prove(member, codeAt(member.secret, desk.clock.now))
    expect(Date.parse(String(again.body.endsAt)) - desk.clock.now.getTime()).toBe(60 * minuteMs)
  })
  test('a code opens once: not again in its time, not from another session, not the one before it', async () => {
    const member = await desk.addMember('owner')
    desk.clock.pass(60 * secondMs)
    const before = codeAt(member.secret, new Date(desk.clock.now.getTime() - 30 * secondMs))
    const code = codeAt(member.secret, desk.clock.now)
    expect((await prove(member, code)).status).toBe(200)
    expect(await prove(member, code)).toMatchObject(wrong)
    expect(await prove(await desk.signInAgain(member), code)).toMatchObject(wrong)
    expect(await prove(member, before)).toMatchObject(wrong)
  })
  test('of two that are sent at once one opens', async () => {
    const member = await desk.addMember('owner')
    desk.clock.pass(30 * secondMs)
    const code = codeAt(member.secret, desk.clock.now)
    const answers = await Promise.all([prove(member, code), prove(member, code), prove(member, code)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
  test('a clock that is half a minute off is forgiven, a minute is not', async () => {
    const member = await desk.addMember('owner')
    desk.clock.pass(5 * minuteMs)
    const at = (ms: number) => codeAt(member.secret, new Date(desk.clock.now.getTime() + ms))
    expect(await prove(member, at(-60 * secondMs))).toMatchObject(wrong)
    expect(await prove(member, at(60 * secondMs))).toMatchObject(wrong)
    expect((await prove(member, at(-30 * secondMs))).status).toBe(200)
    expect((await prove(member, at(30 * secondMs))).status).toBe(200)
  })
  test('after five tries in five minutes nobody tries on, right codes included, on any session; others do', async () => {
    const member = await desk.addMember('owner')
    const other = await desk.addMember('owner')
    desk.clock.pass(5 * minuteMs)
    for (let n = 0; n < 5; n += 1) expect(await prove(member, '000000')).toMatchObject(wrong)
    const refused = await prove(await desk.signInAgain(member), codeAt(member.secret, desk.clock.now))
    expect(refused).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await prove(other, codeAt(other.secret, desk.clock.now))).status).toBe(200)
    desk.clock.pass(5 * minuteMs)
    expect((await prove(member, codeAt(member.secret, desk.clock.now))).status).toBe(200)
    expect((await auditOf(member)).filter((action) => action === 'second-factor.refuse')).toHaveLength(5)
  })
  test.each(['', '12345', '1234567', 'abcdef', '１２３４５６', 'x'.repeat(41)])(
    '%j is no code',
    async (code) => {
      const member = await desk.addMember('owner')
      expect([400, 422]).toContain((await prove(member, code)).status)
    },
  )
})

describe('recovery codes', () => {
  test('each opens once, however it is typed, and only its own account', async () => {
    const member = await desk.addMember('owner')
    const other = await desk.addMember('owner')
    const [code = '', next = ''] = member.recoveryCodes
    expect(await prove(other, code)).toMatchObject(wrong)
    expect((await prove(member, ` ${code.toLowerCase().replaceAll('-', ' ')}`)).status).toBe(200)
    expect(await prove(member, code)).toMatchObject(wrong)
    expect((await prove(member, next)).status).toBe(200)
    expect((await auditOf(member)).filter((action) => action === 'second-factor.recover')).toHaveLength(2)
  })
})

describe('what the database holds', () => {
  test('neither the secret nor a recovery code can be read from it, and a sealed secret opens in no other row', async () => {
    const member = await desk.addMember('owner')
    const [factor] = await desk.run('select sealed_secret from app.staff_factors where user_id = $1', [
      member.id,
    ])
    const hashes = await desk.run('select code_hash from app.staff_recovery_codes where user_id = $1', [
      member.id,
    ])
    const stored = JSON.stringify([factor, hashes])
    expect(stored).not.toContain(member.secret)
    for (const code of member.recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''))
    const { accountKeys } = desk.dependencies
    const sealed = String(factor?.sealed_secret)
    expect(openSecret(accountKeys, member.id, sealed)).toBe(member.secret)
    expect(openSecret(accountKeys, 'another', sealed)).toBeNull()
    expect(
      openSecret(
        accountKeys,
        member.id,
        sealed.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      ),
    ).toBeNull()
    expect(openSecret(accountKeys, member.id, 'short')).toBeNull()
    expect(sealSecret(accountKeys, member.id, member.secret)).not.toBe(sealed)
  })
  test('the audit log says from where', async () => {
    const member = await desk.addMember('owner')
    desk.clock.pass(30 * secondMs)
    await prove(member, codeAt(member.secret, desk.clock.now), '203.0.113.9')
    const rows = await desk.run(
      `select from_where from app.audit_log where subject_id = $1 and action = 'second-factor.prove'`,
      [member.id],
    )
    expect(rows).toEqual([{ from_where: '203.0.113.9' }])
  })
})
