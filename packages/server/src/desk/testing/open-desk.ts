import { randomUUID } from 'node:crypto'
import { makePerson } from '#server/database/testing/make-person'
import { signAccessToken } from '#server/gate/access-token'
import { issuerOf } from '#server/gate/verify-caller'
import { codeAt } from './code-at.ts'
import { openTestApp, testKey, type TestApp } from '#server/testing/open-test-app'
import type { StaffRole } from '#server/desk/staff-roles'

type Answer = { status: number; headers: Headers; body: Record<string, unknown> }
export type Member = { id: string; email: string; session: string; token: string }

export type DeskApp = TestApp & {
  clock: { now: Date; pass: (ms: number) => void }
  /** Makes a call under /desk/v1; POST if it has a body. */
  call(path: string, options?: { as?: Member; body?: unknown; from?: string }): Promise<Answer>
  /** Adds an account with a session. With a role it is staff, without a second factor. */
  addAccount(role?: StaffRole, fullName?: string): Promise<Member>
  /** Starts another session of the same account. */
  signInAgain(member: Member): Promise<Member>
  /** Adds a member whose session has proven the second factor. */
  addMember(role: StaffRole, fullName?: string): Promise<Member & { secret: string; recoveryCodes: string[] }>
  run(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>
}

/** Opens the real app with a clock that starts at the real time, like the database's, and that the test controls. */
export async function openDesk(
  settings: Record<string, string> = {},
  options: Pick<Parameters<typeof openTestApp>[0] & {}, 'news' | 'site' | 'builder'> = {},
): Promise<DeskApp> {
  const clock = {
    now: new Date(),
    pass: (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms)
    },
  }
  const opened = await openTestApp({ ...options, settings, now: () => clock.now })
  const { accountKeys, config, database } = opened.dependencies
  const run: DeskApp['run'] = async (text, values = []) => (await database.executeSql(text, values)).rows

  const call: DeskApp['call'] = async (path, { as, body, from } = {}) => {
    const response = await opened.app.request(
      `http://127.0.0.1:3000/desk/v1${path}`,
      {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          apikey: testKey,
          Authorization: `Bearer ${as?.token ?? testKey}`,
          'Content-Type': 'application/json',
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
      from ? { incoming: { socket: { remoteAddress: from } } } : {},
    )
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Answer['body'],
    }
  }
  const signIn = async (id: string, email: string): Promise<Member> => {
    const session = randomUUID()
    await run(
      `insert into auth.sessions (id, user_id, created_at, not_after) values ($1, $2, $3, $3::timestamptz + interval '4 hours')`,
      [session, id, clock.now],
    )
    const issuedAt = Math.floor(clock.now.getTime() / 1000)
    const token = await signAccessToken(accountKeys, {
      iss: issuerOf(config.apiUrl),
      sub: id,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      session_id: session,
      iat: issuedAt,
      exp: issuedAt + 4 * 3600,
    })
    return { id, email, session, token }
  }
  const addAccount: DeskApp['addAccount'] = async (role, fullName = 'Claire Example') => {
    const person = await makePerson(database, { fullName })
    if (role) await run('insert into app.staff (user_id, role) values ($1, $2)', [person.sub, role])
    return signIn(person.sub, person.email)
  }
  return {
    ...opened,
    clock,
    call,
    run,
    addAccount,
    signInAgain: ({ id, email }) => signIn(id, email),
    addMember: async (role, fullName) => {
      const member = await addAccount(role, fullName)
      const { body: enrolment } = await call('/second-factor/enrolment', { as: member, body: {} })
      const secret = String(enrolment.secret)
      const { body } = await call('/second-factor', { as: member, body: { code: codeAt(secret, clock.now) } })
      return { ...member, secret, recoveryCodes: body.recoveryCodes as string[] }
    },
  }
}
