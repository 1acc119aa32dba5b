import { expect, test } from 'vitest'
import { Hono } from 'hono'
import { growsInProportion } from '#server/testing/growth'
import { answerRefusal, ApiError } from './api-error.ts'
import { readJson } from './read-json.ts'

const app = new Hono()
app.post('/', async (c) =>
  c.json((await readJson(c, { invalid: 'bad_json', unstorable: 'bad_text' })) as object),
)
app.onError((error, c) => {
  if (error instanceof ApiError) return answerRefusal(c, error.refusal)
  throw error
})
const statusOf = async (body: string) => (await app.request('/', { method: 'POST', body })).status

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test('nesting of 32 passes, of 33 does not; brackets in texts do not count', async () => {
  expect(await statusOf(nested(32))).toBe(200)
  expect(await statusOf(nested(33))).toBe(400)
  expect(await statusOf(JSON.stringify({ text: `${'['.repeat(100)}"\\${'{'.repeat(100)}` }))).toBe(200)
})

test('keys are looked at like texts', async () => {
  expect(await statusOf('{"a\\u0000":1}')).toBe(400)
  expect(await statusOf('{"\\ud800":1}')).toBe(400)
})

test('whole surrogate pairs, emoji and right-to-left text are just text', async () => {
  expect(await statusOf(JSON.stringify({ a: '👩‍🚀 \u202e שלום' }))).toBe(200)
  expect(await statusOf('{"a":"\\ud83d\\ude80"}')).toBe(200)
})

test.each([
  ['brackets', (length: number) => '['.repeat(length)],
  ['quotes', (length: number) => '"\\'.repeat(length / 2)],
  ['objects', (length: number) => '{"a":'.repeat(length / 5)],
])('68: a megabyte of hostile %s is refused, with work in proportion to its length', async (_what, make) => {
  const bodies = new Map([100_000, 1_000_000].map((length) => [length, make(length)]))
  const refuse = async (length: number) => expect(await statusOf(bodies.get(length) ?? '')).toBe(400)
  expect(await growsInProportion(refuse, 100_000)).toBe(true)
})
