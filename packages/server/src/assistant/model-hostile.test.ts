import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createModelBrain, type ModelAnswer } from './model-brain.ts'
import { askBuiltIn, exampleRows, libraryOf } from './testing/concierge-scene.ts'
import { startScriptedModel, type Reply, type ScriptedModel } from './testing/scripted-model.ts'

let model: ScriptedModel
beforeAll(async () => {
  model = await startScriptedModel()
})
afterAll(() => model.close())

const message = 'What do I get for 1,250 EUR in France?'
const usualTimeoutMs = 20_000
async function ask(script: (n: number) => Reply, timeoutMs = usualTimeoutMs): Promise<ModelAnswer> {
  model.requests.length = 0
  model.follow(script)
  const brain = createModelBrain({ baseUrl: model.url, model: 'scripted', apiKey: null }, timeoutMs)
  return brain({
    message,
    earlier: [],
    library: await libraryOf('guide-2025-05'),
    readOwnRows: () => Promise.resolve(exampleRows),
    own: await askBuiltIn({ ask: message, says: [] }),
  })
}
const estimate = { call: 'estimate_refund', with: { amount: 1250, currency: 'EUR', country: 'france' } }
const answering = (first: Reply) => (n: number) => (n === 0 ? first : { say: '{{s1}}' })
const completion =
  '{"id":"a","created":1,"model":"m","choices":[{"index":0,"finish_reason":"stop","message":{"role":"assistant","content":"{{s1}}"}}]}'
const json = (content: string) => ({ raw: content })
const megabytes = (count: number) => Buffer.alloc(count * 1_000_000, ' ')

