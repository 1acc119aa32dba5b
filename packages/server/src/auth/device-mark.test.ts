import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserOf, deviceOf, openAuth, type Answer, type AuthApp } from './testing/open-auth.ts'

const site = 'https://retour.example'
let auth: AuthApp
beforeAll(async () => {
  auth = await openAuth({ SITE_URL: site, NODE_ENV: 'production' })
})
afterAll(() => auth.close())

const cookieOf = ({ headers }: Answer) => headers.getSetCookie()
const marksOf = async (userId: string) => {
  const { rows } = await sql<{ kind: string; mark: string }>`
    select kind, mark from app.sign_in_marks where user_id = ${userId}::uuid order by kind, last_used, mark`.execute(
    auth.dependencies.database.own,
  )
  return rows
}

describe('the mark of a browser', () => {
  test('29, 57: is set by a sign-up and whatever signs in, for accounts alone, out of reach of scripts', async () => {
    const person = auth.newPerson()
    const signedUp = await auth.call('/signup', person)
    expect(cookieOf(signedUp)).toEqual([
      expect.stringMatching(
        /^retour-device=[\w-]{22}; Max-Age=34560000; Path=\/auth\/v1; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ])
    const { token } = await auth.lastMailTo(person.email, 'confirm-sign-up')
    const headers = deviceOf(signedUp)
    const verified = await auth.call('/verify', { type: 'signup', token_hash: token }, { headers })
    expect(deviceOf(verified)).toEqual(headers)
    const signedIn = await auth.signIn(person, '203.0.113.1')
    expect(signedIn.status).toBe(200)
    expect(deviceOf(signedIn)).not.toEqual(headers)
  })

  test('is set by nothing else, and by no refusal', async () => {
    const person = await auth.addPerson()
    const answers = [
      await auth.signIn({ ...person, password: 'wrong' }, '203.0.113.2'),
      await auth.call('/recover', { email: person.email }),
      await auth.call('/verify', { type: 'signup', token_hash: 'x' }),
      await auth.call('/user', undefined, { token: person.access }),
      await auth.call('/token?grant_type=refresh_token', { refresh_token: person.refresh }),
    ]
    expect(answers.flatMap(cookieOf)).toEqual([])
  })

  test('6: an address that has an account gets it like a new one', async () => {
    const known = await auth.addPerson()
    const [one, other] = [await auth.call('/signup', known), await auth.call('/signup', auth.newPerson())]
    expect([...one.headers.keys()]).toEqual([...other.headers.keys()])
    expect(one.headers.getSetCookie()).toHaveLength(1)
  })

  test('53: pages elsewhere get no leave to send it', async () => {
    const { headers } = await auth.call('/signup', auth.newPerson(), { headers: { Origin: site } })
    expect(headers.get('access-control-allow-credentials')).toBeNull()
  })

  test.each(['x', 'a'.repeat(23), 'ä'.repeat(22), '"'.repeat(22)])(
    '%j is no mark of ours: a new one replaces it',
    async (value) => {
      const headers = { Cookie: `retour-device=${encodeURIComponent(value)}` }
      const { Cookie } = deviceOf(await auth.call('/signup', auth.newPerson(), { headers }))
      expect(Cookie).toMatch(/^retour-device=[\w-]{22}$/)
      expect(Cookie).not.toBe(headers.Cookie)
    },
  )
})

describe('what is kept of it', () => {
  test('90: keyed marks, different for every account, ten browsers and ten networks', async () => {
    const [ada, ben] = [await auth.addPerson(), await auth.addPerson()]
    const signIn = (person: typeof ada, n: number) =>
      auth.call(
        '/token?grant_type=password',
        { email: person.email, password: person.password },
        { from: `203.0.113.${n}`, headers: browserOf(`browser ${n}`) },
      )
    for (let n = 10; n < 25; n += 1) {
      auth.clock.pass(1000)
      expect((await signIn(ada, n)).status).toBe(200)
    }
    await signIn(ben, 24)
    const [marks, others] = [await marksOf(ada.id), await marksOf(ben.id)]
    expect(marks.map(({ kind }) => kind)).toEqual([...Array(10).fill('device'), ...Array(10).fill('sender')])
    expect(new Set([...marks, ...others].map(({ mark }) => mark)).size).toBe(marks.length + others.length)
    const text = JSON.stringify(marks)
    expect(text).not.toContain('203.0.113')
    expect(text).not.toContain(browserOf('browser 24').Cookie?.split('=')[1])
  })

  test('95: marks go 90 days after their last use', async () => {
    const person = await auth.addPerson()
    await auth.signIn(person, '203.0.113.40')
    expect(await marksOf(person.id)).not.toEqual([])
    auth.clock.pass(91 * 86_400_000)
    await auth.call('/settings')
    expect(await marksOf(person.id)).toEqual([])
  })
})
