import { createHmac, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FunctionsClient } from '@supabase/functions-js'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { AccountKeys } from '#server/keys/account-keys'
import { folderKeys } from '#server/keys/testing/folder-keys'
import {
  openHostedProject,
  type HostedPerson,
  type HostedProject,
} from '#server/hosted/testing/hosted-project'
import { findDeno, runFunction, type RunningFunction } from '#server/hosted/testing/run-function'
import { serveApp, testKey, type Loopback } from '#server/testing/open-test-app'

const deno = process.env.TEST_DATABASE === 'postgres' ? findDeno() : null
const name = 'ai-concierge'
const question = { conversationId: null, message: 'What do I get for 1,250 EUR in France?' }

describe.runIf(deno)('ai-concierge under Deno, beside the same call to our server', () => {
  let project: HostedProject
  let server: Loopback
  let edge: RunningFunction
  let ada: HostedPerson
  let strangersFolder: string
  let strangers: AccountKeys
  beforeAll(async () => {
    project = await openHostedProject(inject('postgresCluster')!)
    server = await serveApp(project.own.app)
    project.keysAreAway(true)
    edge = await runFunction(deno!, name, project.environment)
    strangersFolder = mkdtempSync(join(tmpdir(), 'retour-strangers-'))
    strangers = await folderKeys(strangersFolder)
  })
  beforeEach(async () => {
    ada = await project.addPerson()
  })
  afterAll(async () => {
    await edge?.stop()
    await server?.close()
    await project?.close()
    rmSync(strangersFolder, { recursive: true, force: true })
  })

  type Body = Record<string, unknown>
  const ask = async (url: string, token: string | null, body: Body) => {
    const authorization: Record<string, string> = token === null ? {} : { Authorization: `Bearer ${token}` }
    const client = new FunctionsClient(url, { headers: { apikey: testKey, ...authorization } })
    const { data, error, response } = await client.invoke<{ response: string; conversationId: string }>(
      name,
      {
        body,
      },
    )
    const errorBody = error ? ((await response?.json()) as { error: string }) : null
    return { status: response?.status, error: errorBody?.error, ...data }
  }
  const askEdge = (token: string | null, body: Body = question) => ask(edge.url, token, body)
  const askOwn = (token: string | null, body: Body = question) =>
    ask(`${server.url}/functions/v1`, token, body)
  const stored = async ({ sub }: HostedPerson) =>
    (
      await project.database.executeSql(
        `select c.title, m.content, m.is_ai from chat_conversations c join chat_messages m on m.conversation_id = c.id
          where c.user_id = $1 order by m.id`,
        [sub],
      )
    ).rows

  test('while the project’s signing keys can’t be read it is 503, and with the next call after that it works', async () => {
    expect(await askEdge(ada.token)).toMatchObject({
      status: 503,
      error: 'Sign-ins cannot be checked now. Please try again.',
    })
    project.keysAreAway(false)
    expect(await askEdge(ada.token)).toMatchObject({ status: 200 })
  })

  test('the same question gets the same answer and leaves the same rows', async () => {
    const byron = await project.addPerson()
    const [theirs, ours] = [await askEdge(ada.token), await askOwn(byron.token)]
    expect(theirs.response).toContain('EUR 177.08')
    expect(theirs).toEqual({ ...ours, conversationId: theirs.conversationId })
    expect(await stored(ada)).toEqual(await stored(byron))
    expect(await stored(ada)).toHaveLength(2)
  })

  test('a talk goes on, begun at either, and another person can’t enter it at either', async () => {
    const { conversationId } = await askEdge(ada.token)
    const next = { conversationId, message: 'And in Spain?' }
    expect((await askOwn(ada.token, next)).conversationId).toBe(conversationId)
    expect((await askEdge(ada.token, next)).conversationId).toBe(conversationId)
    expect(await stored(ada)).toHaveLength(6)
    const byron = await project.addPerson()
    for (const askOne of [askEdge, askOwn])
      expect(await askOne(byron.token, next)).toMatchObject({
        status: 404,
        error: 'There is no conversation of this id',
      })
    expect(await stored(ada)).toHaveLength(6)
  })

  test('own rows are the caller’s alone, whatever userId says', async () => {
    const byron = await project.addPerson()
    await project.database.executeSql(
      `insert into leads (email, full_name, purchase_amount, currency, country)
        values ($1, 'Ada', 1250, 'EUR', 'france'), ($2, 'Byron', 9999, 'EUR', 'spain')`,
      [ada.email, byron.email],
    )
    const body = { conversationId: null, message: 'What are my saved calculations?', userId: byron.sub }
    const answer = await askEdge(ada.token, body)
    expect(answer).toEqual({ ...(await askOwn(ada.token, body)), conversationId: answer.conversationId })
    expect(answer.response).toContain('1,250')
    expect(answer.response).not.toContain('9,999')
  })

  test('twenty messages a minute, counted together', async () => {
    for (let n = 0; n < 10; n += 1) {
      expect((await askEdge(ada.token)).status).toBe(200)
      expect((await askOwn(ada.token)).status).toBe(200)
    }
    expect(await askEdge(ada.token)).toMatchObject({ status: 429, error: 'Too many messages, please wait' })
    expect((await askOwn(ada.token)).status).toBe(429)
  })

  const claimsOf = ({ sub, email, session }: HostedPerson) => ({ sub, email, session_id: session })
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const sharedSecret = (person: HostedPerson) => {
    const now = Math.floor(Date.now() / 1000)
    const whole = { iss: `${project.url}/auth/v1`, aud: 'authenticated', role: 'authenticated', iat: now }
    const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ ...whole, exp: now + 60, ...claimsOf(person) })}`
    return `${text}.${createHmac('sha256', testKey).update(text).digest('base64url')}`
  }

  test.each<[string, (person: HostedPerson) => string | null | Promise<string>]>([
    ['no token', () => null],
    ['the publishable key', () => testKey],
    ['three words', () => 'a.b.c'],
    ['another project’s key', (person) => project.sign(claimsOf(person), strangers)],
    ['a shared secret', sharedSecret],
    ['no signature', (person) => `${encode({ alg: 'none' })}.${person.token.split('.')[1]}.`],
    [
      'another issuer',
      (person) => project.sign({ ...claimsOf(person), iss: 'https://evil.example/auth/v1' }),
    ],
    ['another audience', (person) => project.sign({ ...claimsOf(person), aud: 'service' })],
    ['another role', (person) => project.sign({ ...claimsOf(person), role: 'service_role' })],
    [
      'an old token',
      (person) => project.sign({ ...claimsOf(person), iat: 1_700_000_000, exp: 1_700_003_600 }),
    ],
    ['no session', (person) => project.sign({ ...claimsOf(person), session_id: undefined })],
    ['a session that ended', (person) => project.sign({ ...claimsOf(person), session_id: randomUUID() })],
    [
      'somebody else’s session',
      async (person) =>
        project.sign({ ...claimsOf(person), session_id: (await project.addPerson()).session }),
    ],
  ])('a token with %s: 401, and nothing is stored', async (_title, make) => {
    const token = await make(ada)
    const theirs = await askEdge(token)
    expect(theirs).toEqual({ status: 401, error: 'Sign in to use AI assistant' })
    expect(theirs).toEqual(await askOwn(token))
    expect(await stored(ada)).toEqual([])
  })

  test.each([
    ['no message', {}],
    ['a blank one', { message: '  ' }],
    ['one that is too long', { message: 'x'.repeat(5000) }],
    ['a conversation that is no uuid', { message: 'Hello', conversationId: 'x' }],
  ])('bad input: %s is 400 in the same words', async (_title, body) => {
    const theirs = await askEdge(ada.token, body)
    expect(theirs.status).toBe(400)
    expect(theirs).toEqual(await askOwn(ada.token, body))
  })
})