describe('60: a hostile model', () => {
  test.each<[string, Reply]>([
    ['a body that never ends', { endless: ' '.repeat(64_000) }],
    ['JSON that never ends', { endless: '[[[[[[[[[[[[[[[['.repeat(1000) }],
    ['a bomb of gzip', { raw: gzipSync(megabytes(40)), headers: { 'Content-Encoding': 'gzip' } }],
    ['a bomb of brotli', { raw: brotliCompressSync(megabytes(10)), headers: { 'Content-Encoding': 'br' } }],
    [
      'a bomb in a bomb',
      { raw: gzipSync(gzipSync(megabytes(40))), headers: { 'Content-Encoding': 'gzip, gzip' } },
    ],
    ['gzip that is none', { raw: 'plain', headers: { 'Content-Encoding': 'gzip' } }],
    ['a header of 100 kB', { raw: '{}', headers: { 'X-Long': 'x'.repeat(100_000) } }],
    ['a line that breaks', 'break'],
    ['a way to itself', { raw: '', status: 308, headers: { Location: '/v1/chat/completions' } }],
    ['a way to a file', { raw: '', status: 302, headers: { Location: 'file:///etc/passwd' } }],
    ['no content', { raw: '', status: 204 }],
    [
      'a stream of events',
      { raw: 'data: {"choices":[]}\n\n', headers: { 'Content-Type': 'text/event-stream' } },
    ],
    ['a prototype', json('{"__proto__":{"choices":[]},"constructor":{"prototype":{"ok":true}}}')],
    ['null', json('null')],
    [
      'content that is no text',
      json(
        '{"choices":[{"index":0,"finish_reason":"stop","message":{"role":"assistant","content":{"a":1}}}]}',
      ),
    ],
    ['a refusal by filter', { say: '{{s1}}', finish: 'content_filter' }],
  ])('is given up: %s', async (_title, reply) => {
    const answer = await ask(() => reply)
    expect(answer.outcome).not.toBe('good')
    expect(model.requests.length).toBeLessThanOrEqual(2)
  })

  test.each<[string, Reply]>([
    ['a byte now and then', { endless: ' ', pauseMs: 20 }],
    ['silence', 'hang'],
  ])('is waited for no longer than the limit: %s', async (_title, reply) => {
    expect(await ask(() => reply, 300)).toMatchObject({
      outcome: 'away',
      reason: expect.stringMatching(/Abort|Timeout/),
    })
  })

  test.each<[string, unknown]>([
    ['half of their JSON', '{"amount":12'],
    ['nothing', ''],
    ['a list', [1250, 'EUR', 'france']],
    ['an amount without end', { amount: '9'.repeat(5000), currency: 'EUR', country: 'france' }],
    ['infinity', '{"amount":1e999,"currency":"EUR","country":"france"}'],
    ['no number', { amount: 'NaN', currency: 'EUR', country: 'france' }],
    ['less than nothing', { amount: -1250, currency: 'EUR', country: 'france' }],
    ['a currency of their own', { amount: 1250, currency: 'XXX', country: 'france' }],
    ['a country of their own', { amount: 1250, currency: 'EUR', country: '__proto__' }],
    ['lists in lists', `{"amount":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
    ['a prototype', '{"__proto__":{"amount":1250},"currency":"EUR","country":"france"}'],
  ])('arguments give no statement: %s', async (_title, given) => {
    const answer = await ask(answering({ call: 'estimate_refund', with: given }))
    expect(answer).toMatchObject({ outcome: 'unusable' })
  })

  test.each<[string, string]>([
    ['is too long', `${' '.repeat(300_000)}${completion}`],
    ['holds lists in lists', `{"extra":${'['.repeat(100_000)}${']'.repeat(100_000)},${completion.slice(1)}`],
    ['holds objects in objects', `{"extra":${'{"a":'.repeat(33)}1${'}'.repeat(33)},${completion.slice(1)}`],
  ])('an answer that would be good but %s is not read', async (_title, raw) => {
    expect(await ask((n) => (n === 0 ? estimate : { raw }))).toEqual({
      outcome: 'unusable',
      reason: 'RangeError',
    })
  })

  test('brackets in a text are no depth', async () => {
    const text = JSON.stringify(`<think>${'[{"\\'.repeat(1000)}</think>{{s1}}`)
    const raw = completion.replace('"{{s1}}"', () => text)
    expect(await ask((n) => (n === 0 ? estimate : { raw }))).toMatchObject({ outcome: 'good' })
  })

  test.each([17, 1000, 5000])('%i calls in one message end the turn', async (length) => {
    const answer = await ask(answering({ calls: Array.from({ length }, () => estimate) }))
    expect(answer).toEqual({ outcome: 'unusable', reason: 'RangeError' })
    expect(model.requests).toHaveLength(1)
  })

  test('calls in many messages: after the sixteenth a tool gives nothing more', async () => {
    const places = ['cdg', 'orly', 'nice', 'lyon', 'paris', 'cannes', 'marseille', 'lille', 'bordeaux']
    const calls = places.map((place) => ({ call: 'customs_at', with: { country: 'france', place } }))
    const answer = await ask((n) => (n < 2 ? { calls } : n === 2 ? estimate : { say: '{{s1}}' }))
    expect(JSON.stringify(model.requests[3]?.messages)).toContain('too many calls')
    expect(answer.outcome).toBe('unusable')
  })

  test('a few calls more than needed do no harm', async () => {
    const answer = await ask(answering({ calls: Array.from({ length: 16 }, () => estimate) }))
    expect(answer).toMatchObject({ outcome: 'good', text: expect.stringContaining('EUR 177.08') })
  })

  test('calls of tools that are none, without end, end after five requests', async () => {
    const answer = await ask(() => ({ call: 'pay_out', with: { to: 'me' } }))
    expect(answer).toMatchObject({ outcome: 'unusable' })
    expect(model.requests).toHaveLength(5)
  })

  test('a text beside its calls is not taken for the answer', async () => {
    const tools = [{ id: 'a', type: 'function', function: { name: 'my_data', arguments: '{}' } }]
    const message = { role: 'assistant', content: 'You get everything. {{s1}}', tool_calls: tools }
    const raw = JSON.stringify({
      id: 'a',
      created: 1,
      model: 'm',
      choices: [{ index: 0, finish_reason: 'stop', message }],
    })
    const answer = await ask((n) => (n === 0 ? { raw } : { say: '{{s1}} everything' }))
    expect(answer.outcome).toBe('unusable')
  })
})
