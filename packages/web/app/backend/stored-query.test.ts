import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeText, storedKeys, writeText } from '#app/platform/browser-storage.ts'
import { forgetPerson } from '#app/platform/forget-person.ts'
import { BackendError } from './backend-error.ts'
import { storeAnswer, storedQuery, type StoragePlace } from './stored-query.ts'

const hourMs = 3_600_000
const place: StoragePlace = { area: 'localStorage', family: 'kept:', name: 'one', maxAgeMs: hourMs }
const other = { ...place, name: 'other' }

const keys = () => storedKeys('localStorage', '').toSorted()

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 27, 12) }))
afterEach(() => {
  vi.useRealTimers()
  for (const key of keys()) removeText('localStorage', key)
})

/** What a page that opens shows at once, and what it knows after its read. */
async function open(read: () => Promise<unknown>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const observer = new QueryObserver(client, { queryKey: ['one'], ...storedQuery(place, read) })
  const { data: first, dataUpdatedAt: firstAt } = observer.getCurrentResult()
  const { data: last } = await observer.refetch()
  client.clear()
  return { first, firstAt, last }
}
const away = () => Promise.reject(new BackendError('offline', 'No connection.'))
const refused = () => Promise.reject(new BackendError('refused', '', { status: 404 }))

test('the last answer is shown without a network, with when it was loaded', async () => {
  expect(await open(async () => ({ rides: 1 }))).toMatchObject({ first: undefined, last: { rides: 1 } })
  const loadedAt = Date.now()
  vi.setSystemTime(loadedAt + 10 * 60_000)
  expect(await open(away)).toEqual({ first: { rides: 1 }, firstAt: loadedAt, last: { rides: 1 } })
})

test('a link that opens nothing any more leaves nothing behind', async () => {
  await open(async () => ({ rides: 1 }))
  await open(refused)
  expect(keys()).toEqual([])
})

test('what arrives after its person has signed out stays out of this device', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const opened = open(() => promise)
  forgetPerson('somebody', true)
  resolve({ rides: 1 })
  await opened
  expect(keys()).toEqual([])
})

test('what needs no account is not stored again by the page on which somebody has signed out', () => {
  forgetPerson('somebody', true)
  storeAnswer({ ...place, needsNoAccount: true }, { rides: 1 })
  expect(keys()).toEqual([])
  storeAnswer(other, { rides: 2 })
  expect(keys(), 'what the next person loads with an account').toEqual(['kept:other'])
})

test('what is too old is not shown, and goes with the next that is kept; a damaged one too', async () => {
  storeAnswer(place, { rides: 1 })
  writeText('localStorage', 'kept:damaged', '{"atMs":')
  writeText('localStorage', 'not-kept', 'stays')
  vi.setSystemTime(Date.now() + hourMs)
  expect((await open(away)).first).toBeUndefined()
  storeAnswer(other, { rides: 2 })
  expect(keys()).toEqual(['kept:other', 'not-kept'])
})
