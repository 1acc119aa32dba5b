import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { freshDatabase } from './testing/fresh-database.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const say = (channel: string, words: string) =>
  database.executeSql('select pg_notify($1, $2)', [channel, words])

/** Listens and records events: messages, and "+" or "-" when a connection is established or lost. */
function listen(channel: string) {
  const received: string[] = []
  const listening = database.listen(channel, {
    onNotification: (payload) => void received.push(payload),
    changed: (isListening) => void received.push(isListening ? '+' : '-'),
  })
  return {
    received,
    close: () => listening.close(),
  }
}

test('what is said is heard once it is committed, on this channel alone, until the end', async () => {
  const one = listen('news')
  const other = listen('other_news')
  await expect.poll(() => one.received).toEqual(['+'])
  await expect.poll(() => other.received).toEqual(['+'])
  await database.runScript(async (run) => {
    await run(`select pg_notify('other_news', 'first')`)
  })
  await say('news', 'second')
  await expect.poll(() => one.received).toEqual(['+', 'second'])
  await expect.poll(() => other.received).toEqual(['+', 'first'])
  await one.close()
  await say('news', 'third')
  await say('other_news', 'fourth')
  await expect.poll(() => other.received).toEqual(['+', 'first', 'fourth'])
  expect(one.received).toEqual(['+', 'second'])
  await other.close()
})

test('what is undone is not heard', async () => {
  const one = listen('undone')
  await expect.poll(() => one.received).toEqual(['+'])
  await expect(
    database.runScript(async (run) => {
      await run(`select pg_notify('undone', 'never')`)
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  await say('undone', 'then')
  await expect.poll(() => one.received).toEqual(['+', 'then'])
  await one.close()
})

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'a line that is cut is said to be gone, and stands again by itself',
  async () => {
    const one = listen('cut')
    await expect.poll(() => one.received).toEqual(['+'])
    await database.executeSql(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
    )
    await expect.poll(() => one.received).toEqual(['+', '-', '+'])
    await say('cut', 'again')
    await expect.poll(() => one.received).toEqual(['+', '-', '+', 'again'])
    await one.close()
  },
)
