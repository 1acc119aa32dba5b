import { rulesEditions } from '@retour/domain/vat/rules'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const storage = new Map<string, string>()
/** As a page that has just been opened: nothing is learned, and the device keeps what it kept. */
const open = async () => {
  vi.resetModules()
  return { ...(await import('./rules-edition.ts')), ...(await import('@retour/domain/vat/rules')) }
}
const deskEdition = (number: number) => ({
  id: `desk-${number}` as const,
  name: `Number ${number}`,
  rules: rulesEditions['law-2026-11'].rules,
})
beforeEach(() => {
  storage.clear()
  // The edition of the page.
  vi.stubEnv('RULES_EDITION', 'law-2026-11')
  vi.stubGlobal('window', {
    addEventListener: () => undefined,
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, text: string) => void storage.set(key, text),
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('an edition that the server told is computed with on the next visit, without a network', async () => {
  const { storeNamedEdition } = await open()
  expect(storeNamedEdition({ rulesEdition: 'desk-3', edition: deskEdition(3) })).toBe(true)
  const { readNamedEdition, editionOf, findEdition } = await open()
  expect(editionOf(readNamedEdition())).toBe('desk-3')
  expect(findEdition('desk-3').name).toBe('Number 3')
})

test('of editions before, the last three stay known; the shipped one that follows is named again', async () => {
  const { storeNamedEdition } = await open()
  for (const number of [1, 2, 3, 4])
    storeNamedEdition({ rulesEdition: `desk-${number}`, edition: deskEdition(number) })
  storeNamedEdition({ rulesEdition: 'guide-2025-05' })
  const { readNamedEdition, isEditionId } = await open()
  expect(readNamedEdition()).toBe('guide-2025-05')
  expect(['desk-1', 'desk-2', 'desk-3', 'desk-4'].map(isEditionId)).toEqual([false, true, true, true])
})

test.each([
  ['a name as it was kept before there were such editions', '"guide-2025-05"', 'guide-2025-05'],
  ['nothing', '', 'law-2026-11'],
  ['an edition that nobody told', '{"named": "desk-9", "desk": []}', 'law-2026-11'],
  ['what is no edition', '{"named": "desk-9", "desk": [null, 5, {"id": "desk-9"}]}', 'law-2026-11'],
  ['what is broken', '{"named":', 'law-2026-11'],
])('kept is %s', async (_what, stored, edition) => {
  if (stored) storage.set('retour-edition', stored)
  const { readNamedEdition, editionOf } = await open()
  expect(editionOf(readNamedEdition())).toBe(edition)
})
