import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { answerRefusal, DoorError } from './door-error.ts'
import { limitRequests } from './limit-requests.ts'

test('a bucket refills evenly, and forgotten senders make room', async () => {
  let nowMs = 1_000_000
  const app = new Hono()
  app.use(
    limitRequests({
      burst: 2,
      refillMs: 10_000,
      sendersLimit: 3,
      addressOf: (c) => c.req.header('x-test-sender') ?? '',
      now: () => new Date(nowMs),
    }),
  )
  app.get('/', (c) => c.text('granted'))
  app.onError((error, c) => {
    if (error instanceof DoorError) return answerRefusal(c, error.refusal)
    throw error
  })
  const ask = async (sender: string) =>
    (await app.request('/', { headers: { 'x-test-sender': sender } })).status

  expect([await ask('a'), await ask('a'), await ask('a')]).toEqual([200, 200, 429])
  nowMs += 4999
  expect(await ask('a')).toBe(429)
  nowMs += 1
  expect([await ask('a'), await ask('a')]).toEqual([200, 429])
  for (const sender of ['b', 'c', 'd']) expect(await ask(sender)).toBe(200)
  // 'a' was the one longest unseen of four, so its empty bucket is gone.
  expect(await ask('a')).toBe(200)
})
