import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openAccountKeys } from './account-keys.ts'
import { keysInFolder } from './key-store.ts'

const now = new Date('2026-11-22T08:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)
let dataDir: string
const open = (at = now, signingKeys: string | null = null) =>
  openAccountKeys({ store: keysInFolder(dataDir), signingKeys }, at)
const file = () => join(dataDir, 'signing-keys.json')

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'retour-keys-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

describe('signing keys', () => {
  test('88: made on first start, readable by the owner alone, kept afterwards', async () => {
    const first = await open()
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    expect(readdirSync(dataDir)).toEqual(['signing-keys.json'])
    const second = await open()
    expect(second.signing().kid).toBe(first.signing().kid)
    expect(second.secretFor('x')).toEqual(first.secretFor('x'))
    expect(second.secretFor('x')).not.toEqual(second.secretFor('y'))
  })

  test('a file that others may read is closed to them', async () => {
    await open()
    chmodSync(file(), 0o644)
    await open()
    expect(statSync(file()).mode & 0o777).toBe(0o600)
  })

  test('89: 90 days old, kept; older, a new one signs and the old one is still believed', async () => {
    const { kid } = (await open()).signing()
    expect((await open(later(90))).signing().kid).toBe(kid)
    const renewed = await open(later(91))
    expect(renewed.signing().kid).not.toBe(kid)
    expect(renewed.all().map((key) => key.kid)).toEqual([renewed.signing().kid, kid])
    expect(statSync(file()).mode & 0o777).toBe(0o600)
  })

  test('89: another process of the folder learns of a rotation by the first token it does not know', async () => {
    const [one, other] = [await open(), await open()]
    await one.rotate(now)
    expect((await other.find(one.signing().kid))?.kid).toBe(one.signing().kid)
  })

  test('two first starts at once have the same keys', async () => {
    const [one, other] = await Promise.all([open(), open()])
    expect(one.signing().kid).toBe(other.signing().kid)
  })

  test('88: given by the environment, nothing is written', async () => {
    await open()
    const text = readFileSync(file(), 'utf8')
    rmSync(file())
    expect((await open(now, text)).all()).toHaveLength(1)
    expect(readdirSync(dataDir)).toEqual([])
  })

  test.each<[string, (text: string) => string]>([
    ['a short secret', (text) => text.replace(/"secret": "[^"]+"/, '"secret": "abcdefghijklmnopqrstuvwxyz"')],
    ['a secret of one letter', (text) => text.replace(/"secret": "[^"]+"/, `"secret": "${'a'.repeat(43)}"`)],
    ['no keys', (text) => JSON.stringify({ ...(JSON.parse(text) as object), keys: [] })],
    ['a broken key', (text) => text.replace(/"x": "...../, '"x": "AAAAA')],
    ['no JSON', () => 'secret'],
  ])('88: refuses %s, from file and from environment, without repeating it', async (_name, spoil) => {
    await open()
    const text = spoil(readFileSync(file(), 'utf8'))
    await expect(open(now, text)).rejects.toThrow(/the setting SIGNING_KEYS must be/)
    writeFileSync(file(), text)
    await expect(open()).rejects.toThrow(/signing keys in .* are not usable/)
  })

  test('a folder that can’t be written is said in one line', async () => {
    writeFileSync(join(dataDir, 'taken'), '')
    const store = keysInFolder(join(dataDir, 'taken'))
    await expect(openAccountKeys({ store, signingKeys: null }, now)).rejects.toThrow(
      /set DATA_DIR to a folder that can be written/,
    )
  })
})
