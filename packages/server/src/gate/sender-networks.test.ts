import { expect, test } from 'vitest'
import { limitsOfSender, widerNetworks } from './sender-networks.ts'

test('an IPv4 address stands for itself', () => {
  expect(widerNetworks('203.0.113.5')).toEqual([])
  expect(widerNetworks('unknown')).toEqual([])
})

test('an IPv6 sender belongs to a /56 and a /48', () => {
  expect(widerNetworks('2001:db8:1:2fe::/64')).toEqual([
    { network: '2001:db8:1:200::/56', factor: 4 },
    { network: '2001:db8:1::/48', factor: 16 },
  ])
  expect(widerNetworks('fe80:0:0:0::/64').map(({ network }) => network)).toEqual([
    'fe80:0:0:0::/56',
    'fe80:0:0::/48',
  ])
})

test('a network may do more than one sender, in the same time', () => {
  const limit = { name: 'test', burst: 10, refillMs: 60_000 }
  expect(limitsOfSender(limit, '2001:db8:1:2::/64')).toEqual([
    { limit, who: '2001:db8:1:2::/64' },
    { limit: { ...limit, burst: 40 }, who: '2001:db8:1:0::/56' },
    { limit: { ...limit, burst: 160 }, who: '2001:db8:1::/48' },
  ])
})
