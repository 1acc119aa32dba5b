import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createClientAddress } from './client-address.ts'

const app = new Hono()
const addressOf = createClientAddress(['10.0.0.0/8', '2001:db8:ffff::/48'])
app.get('/', (c) => c.text(addressOf(c)))

test.each([
  ['a stranger is who the socket says', '203.0.113.5', undefined, '203.0.113.5'],
  ['a stranger cannot claim another address', '203.0.113.5', '198.51.100.1', '203.0.113.5'],
  ['IPv4 written as IPv6 is the same', '::ffff:203.0.113.5', undefined, '203.0.113.5'],
  ['a trusted proxy speaks for the last hop', '10.0.0.1', '192.0.2.1, 198.51.100.1', '198.51.100.1'],
  ['trusted hops are passed over', '10.0.0.1', '198.51.100.1, 10.1.1.1', '198.51.100.1'],
  ['nonsense from a trusted proxy counts as the proxy', '10.0.0.1', 'unknown', '10.0.0.1'],
  ['IPv6 is cut to its /64', '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
  ['IPv6 with a gap is cut alike', '2001:db8:1:2::9', undefined, '2001:db8:1:2::/64'],
  ['a zone is dropped', 'fe80::1%eth0', undefined, 'fe80:0:0:0::/64'],
  ['no socket at all', '', undefined, 'unknown'],
])('%s', async (_title, peer, forwarded, expected) => {
  const headers: Record<string, string> = forwarded ? { 'X-Forwarded-For': forwarded } : {}
  const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: peer } } })
  expect(await response.text()).toBe(expected)
})
