import { FunctionsClient } from '@supabase/functions-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openAuth, type AuthApp, type SignedInPerson } from '#server/auth/testing/open-auth'
import { keyHeaders, serveApp, testKey, type Loopback } from '#server/testing/open-test-app'

let auth: AuthApp
let server: Loopback
let ada: SignedInPerson
beforeAll(async () => {
  auth = await openAuth()
  server = await serveApp(auth.app)
})
beforeEach(async () => {
  ada = await auth.addPerson()
})
afterAll(async () => {
  await server.close()
  await auth.close()
})

type Answer = { response: string; conversationId: string }
const headersOf = (token: string) => ({ apikey: testKey, Authorization: `Bearer ${token}` })
const ask = async (body: Record<string, unknown>, token = ada.access) => {
  const client = new FunctionsClient(`${server.url}/functions/v1`, { headers: headersOf(token) })
  const { data, error, response } = await client.invoke<Answer>('ai-concierge', { body })
  const errorBody = error ? ((await response?.json()) as { error: string }) : null
  return { status: response?.status, answer: data, error: errorBody?.error }
}
const first = { conversationId: null, message: 'What do I get for 1,250 EUR in France?' }
const stored = async (person = ada) =>
  (
    await auth.dependencies.database.executeSql(
      `select c.id, c.title, m.content, m.is_ai from chat_conversations c join chat_messages m on m.conversation_id = c.id
        where c.user_id = $1 order by c.created_at, m.created_at`,
      [person.id],
    )
  ).rows

describe('the assistant through the official client', () => {
  test('a first message opens a conversation; both messages are stored and read by their owner alone', async () => {
    const { status, answer } = await ask(first)
    expect(status).toBe(200)
    expect(answer?.response).toContain('EUR 177.08')
    const id = answer?.conversationId
    expect(await stored()).toEqual([
      { id, title: first.message, content: first.message, is_ai: false },
      { id, title: first.message, content: answer?.response, is_ai: true },
    ])
    const read = (token: string) =>
      new PostgrestClient(`${server.url}/rest/v1`, { headers: headersOf(token) })
        .from('chat_messages')
        .select('content, is_ai')
        .eq('conversation_id', id)
        .order('created_at')
    expect((await read(ada.access)).data).toHaveLength(2)
    expect((await read((await auth.addPerson()).access)).data).toEqual([])
  })

  test('a second message goes on in the same conversation', async () => {
    const { answer } = await ask(first)
    auth.clock.pass(1000)
    const next = await ask({ conversationId: answer?.conversationId, message: 'Where at CDG?' })
    expect(next.answer?.conversationId).toBe(answer?.conversationId)
    expect((await stored()).map((row) => row.is_ai)).toEqual([false, true, false, true])
  })

  test('58: the body’s userId is not read, a conversation of somebody else is 404 and stays as it was', async () => {
    const ben = await auth.addPerson()
    const bens = await ask({ ...first, message: 'secret of ben' }, ben.access)
    const forged = await ask({ ...first, userId: ben.id })
    expect(forged.status).toBe(200)
    expect(await stored()).toHaveLength(2)
    const intruding = await ask({
      conversationId: bens.answer?.conversationId,
      message: 'Go on',
      userId: ben.id,
    })
    expect(intruding).toMatchObject({ status: 404, error: 'There is no conversation of this id' })
    expect(JSON.stringify(forged.answer)).not.toContain('secret of ben')
    expect(await stored(ben)).toHaveLength(2)
    expect((await ask({ conversationId: crypto.randomUUID(), message: 'Go on' })).status).toBe(404)
    expect(await stored()).toHaveLength(2)
  })

  test('61: guests and people who signed out are refused', async () => {
    expect(await ask(first, testKey)).toMatchObject({ status: 401, error: 'Sign in to use AI assistant' })
    const bare = await auth.app.request('/functions/v1/ai-concierge', {
      method: 'POST',
      headers: { apikey: keyHeaders.apikey, 'Content-Type': 'application/json' },
      body: JSON.stringify(first),
    })
    expect(bare.status).toBe(401)
    await auth.call('/logout?scope=local', {}, { token: ada.access })
    expect((await ask(first)).status).toBe(401)
    expect(await stored()).toEqual([])
  })

  test.each<[string, Record<string, unknown>, RegExp]>([
    ['no message', { conversationId: null }, /message is required/],
    ['an empty message', { message: '' }, /blank/],
    ['a message of blanks', { message: ' \n\t ' }, /blank/],
    ['a message of 2001 characters', { message: 'a'.repeat(2001) }, /2000/],
    ['a message that is a list', { message: ['a'] }, /message/],
    ['a conversation that is no id', { message: 'a', conversationId: "' or true" }, /conversationId/],
    ['a NUL', { message: 'a\u0000' }, /NUL/],
  ])('61: %s: 400, nothing stored', async (_title, body, reason) => {
    const { status, error } = await ask(body)
    expect(status).toBe(400)
    expect(error).toMatch(reason)
    expect(await stored()).toEqual([])
  })

  test('2000 characters and an empty conversation id are fine', async () => {
    expect((await ask({ message: 'a'.repeat(2000), conversationId: '' })).status).toBe(200)
  })

  test('61: 20 messages a minute, also when sent at once; a minute later it goes on', async () => {
    // Called in this process, without connections in between, so that all are checked before the first one is stored.
    const post = async () =>
      auth.app.request('/functions/v1/ai-concierge', {
        method: 'POST',
        headers: { ...headersOf(ada.access), 'Content-Type': 'application/json' },
        body: JSON.stringify(first),
      })
    const answers = await Promise.all(Array.from({ length: 25 }, post))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(5)
    expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await stored()).toHaveLength(40)
    auth.clock.pass(61_000)
    expect((await ask(first)).status).toBe(200)
  })

  test('61: a failure while storing leaves neither conversation nor half a pair', async () => {
    const { database } = auth.dependencies
    await database.executeSql(
      `alter table chat_messages add constraint no_answers check (not is_ai) not valid`,
    )
    const { status } = await ask(first)
    await database.executeSql('alter table chat_messages drop constraint no_answers')
    expect(status).toBe(500)
    const left = await database.executeSql('select from chat_conversations where user_id = $1', [ada.id])
    expect(left.rows).toEqual([])
  })

  test('64: other methods and content types', async () => {
    const call = (init: RequestInit) =>
      auth.app.request('/functions/v1/ai-concierge', {
        ...init,
        headers: { ...headersOf(ada.access), ...(init.headers as Record<string, string>) },
      })
    expect((await call({ method: 'GET' })).status).toBe(405)
    expect(
      (await call({ method: 'POST', body: 'x', headers: { 'Content-Type': 'text/plain' } })).status,
    ).toBe(415)
  })
})
