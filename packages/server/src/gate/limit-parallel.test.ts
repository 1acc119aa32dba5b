import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { answerRefusal, ApiError } from './api-error.ts'
import { limitParallel } from './limit-parallel.ts'

/** Opens an app whose calls run until the test ends them. */
const openApp = (isProduction = true) => {
  const running: { sender: string; end: () => void }[] = []
  const senderOf = (c: { req: { header: (name: string) => string | undefined } }) =>
    c.req.header('x-test-sender') ?? ''
  const app = new Hono()
  app.use(limitParallel({ senderOf, isProduction }, { atOnce: 2, maxWaiting: 3 }))
  app.get('/', async (c) => {
    await new Promise<void>((end) => running.push({ sender: senderOf(c), end }))
    if (c.req.query('fails')) throw new Error('planted')
    return c.text('done')
  })
  app.onError((error, c) =>
    error instanceof ApiError ? answerRefusal(c, error.refusal) : c.text('fault', 500),
  )
  const ask = async (sender: string, path = '/') =>
    app.request(path, { headers: { 'x-test-sender': sender } })
  /** Waits until everything has happened that needs no event from outside. */
  const settle = () => new Promise((resume) => setImmediate(resume))
  return { ask, running, settle }
}

test('44: two at once, three wait in order, the next is refused; another sender is not touched', async () => {
  const { ask, running, settle } = openApp()
  const calls = Array.from({ length: 5 }, () => ask('a'))
  await settle()
  expect(running.map(({ sender }) => sender)).toEqual(['a', 'a'])
  const refused = await ask('a')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('Retry-After')).toBe('1')
  const other = ask('b')
  await settle()
  expect(running.map(({ sender }) => sender)).toEqual(['a', 'a', 'b'])
  running[2]?.end()
  expect((await other).status).toBe(200)
  for (const index of [0, 1, 3, 4, 5]) {
    running[index]?.end()
    await settle()
  }
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
})

test('a call that fails hands its turn on', async () => {
  const { ask, running, settle } = openApp()
  const calls = [ask('a', '/?fails=1'), ask('a', '/?fails=1'), ask('a')]
  await settle()
  running[0]?.end()
  running[1]?.end()
  await settle()
  expect(running).toHaveLength(3)
  running[2]?.end()
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([500, 500, 200])
  const again = [ask('a'), ask('a')]
  await settle()
  expect(running).toHaveLength(5)
  running.forEach(({ end }) => end())
  expect((await Promise.all(again)).map(({ status }) => status)).toEqual([200, 200])
})

test('3: many senders of one /56 have as many turns as four, and others are not touched', async () => {
  const { ask, running, settle } = openApp()
  const calls = Array.from({ length: 12 }, (_, n) => ask(`2001:db8:1:${n.toString(16)}::/64`))
  await settle()
  expect(running).toHaveLength(8)
  const other = [ask('2001:db8:1:100::/64'), ask('203.0.113.5')]
  await settle()
  expect(running).toHaveLength(10)
  // With these, twelve calls of the /56 run or wait, which is its limit.
  const waiting = Array.from({ length: 8 }, (_, n) => ask(`2001:db8:1:${(32 + n).toString(16)}::/64`))
  await settle()
  expect((await ask('2001:db8:1:fe::/64')).status).toBe(429)
  for (let index = 0; index < 22; index += 1) {
    running[index]?.end()
    await settle()
  }
  const answers = await Promise.all([...calls, ...other, ...waiting])
  expect(answers.map(({ status }) => status)).toEqual(Array(22).fill(200))
  // Refused calls have released their slots.
  const again = Array.from({ length: 8 }, (_, n) => ask(`2001:db8:1:${n.toString(16)}::/64`))
  await settle()
  expect(running).toHaveLength(30)
  running.forEach(({ end }) => end())
  expect((await Promise.all(again)).map(({ status }) => status)).toEqual(Array(8).fill(200))
})

test('in development this machine waits for nobody', async () => {
  const { ask, running, settle } = openApp(false)
  const calls = Array.from({ length: 9 }, () => ask('127.0.0.1'))
  await settle()
  expect(running).toHaveLength(9)
  running.forEach(({ end }) => end())
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(9).fill(200))
})
