import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { freshDatabase } from '#server/database/testing/fresh-database'
import { mailCode, mailToken } from '#server/gate/mail-token'
import { openTestApp, testKey, type TestApp } from '#server/testing/open-test-app'
import { timeByWork } from './time-by-work.ts'

export type Answer = { status: number; headers: Headers; body: Json }
export type Json = Record<string, unknown> & {
  access_token?: string
  refresh_token?: string
  user?: Json
  code?: string
  message?: string
}
export type Person = { email: string; password: string }
export type SignedInPerson = Person & { id: string; access: string; refresh: string }
export type QueuedMail = {
  id: string
  kind: string
  recipient: string
  state: string
  payload: { redirectTo?: string; newEmail?: string }
  /** The mail is not sent before this time; null = at once. */
  sendAfter: Date | null
  token: string
  code: string
}
export type CallOptions = {
  method?: string
  token?: string | undefined
  headers?: Record<string, string>
  /** The address of the peer. Without one, the call counts as a call from this machine. */
  from?: string
}

export type AuthApp = TestApp & {
  /** The clock of the whole app. */
  clock: { now: Date; pass: (ms: number) => void }
  /** Makes a call under /auth/v1 as the official client does. */
  call(path: string, body?: unknown, options?: CallOptions): Promise<Answer>
  newPerson(): Person
  /**
   * Returns the response and the time it took, as counted by `timeByWork`: one millisecond for each statement, and all
   * waits.
   */
  timed(work: () => Promise<Answer>): Promise<{ answer: Answer; ms: number }>
  /** Signs up and confirms by the mailed link. */
  addPerson(person?: Person): Promise<SignedInPerson>
  signIn(person: Person, from?: string): Promise<Answer>
  /** Returns the mails queued for an address, oldest first, each with the token of its link and its code. */
  mailsTo(email: string): Promise<QueuedMail[]>
  lastMailTo(email: string, kind: string): Promise<QueuedMail>
}

/** Opens the real app with a clock that the test controls, and helpers for tests of accounts. */
export async function openAuth(settings: Record<string, string> = {}): Promise<AuthApp> {
  const clock = {
    // 08:00 UTC today. The database has the real clock and accepts no pickup time in the past.
    now: new Date(new Date().setUTCHours(8, 0, 0, 0)),
    pass: (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms)
    },
  }
  const time = timeByWork()
  const database = await freshDatabase()
  Object.assign(database, { own: database.own.withPlugin(time.plugin) })
  const opened = await openTestApp({ settings, now: () => clock.now, timer: time, database })
  const { accountKeys } = opened.dependencies

  const call: AuthApp['call'] = async (path, body, options = {}) => {
    const response = await opened.app.request(
      `http://127.0.0.1:3000/auth/v1${path}`,
      {
        method: options.method ?? (body === undefined ? 'GET' : 'POST'),
        headers: {
          apikey: testKey,
          Authorization: `Bearer ${options.token ?? testKey}`,
          'X-Supabase-Api-Version': '2024-01-01',
          ...(body === undefined ? {} : { 'Content-Type': 'application/json;charset=UTF-8' }),
          ...options.headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      },
      options.from ? { incoming: { socket: { remoteAddress: options.from } } } : {},
    )
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : { text }) as Json,
    }
  }

  const mailsTo: AuthApp['mailsTo'] = async (email) => {
    const { rows } =
      await sql<QueuedMail>`select id, kind, recipient, state, payload, send_after as "sendAfter" from app.outgoing_mail
      where recipient = ${email} order by created_at, id`.execute(database.own)
    return rows.map((row) => ({
      ...row,
      token: mailToken(accountKeys, row.id),
      code: mailCode(accountKeys, row.id),
    }))
  }
  const lastMailTo: AuthApp['lastMailTo'] = async (email, kind) => {
    const mail = (await mailsTo(email)).filter((one) => one.kind === kind).at(-1)
    if (!mail) throw new Error(`no mail ${kind}`)
    return mail
  }
  const newPerson = () => ({ email: `p-${randomUUID()}@mail.example`, password: 'correct horse' })

  return {
    ...opened,
    clock,
    timed: async (work) => {
      const startedAt = time.nowMs()
      const answer = await work()
      return { answer, ms: time.nowMs() - startedAt }
    },
    call,
    newPerson,
    mailsTo,
    lastMailTo,
    signIn: (person, from) =>
      call('/token?grant_type=password', { ...person }, from === undefined ? {} : { from }),
    addPerson: async (person = newPerson()) => {
      const signedUp = await call('/signup', { ...person, data: { full_name: 'Amélie Martin' } })
      if (signedUp.status !== 200) throw new Error(`sign-up: ${JSON.stringify(signedUp.body)}`)
      const { token } = await lastMailTo(person.email, 'confirm-sign-up')
      const { status, body } = await call('/verify', { type: 'signup', token_hash: token })
      if (status !== 200) throw new Error(`verify: ${JSON.stringify(body)}`)
      return {
        ...person,
        id: body.user?.id as string,
        access: body.access_token as string,
        refresh: body.refresh_token as string,
      }
    },
  }
}

/** Returns the cookie header of the browser with this name. */
export const browserOf = (name: string): Record<string, string> => ({
  Cookie: `retour-device=${createHash('sha256').update(name).digest('base64url').slice(0, 22)}`,
})

/** Returns the Cookie header for the cookie that a response sets. */
export const deviceOf = ({ headers }: Pick<Answer, 'headers'>): Record<string, string> => {
  const [cookie] = headers.getSetCookie()
  if (!cookie) throw new Error('no cookie')
  return { Cookie: cookie.split(';')[0] ?? '' }
}

export const minuteMs = 60_000
export const hourMs = 3_600_000
