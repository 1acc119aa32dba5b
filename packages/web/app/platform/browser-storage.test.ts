import { beforeEach, expect, test, vi } from 'vitest'

type Storages = typeof import('./browser-storage.ts')
let storages: Storages
let stored: Map<string, string>
let isFull: boolean
let onStorage: ((event: { key: string | null }) => void)[]

beforeEach(async () => {
  stored = new Map()
  isFull = false
  onStorage = []
  const area = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('no room', 'QuotaExceededError')
      stored.set(key, text)
    },
    removeItem: (key: string) => void stored.delete(key),
  }
  vi.stubGlobal('window', {
    localStorage: area,
    addEventListener: (_name: string, listener: (event: { key: string | null }) => void) =>
      onStorage.push(listener),
    removeEventListener: () => undefined,
  })
  vi.resetModules()
  storages = await import('./browser-storage.ts')
})

const notifyOfOtherTab = (key: string | null) => {
  for (const listener of onStorage) listener({ key })
}

test('what found no room counts before the older value that is stored, and goes when it is removed', () => {
  storages.writeText('localStorage', 'one', 'old')
  isFull = true
  expect(storages.writeText('localStorage', 'one', 'new')).toBe(false)
  expect(storages.readText('localStorage', 'one')).toBe('new')
  storages.removeText('localStorage', 'one')
  expect(storages.readText('localStorage', 'one')).toBeNull()
})

test('what another tab has stored since is newer than what found no room here', () => {
  isFull = true
  storages.writeText('localStorage', 'one', 'ours')
  stored.set('one', 'theirs')
  notifyOfOtherTab('one')
  expect(storages.readText('localStorage', 'one')).toBe('theirs')
})

test('where the browser forbids storage the page keeps it, by its key and by the beginning of it', () => {
  vi.stubGlobal('window', {})
  storages.writeStored('localStorage', 'kept:1', { a: 1 })
  expect(storages.readStored('localStorage', 'kept:1')).toEqual({ a: 1 })
  expect(storages.storedKeys('localStorage', 'kept:')).toEqual(['kept:1'])
})

test('other tabs are heard for one key, or for all that begin with a word and a colon', () => {
  const received: string[] = []
  storages.watchOtherTabs('session', () => received.push('session'))
  storages.watchOtherTabs('waiting:', () => received.push('waiting:'))
  for (const key of ['session', 'session-clock', 'waiting:1', 'waiting']) notifyOfOtherTab(key)
  expect(received).toEqual(['session', 'waiting:'])
  notifyOfOtherTab(null)
  expect(received).toHaveLength(4)
})
