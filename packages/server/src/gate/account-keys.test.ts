import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openAccountKeys } from './account-keys.ts'

const now = new Date('2026-11-22T08:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)
let dataDir: string
const open = (at = now, signingKeys: string | null = null) => openAccountKeys({ dataDir, signingKeys }, at)
const file = () => join(dataDir, 'signing-keys.json')

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'retour-keys-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

describe('signing keys', () => {
  test('88: made on first start, readable by the owner alone, kept afterwards', () => {
    const first = open()
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    expect(readdirSync(dataDir)).toEqual(['signing-keys.json'])
    const second = open()
    expect(second.signing().kid).toBe(first.signing().kid)
    expect(second.secretFor('x')).toEqual(first.secretFor('x'))
    expect(second.secretFor('x')).not.toEqual(second.secretFor('y'))
  })

  test('a file that others may read is closed to them', () => {
    open()
    chmodSync(file(), 0o644)
    open()
    expect(statSync(file()).mode & 0o777).toBe(0o600)
  })

  test('89: 90 days old, kept; older, a new one signs and the old one is still believed', () => {
    const { kid } = open().signing()
    expect(open(later(90)).signing().kid).toBe(kid)
    const renewed = open(later(91))
    expect(renewed.signing().kid).not.toBe(kid)
    expect(renewed.all().map((key) => key.kid)).toEqual([renewed.signing().kid, kid])
    expect(statSync(file()).mode & 0o777).toBe(0o600)
  })

  test('89: another process of the folder learns of a rotation by the first token it does not know', () => {
    const [one, other] = [open(), open()]
    one.rotate(now)
    expect(other.find(one.signing().kid)?.kid).toBe(one.signing().kid)
  })

  test('two first starts at once have the same keys', () => {
    const [one, other] = [open(), open()]
    expect(one.signing().kid).toBe(other.signing().kid)
  })

  test('88: given by the environment, nothing is written', () => {
    open()
    const text = readFileSync(file(), 'utf8')
    rmSync(file())
    expect(open(now, text).all()).toHaveLength(1)
    expect(readdirSync(dataDir)).toEqual([])
  })

  test.each<[string, (text: string) => string]>([
    ['a short secret', (text) => text.replace(/"secret": "[^"]+"/, '"secret": "abcdefghijklmnopqrstuvwxyz"')],
    ['a secret of one letter', (text) => text.replace(/"secret": "[^"]+"/, `"secret": "${'a'.repeat(43)}"`)],
    ['no keys', (text) => JSON.stringify({ ...(JSON.parse(text) as object), keys: [] })],
    ['a broken key', (text) => text.replace(/"x": "...../, '"x": "AAAAA')],
    ['no JSON', () => 'secret'],
  ])('88: refuses %s, from file and from environment, without repeating it', (_name, spoil) => {
    open()
    const text = spoil(readFileSync(file(), 'utf8'))
    expect(() => open(now, text)).toThrow(/the setting SIGNING_KEYS must be/)
    writeFileSync(file(), text)
    expect(() => open()).toThrow(/signing keys in .* are not usable/)
  })

  test('a folder that can’t be written is said in one line', () => {
    writeFileSync(join(dataDir, 'taken'), '')
    expect(() => openAccountKeys({ dataDir: join(dataDir, 'taken'), signingKeys: null }, now)).toThrow(
      /set DATA_DIR to a folder that can be written/,
    )
  })
})
