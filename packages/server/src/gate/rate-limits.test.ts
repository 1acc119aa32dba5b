import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/database/database'
import { freshDatabase } from '#server/database/testing/fresh-database'
import { folderKeys } from '#server/keys/testing/folder-keys'
import { createRateLimits, type RateLimits } from './rate-limits.ts'

const limit = { name: 'test', burst: 4, refillMs: 40_000 }
let dataDir: string
let database: Database
let clock: Date
/** Two servers on one database, with the same keys. */
let here: RateLimits
let there: RateLimits
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'retour-limits-'))
  database = await freshDatabase()
  clock = new Date('2026-11-22T08:00:00Z')
  const open = async () =>
    createRateLimits({
      database,
      keys: await folderKeys(dataDir, clock),
      log: pino({ level: 'silent' }),
      now: () => clock,
    })
  here = await open()
  there = await open()
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const pass = (ms: number) => {
  clock = new Date(clock.getTime() + ms)
}
const granted = async (who: string, limits = here, count = 1) =>
  (await limits.take(limit, who, { count })).isGranted

test('one allowance for all servers, refilled evenly', async () => {
  expect(await Promise.all([granted('a'), granted('a', there), granted('a'), granted('a', there)])).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(await here.take(limit, 'a')).toEqual({ isGranted: false, retryAfterSeconds: 10 })
  expect(await there.take(limit, 'a')).toEqual({ isGranted: false, retryAfterSeconds: 10 })
  expect(await granted('b')).toBe(true)
  pass(9999)
  expect(await granted('a', there)).toBe(false)
  pass(1)
  expect([await granted('a', there), await granted('a')]).toEqual([true, false])
})

test('twenty takes at once, by two servers: the burst is granted and no more', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, (_, n) => granted('crowd', n % 2 ? here : there)))
  expect(all.filter(Boolean)).toHaveLength(4)
})

test('several at a time: all or none, and more than the burst never', async () => {
  expect(await granted('bulk', here, 5)).toBe(false)
  expect(await granted('bulk', here, 3)).toBe(true)
  expect(await here.take(limit, 'bulk', { count: 2 })).toEqual({ isGranted: false, retryAfterSeconds: 10 })
  expect(await granted('bulk', there, 1)).toBe(true)
  pass(40_000)
  expect(await granted('bulk', here, 4)).toBe(true)
  expect(await granted('bulk', here, 5)).toBe(false)
})

test('3: several together: all or none, with the longest wait', async () => {
  const narrow = { limit, who: 'narrow' }
  const wide = { limit: { ...limit, burst: 6 }, who: 'wide' }
  expect(await here.takeAll([narrow, wide], { count: 4 })).toEqual({ isGranted: true })
  const other = { limit, who: 'other' }
  expect(await here.takeAll([other, wide], { count: 3 })).toEqual({ isGranted: false, retryAfterSeconds: 7 })
  expect(await granted('other', here, 4)).toBe(true)
  expect((await here.takeAll([wide], { count: 2 })).isGranted).toBe(true)
  expect(await here.takeAll([narrow, wide])).toEqual({ isGranted: false, retryAfterSeconds: 10 })
  pass(40_000)
  expect(await here.takeAll([narrow, wide], { count: 4 })).toEqual({ isGranted: true })
})

test('3: forty senders of one network at once, in any order: the network’s burst and no more', async () => {
  const wide = { limit: { ...limit, burst: 16 }, who: 'network' }
  const takeOf = (n: number) => {
    const allowances = [{ limit, who: `sender ${n % 20}` }, wide]
    return (n % 2 ? here : there).takeAll(n % 3 ? allowances : allowances.toReversed())
  }
  const all = await Promise.all(Array.from({ length: 40 }, (_, n) => takeOf(n)))
  expect(all.filter(({ isGranted }) => isGranted)).toHaveLength(16)
})

test('asking takes nothing', async () => {
  for (let round = 0; round < 9; round += 1)
    expect(await here.isOpen([{ limit, who: 'asked' }])).toEqual({ isGranted: true })
  expect(await granted('asked', here, 4)).toBe(true)
  expect(await there.isOpen([{ limit, who: 'asked' }])).toEqual({ isGranted: false, retryAfterSeconds: 10 })
})

test('what is taken in a transaction that is undone is given back', async () => {
  const attempt = database.own.transaction().execute(async (tx) => {
    expect(await here.take(limit, 'undone', { count: 4, run: tx })).toEqual({ isGranted: true })
    throw new Error('undone')
  })
  await expect(attempt).rejects.toThrow('undone')
  expect(await granted('undone', here, 4)).toBe(true)
})

const storedKeys = async (run: Database['own'] = database.own) =>
  (await sql<{ key: string }>`select key from app.rate_limits`.execute(run)).rows.map(({ key }) => key)

test('no address stands in the table, and rows that have run out leave it', async () => {
  await granted('203.0.113.9')
  expect((await storedKeys()).join()).not.toContain('203.0.113.9')
  pass(3_600_000)
  await granted('last')
  expect(await storedKeys()).toEqual([`test:${here.markOf('last')}`])
})

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'rows that are being taken are left out of the removal, so that nobody waits in a circle',
  async () => {
    await granted('over')
    await granted('underway')
    pass(3_600_000)
    const stored = await database.own.transaction().execute(async (tx) => {
      await sql`select from app.rate_limits where key = ${`test:${here.markOf('underway')}`} for update`.execute(
        tx,
      )
      await here.take(limit, 'other')
      return storedKeys(tx)
    })
    expect(stored.toSorted()).toEqual(
      ['other', 'underway'].map((who) => `test:${here.markOf(who)}`).toSorted(),
    )
  },
)
