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
  ['IPv4 written as IPv6 in hex is the same', '::ffff:cb00:7105', undefined, '203.0.113.5'],
  ['a trusted proxy in IPv6 spelling', '::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['3: a hop with its port', '10.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
  ['3: a quoted hop', '10.0.0.1', '"198.51.100.1:4711"', '198.51.100.1'],
  ['3: IPv6 in brackets', '10.0.0.1', '[2001:DB8:1:2::9]', '2001:db8:1:2::/64'],
  ['3: IPv6 with its port', '10.0.0.1', '"[2001:db8:1:2::9]:443"', '2001:db8:1:2::/64'],
  ['3: IPv6 without brackets', '10.0.0.1', '2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['3: IPv4 written as IPv6, with its port', '10.0.0.1', '[::ffff:198.51.100.1]:443', '198.51.100.1'],
  ['3: trusted hops with ports are passed over', '10.0.0.1', '198.51.100.1:9, 10.1.1.1:80', '198.51.100.1'],
  ['3: nonsense ends the way at the last trusted hop', '10.0.0.1', '198.51.100.1, x, 10.1.1.1', '10.1.1.1'],
  ['3: an empty hop ends it too', '10.0.0.1', '198.51.100.1, , 10.1.1.1', '10.1.1.1'],
  ['3: half a quote is nonsense', '10.0.0.1', '"198.51.100.1', '10.0.0.1'],
  ['3: a port without an address', '10.0.0.1', ':443', '10.0.0.1'],
  ['3: a number is no address', '10.0.0.1', '3325256705', '10.0.0.1'],
  ['3: a port that is none', '10.0.0.1', '198.51.100.1:x', '10.0.0.1'],
  ['no socket at all', '', undefined, 'unknown'],
])('%s', async (_title, peer, forwarded, expected) => {
  const headers: Record<string, string> = forwarded ? { 'X-Forwarded-For': forwarded } : {}
  const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: peer } } })
  expect(await response.text()).toBe(expected)
})
