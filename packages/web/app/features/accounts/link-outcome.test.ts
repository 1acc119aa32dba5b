import { expect, test } from 'vitest'
import { isLinkFragment, readLinkOutcome } from './link-outcome.ts'

const session =
  '#access_token=a.b.c&expires_at=1&expires_in=3600&refresh_token=r&sb=&token_type=bearer&type=recovery'
const expired =
  '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb='
const half = '#message=Confirmation+link+accepted.+Please+proceed&sb='

test('a link that worked brings both tokens and what it was for', () => {
  expect(readLinkOutcome(session)).toEqual({
    kind: 'tokens',
    accessToken: 'a.b.c',
    refreshToken: 'r',
    purpose: 'recovery',
    booking: null,
  })
})

test.each([
  ['sent', 'sent'],
  ['sent-before', 'sent-before'],
  ['expired', 'expired'],
  ['gone', 'gone'],
  ['<b>', null],
])('a pending booking of the account: %s', (word, booking) => {
  expect(readLinkOutcome(`${session}&booking=${word}`)).toMatchObject({ booking })
})

test('a link that is used up, or failed otherwise', () => {
  expect(readLinkOutcome(expired)).toEqual({ kind: 'failed', isExpired: true })
  expect(readLinkOutcome('#error=server_error&sb=')).toEqual({ kind: 'failed', isExpired: false })
})

test('the first of the two mails of an address change', () => {
  expect(readLinkOutcome(half)).toEqual({ kind: 'half' })
})

test('a token without its other half is no session', () => {
  expect(readLinkOutcome('#access_token=a.b.c')).toBeNull()
})

test.each(['', '#', '#list-view', '#locations', '#message'])('%j is a place on a page', (hash) => {
  expect(readLinkOutcome(hash)).toBeNull()
  expect(isLinkFragment(hash)).toBe(false)
})

test.each([session, expired, half])('every outcome is seen on every page', (hash) => {
  expect(isLinkFragment(hash)).toBe(true)
})
