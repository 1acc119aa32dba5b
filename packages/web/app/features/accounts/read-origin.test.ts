import { expect, test } from 'vitest'
import { readOrigin } from './read-origin.ts'

test.each([
  [{ from: '/dashboard?tab=ai' }, '', '/dashboard?tab=ai'],
  [{ from: { pathname: '/dashboard', search: '?tab=ai', hash: '#top' } }, '', '/dashboard?tab=ai#top'],
  [null, '?from=%2Ffrance%2Fparis', '/france/paris'],
  [{ from: '/spain' }, '?from=%2Ffrance', '/spain'],
  [null, '', '/'],
  [{ from: 7 }, '', '/'],
])('state %j with query %j leads to %s', (state, search, origin) => {
  expect(readOrigin({ state, search })).toBe(origin)
})

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/path',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'javascript:alert(1)',
  'dashboard',
])('%j leads elsewhere, so it is not followed', (from) => {
  expect(readOrigin({ state: null, search: `?from=${encodeURIComponent(from)}` })).toBe('/')
})

test('the sign-in page itself is no page to come back to', () => {
  expect(readOrigin({ state: { from: '/auth?from=/auth' }, search: '' })).toBe('/')
})

test('except the screen for a new password, which a signed-out person was sent away from', () => {
  expect(readOrigin({ state: { from: '/auth?step=new-password' }, search: '' })).toBe(
    '/auth?step=new-password',
  )
})
