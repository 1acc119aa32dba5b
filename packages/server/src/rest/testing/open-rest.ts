import { randomUUID } from 'node:crypto'
import { PostgrestClient } from '@supabase/postgrest-js'
import type { OpenedSite } from '#server/dependencies'
import { makePerson } from '#server/database/testing/make-person'
import { signAccessToken } from '#server/gate/access-token'
import { issuerOf } from '#server/gate/verify-caller'
import { keyHeaders, openTestApp, serveApp, testKey, type TestApp } from '#server/testing/open-test-app'

export type SignedIn = {
  id: string
  email: string
  sessionId: string
  token: string
  /** The official client, signed in as this person. */
  client: PostgrestClient
}

export type RestApp = TestApp & {
  url: string
  clock: { now: Date }
  /** The official client without a signed-in user. */
  guest: PostgrestClient
  /** Adds an account with a session and a token as the server issues them. */
  addPerson(options?: { isConfirmed?: boolean }): Promise<SignedIn>
  /** Makes a call below /rest/v1 without a client. */
  ask(path: string, options?: RequestInit & { token?: string }): Promise<Response>
  /** Runs SQL with the rights of the tables' owner, to see what is stored. */
  stored(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>
}

/** Opens the real server on a fresh database, with a socket. */
export async function openRest(settings: Record<string, string> = {}, site?: OpenedSite): Promise<RestApp> {
  const clock = { now: new Date() }
  const opened = await openTestApp({ settings, now: () => clock.now, site })
  const loopback = await serveApp(opened.app)
  const { accountKeys, config, database } = opened.dependencies
  const open = (token: string) =>
    new PostgrestClient(`${loopback.url}/rest/v1`, {
      headers: { apikey: testKey, Authorization: `Bearer ${token}` },
    })

  return {
    ...opened,
    url: loopback.url,
    clock,
    guest: open(testKey),
    addPerson: async (options = {}) => {
      const { sub, email } = await makePerson(database, options)
      const sessionId = randomUUID()
      await database.executeSql('insert into auth.sessions (id, user_id, created_at) values ($1, $2, $3)', [
        sessionId,
        sub,
        clock.now,
      ])
      const nowSeconds = Math.floor(clock.now.getTime() / 1000)
      const token = await signAccessToken(accountKeys, {
        iss: issuerOf(config.siteUrl),
        aud: 'authenticated',
        sub,
        email,
        role: 'authenticated',
        session_id: sessionId,
        iat: nowSeconds,
        exp: nowSeconds + 3600,
      })
      return { id: sub, email, sessionId, token, client: open(token) }
    },
    ask: async (path, { token, headers, ...init } = {}) =>
      opened.app.request(`/rest/v1/${path}`, {
        ...init,
        headers: {
          ...keyHeaders,
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...(init.body ? { 'Content-Type': 'application/json' } : {}),
          ...(headers as Record<string, string> | undefined),
        },
      }),
    stored: async (text, values) => (await database.executeSql(text, values)).rows,
    close: async () => {
      await loopback.close()
      await opened.close()
    },
  }
}
