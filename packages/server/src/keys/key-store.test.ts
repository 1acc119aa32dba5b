import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/database/database'
import { freshDatabase } from '#server/database/testing/fresh-database'
import { openAccountKeys } from './account-keys.ts'
import { keysInDatabase } from './key-store.ts'
import { openPublishableKey } from './publishable-key.ts'
import { rotateKeys } from './rotate-keys.ts'
import { folderKeys } from './testing/folder-keys.ts'

const now = new Date('2026-11-22T08:00:00Z')
let database: Database
let root: string
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'retour-store-'))
  database = await freshDatabase()
})
beforeEach(() => database.executeSql('delete from app.server_keys'))
afterAll(async () => {
  await database.close()
  rmSync(root, { recursive: true, force: true })
})

const emptyFolder = () => mkdtempSync(join(root, 'data-'))
/** Starts a server with a data folder of its own. */
const start = async (dataDir = emptyFolder()) => {
  const store = keysInDatabase(database, dataDir)
  return {
    publishable: await openPublishableKey(store, null),
    keys: await openAccountKeys({ store, signingKeys: null }, now),
  }
}

describe('keys of several servers on one database', () => {
  test('three that start at once have the same, and so has a fourth later', async () => {
    const [first, ...others] = await Promise.all([start(), start(), start()])
    others.push(await start())
    for (const other of others) {
      expect(other.publishable).toBe(first.publishable)
      expect(other.keys.signing().kid).toBe(first.keys.signing().kid)
      expect(other.keys.secretFor('x')).toEqual(first.keys.secretFor('x'))
    }
  })

  test('what one server kept in its folder before becomes the keys of all', async () => {
    const dataDir = emptyFolder()
    const before = await folderKeys(dataDir, now)
    const { keys } = await start(dataDir)
    expect(keys.signing().kid).toBe(before.signing().kid)
    const other = await start()
    expect(other.keys.secretFor('x')).toEqual(before.secretFor('x'))
    // A second folder with other keys changes nothing any more.
    const late = emptyFolder()
    await folderKeys(late, now)
    expect((await start(late)).keys.signing().kid).toBe(before.signing().kid)
  })

  test('after a rotation at one, another accepts its tokens at once and signs alike after its next look', async () => {
    const [one, other] = await Promise.all([start(), start()])
    const before = one.keys.signing().kid
    await one.keys.rotate(now)
    const { kid } = one.keys.signing()
    expect(kid).not.toBe(before)
    expect((await other.keys.find(kid))?.kid).toBe(kid)
    expect(other.keys.signing().kid).toBe(kid)
    expect((await other.keys.find(before))?.kid).toBe(before)
  })

  test('two rotations at once are one: the key before is still accepted', async () => {
    const [one, other] = await Promise.all([start(), start()])
    const before = one.keys.signing().kid
    await Promise.all([one.keys.rotate(now), other.keys.rotate(now)])
    await Promise.all([one.keys.refresh(), other.keys.refresh()])
    expect(one.keys.all().map(({ kid }) => kid)).toEqual(other.keys.all().map(({ kid }) => kid))
    expect(one.keys.all().at(-1)?.kid).toBe(before)
  })

  test('88: no caller reads or changes them', async () => {
    await start()
    const person = '00000000-0000-4000-8000-000000000001'
    for (const claims of [
      { role: 'anon' } as const,
      { role: 'authenticated', sub: person, email: 'a@b.example' } as const,
    ])
      for (const text of [
        'select value from app.server_keys',
        'delete from app.server_keys returning name',
      ]) {
        const reading = database.runAsCaller(claims, { text, values: [] })
        await expect(reading).rejects.toThrow(/permission denied/)
      }
  })
})

test('the command renews at once, refuses to end tokens in use, and does it when told to', async () => {
  const { keys } = await start()
  const parts = (at: Date) => ({
    database,
    config: { dataDir: emptyFolder(), signingKeys: null },
    now: () => at,
    accountKeys: keys,
  })
  const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  const first = keys.signing().kid
  const { kid } = await rotateKeys(parts(minutesLater(1)), '')
  expect(keys.all().map((key) => key.kid)).toEqual([kid, first])
  await expect(rotateKeys(parts(minutesLater(120)), '')).rejects.toThrow(
    /renewed at 2026-11-22T08:01:00\.000Z: .* again after 2026-11-22T10:01:00\.000Z, or with --now/,
  )
  expect(keys.all().map((key) => key.kid)).toEqual([kid, first])
  const { kid: forced } = await rotateKeys(parts(minutesLater(120)), 'now')
  expect(keys.all().map((key) => key.kid)).toEqual([forced, kid])
  await rotateKeys(parts(minutesLater(242)), '')
  expect(keys.all()).toHaveLength(2)
})
