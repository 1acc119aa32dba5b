import { FunctionsClient } from '@supabase/functions-js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startScriptedModel, type ScriptedModel } from '#server/assistant/testing/scripted-model'
import { openAuth, type AuthApp, type SignedInPerson } from '#server/auth/testing/open-auth'
import { serveApp, testKey, type Loopback } from '#server/testing/open-test-app'

let model: ScriptedModel
let auth: AuthApp
let server: Loopback
let ada: SignedInPerson
let ben: SignedInPerson
beforeAll(async () => {
  model = await startScriptedModel()
  auth = await openAuth({ AI_BASE_URL: model.url, AI_MODEL: 'scripted' })
  server = await serveApp(auth.app)
  ada = await auth.addPerson()
  ben = await auth.addPerson()
})
beforeEach(() => {
  model.requests.length = 0
  model.follow((n) =>
    n % 2 === 0 ? { call: 'country_rule', with: { country: 'spain' } } : { say: 'Here is the rule: {{s1}}' },
  )
})
const expected = /^Here is the rule:\n\nSpain: VAT is 21%/
afterAll(async () => {
  await server.close()
  await auth.close()
  await model.close()
})

type Answer = { response: string; conversationId: string }
const ask = async (body: Record<string, unknown>, person = ada) => {
  const client = new FunctionsClient(`${server.url}/functions/v1`, {
    headers: { apikey: testKey, Authorization: `Bearer ${person.access}` },
  })
  const { data, response } = await client.invoke<Answer>('ai-concierge', { body })
  return { status: response?.status, answer: data }
}
const storedOf = async (conversationId: string | undefined) =>
  (
    await auth.dependencies.database.executeSql(
      'select content, is_ai from chat_messages where conversation_id = $1 order by id',
      [conversationId],
    )
  ).rows

test('a talk goes on with what was said in it, and each answer is stored with its question', async () => {
  const first = await ask({ message: 'I shop in Spain' })
  expect(first.answer?.response).toMatch(expected)
  const second = await ask({ message: 'And then?', conversationId: first.answer?.conversationId })
  expect(model.requests[2]?.messages.slice(1)).toEqual([
    { role: 'user', content: 'I shop in Spain' },
    { role: 'assistant', content: first.answer?.response },
    { role: 'user', content: 'And then?' },
  ])
  expect((await storedOf(second.answer?.conversationId)).map(({ is_ai }) => is_ai)).toEqual([
    false,
    true,
    false,
    true,
  ])
})

test('58: in the conversation of somebody else the model is not even asked', async () => {
  const bens = await ask({ message: 'my secret plan', userId: ada.id }, ben)
  model.requests.length = 0
  expect(
    (await ask({ message: 'Go on', conversationId: bens.answer?.conversationId, userId: ben.id })).status,
  ).toBe(404)
  expect(model.requests).toEqual([])
  await ask({ message: 'What did Ben say?', userId: ben.id })
  expect(JSON.stringify(model.requests)).not.toContain('secret plan')
})

test('61: beyond the limit of messages the model is not asked', async () => {
  const cleo = await auth.addPerson()
  for (let count = 0; count < 20; count += 1) await ask({ message: 'Hello' }, cleo)
  model.requests.length = 0
  expect((await ask({ message: 'Hello' }, cleo)).status).toBe(429)
  expect(model.requests).toEqual([])
})

test('60: a model that is down: the built-in answer, stored as a pair', async () => {
  model.follow(() => ({ raw: 'down', status: 503 }))
  const { status, answer } = await ask({ message: 'What do I get for 1,250 EUR in France?' })
  expect(status).toBe(200)
  expect(answer?.response).toContain('EUR 177.08')
  expect(await storedOf(answer?.conversationId)).toHaveLength(2)
  expect(auth.logLines.join()).toContain('AI_APICallError 503')
  expect(auth.logLines.join()).not.toContain('1,250')
})

test.each(['Good\0 day.', 'Good \ud800 day.', '\udc00\ud800'])(
  '60: a model’s %j, which no table holds, is replaced, and the pair is stored',
  async (say) => {
    model.follow(() => ({ say }))
    const { status, answer } = await ask({ message: 'What is the minimum in France?' })
    expect({ status, response: answer?.response }).toMatchObject({
      status: 200,
      response: expect.stringContaining('100'),
    })
    expect(await storedOf(answer?.conversationId)).toHaveLength(2)
  },
)
