import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenPersonLeaves } from '#app/platform/forget-person.ts'
import {
  accountStorage,
  lastSessionEnd,
  readStoredSession,
  removeStoredSession,
  serverNow,
  sessionKey,
  subscribeToSession,
} from './stored-session.ts'

const signedInAt = 1_795_000_000
const user = { id: 'mei', email: 'mei@example.com', user_metadata: { full_name: '田中 Mei' } }
const claims = {
  session_id: 'session-0',
  iat: signedInAt,
  exp: signedInAt + 3600,
  amr: [{ method: 'password', timestamp: signedInAt }],
}

const tokenOf = (given: object) => `head.${Buffer.from(JSON.stringify(given)).toString('base64url')}.mark`

function keep(given: object = {}, person: object = user) {
  const token = tokenOf({ ...claims, ...given })
  accountStorage.setItem(sessionKey, JSON.stringify({ access_token: token, user: person }))
}

let sessionCount = 0
beforeEach(() => {
  vi.useFakeTimers({ now: signedInAt * 1000, toFake: ['Date'] })
  sessionCount += 1
  claims.session_id = `session-${sessionCount}`
})
afterEach(() => {
  removeStoredSession('asked')
  vi.useRealTimers()
})

test('a session says who it is, since when, and until when its token holds', () => {
  keep()
  expect(readStoredSession()).toMatchObject({
    id: claims.session_id,
    user: { id: 'mei', email: 'mei@example.com', fullName: '田中 Mei' },
    signedInAtMs: signedInAt * 1000,
    expiresAtMs: (signedInAt + 3600) * 1000,
  })
})

test('an exchanged token still counts from the sign-in', () => {
  keep({ iat: signedInAt + 7200, exp: signedInAt + 10_800 })
  expect(readStoredSession()?.signedInAtMs).toBe(signedInAt * 1000)
})

test.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['a token of one part', JSON.stringify({ access_token: 'abc', user })],
  ['a token that is no JSON', JSON.stringify({ access_token: 'a.!!.c', user })],
  ['no user', JSON.stringify({ access_token: tokenOf(claims) })],
  ['no session id', JSON.stringify({ access_token: tokenOf({ ...claims, session_id: 7 }), user })],
  ['no end', JSON.stringify({ access_token: tokenOf({ ...claims, exp: undefined }), user })],
])('%s in storage is nobody', (_, raw) => {
  accountStorage.setItem(sessionKey, raw)
  expect(readStoredSession()).toBeNull()
})

test('a clock that is hours ahead is corrected, by what it showed when the session began', () => {
  vi.setSystemTime(signedInAt * 1000 + 6 * 3_600_000)
  keep()
  expect(serverNow()).toBe(signedInAt * 1000)
  vi.setSystemTime(signedInAt * 1000 + 9 * 3_600_000)
  keep({ iat: signedInAt + 60, exp: signedInAt + 3660 })
  expect(serverNow() - signedInAt * 1000, 'three hours later by its own count').toBe(3 * 3_600_000)
})

test('what the clocks differed by goes with the session', () => {
  keep()
  expect(accountStorage.getItem('retour-session-clock')).toBe('0')
  removeStoredSession('asked')
  expect(accountStorage.getItem('retour-session-clock')).toBeNull()
})

test('who listens learns why a session ended', () => {
  const ends: string[] = []
  keep()
  const stop = subscribeToSession(() => ends.push(lastSessionEnd()))
  removeStoredSession('expired')
  keep({ session_id: 'next' })
  accountStorage.removeItem(sessionKey)
  stop()
  expect(ends).toEqual(['expired', 'elsewhere', 'refused'])
})

test('a person is forgotten when they leave or another one comes, not when one comes or gets a new token', () => {
  let forgotten = 0
  const stop = whenPersonLeaves(() => (forgotten += 1))
  keep()
  keep({ iat: signedInAt + 60 })
  expect(forgotten).toBe(0)
  keep({ session_id: 'two' }, { ...user, id: 'ana' })
  expect(forgotten).toBe(1)
  removeStoredSession('asked')
  expect(forgotten).toBe(2)
  stop()
})

test('a session that has ended is not stored again, whoever is signed in by then; a new one of the same person is', () => {
  keep()
  removeStoredSession('asked')
  keep({}, { ...user, user_metadata: { full_name: 'Mei T.' } })
  expect(readStoredSession()).toBeNull()
  keep({ session_id: 'of ana' }, { ...user, id: 'ana' })
  keep()
  expect(readStoredSession()?.user.id).toBe('ana')
  keep({ session_id: 'of ana', exp: signedInAt + 7200 }, { ...user, id: 'ana' })
  expect(readStoredSession()?.expiresAtMs, 'a new token is stored').toBe((signedInAt + 7200) * 1000)
  keep({ session_id: 'new of mei' })
  expect(readStoredSession()?.id).toBe('new of mei')
})
