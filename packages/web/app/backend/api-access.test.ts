import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PostgrestClient } from '@supabase/postgrest-js'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { askConcierge } from './chat-calls.ts'
import { hasLead } from './lead-calls.ts'
import { readAllRows, readRows } from './open-rest.ts'
import { accountStorage, removeStoredSession, sessionKey } from './stored-session.ts'

/** Address and authorization of each call; the configuration names nobody. */
const requests: string[] = []
const accountRequests = () => requests.filter((call) => call !== '/config.json nobody')
let holdConfig: ((answer: () => void) => void) | undefined

const server = createServer(({ url, headers }, response) => {
  requests.push(`${url} ${headers.authorization ?? 'nobody'}`)
  if (url !== '/config.json') return json(response, [{ id: 'one' }])
  const answer = () => json(response, { apiUrl: origin(), publishableKey: 'key', ratesUrl: '' })
  if (holdConfig) holdConfig(answer)
  else answer()
})
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const json = (response: ServerResponse, body: unknown) =>
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))

function signIn(): string {
  const now = Math.floor(Date.now() / 1000)
  const claims = { session_id: crypto.randomUUID(), iat: now, exp: now + 3600 }
  const token = `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.mark`
  accountStorage.setItem(sessionKey, JSON.stringify({ access_token: token, user: { id: 'mei' } }))
  return token
}

const readLeads = (rest: PostgrestClient) => rest.from('leads').select().eq('email', 'mei').throwOnError()
const refusal = { name: 'BackendError', kind: 'refused', message: 'Nobody is signed in.' }

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { fetch } = globalThis
  // A browser reads an address without a host as one of the page's own.
  const fromPage = (input: string | URL, init?: RequestInit) => fetch(new URL(input, origin()), init)
  vi.stubGlobal('fetch', fromPage)
  return () => {
    vi.unstubAllGlobals()
    server.closeAllConnections()
    server.close()
  }
})
beforeEach(() => void (requests.length = 0))
afterEach(() => {
  holdConfig = undefined
  removeStoredSession('asked')
})

// First, as a page asks for its configuration once.
test('who leaves while the configuration is on its way is named in no call', async () => {
  signIn()
  const held = new Promise<() => void>((resolve) => (holdConfig = resolve))
  const rows = readRows(readLeads)
  const arrive = await held
  removeStoredSession('asked')
  arrive()
  await expect(rows).rejects.toMatchObject(refusal)
  expect(requests).toEqual(['/config.json nobody'])
})

test('for nobody nothing of an account is asked for', async () => {
  await expect(readRows(readLeads)).rejects.toMatchObject(refusal)
  await expect(readAllRows(readLeads)).rejects.toMatchObject(refusal)
  await expect(hasLead('mei')).rejects.toMatchObject(refusal)
  const question = { conversationId: null, message: 'Paris, 500 euros?', userId: 'mei' }
  await expect(askConcierge(question)).rejects.toMatchObject(refusal)
  expect(accountRequests()).toEqual([])
})

test('who is signed in asks with their token', async () => {
  const token = signIn()
  expect(await readRows(readLeads)).toEqual([{ id: 'one' }])
  expect(accountRequests()).toEqual([`/rest/v1/leads?select=*&email=eq.mei Bearer ${token}`])
})
