import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keysInFolder } from './key-store.ts'
import { openPublishableKey } from './publishable-key.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'retour-key-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

test('is made once, kept, and readable by its owner alone', async () => {
  const folder = join(dataDir, 'new')
  const key = await openPublishableKey(keysInFolder(folder), null)
  expect(key).toMatch(/^sb_publishable_[\w-]{32}$/)
  expect(await openPublishableKey(keysInFolder(folder), null)).toBe(key)
  expect(statSync(join(folder, 'publishable-key')).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['publishable-key'])
})

test('the one that was given wins, and nothing is written', async () => {
  expect(await openPublishableKey(keysInFolder(dataDir), 'sb_publishable_given_0123456789')).toBe(
    'sb_publishable_given_0123456789',
  )
  expect(readdirSync(dataDir)).toEqual([])
})

test('a damaged key file is named, not replaced', async () => {
  writeFileSync(join(dataDir, 'publishable-key'), 'torn')
  await expect(openPublishableKey(keysInFolder(dataDir), null)).rejects.toThrow(/remove it/)
})

test('a data folder that cannot be one is named', async () => {
  const file = join(dataDir, 'file')
  writeFileSync(file, '')
  await expect(openPublishableKey(keysInFolder(file), null)).rejects.toThrow(/DATA_DIR/)
})
