import { BlockList, isIP, isIPv4 } from 'node:net'
import type { Context } from 'hono'

/** What node-server puts beside a request; absent when a test calls the app without a socket. */
type SocketBindings = { incoming?: { socket?: { remoteAddress?: string } } }

/**
 * Who sends a request: the peer, or behind trusted proxies the last hop that is not one of them. Forwarding
 * headers of anyone else are ignored. IPv6 is cut to its /64, since a household owns a whole one.
 */
export function createClientAddress(trustedProxies: string[]): (c: Context) => string {
  const isTrusted = createTrust(trustedProxies)
  return (c) => {
    const peer = peerOf(c)
    if (!isIP(peer)) return 'unknown'
    let address = peer
    const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => plainAddress(hop.trim()))
    while (isTrusted(address)) {
      const hop = hops.pop()
      if (!hop || !isIP(hop)) break
      address = hop
    }
    return isIPv4(address) ? address : firstHalf(address)
  }
}

/** Is the peer of a request a proxy whose forwarding headers count? */
export function createProxyCheck(trustedProxies: string[]): (c: Context) => boolean {
  const isTrusted = createTrust(trustedProxies)
  return (c) => {
    const peer = peerOf(c)
    return isIP(peer) !== 0 && isTrusted(peer)
  }
}

function createTrust(trustedProxies: string[]): (address: string) => boolean {
  const trusted = new BlockList()
  for (const entry of trustedProxies) {
    const [address = '', prefix] = entry.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    if (prefix === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(prefix), family)
  }
  return (address) => trusted.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
}

function peerOf(c: Context): string {
  return plainAddress((c.env as SocketBindings | undefined)?.incoming?.socket?.remoteAddress ?? '')
}

function plainAddress(address: string): string {
  const [withoutZone = ''] = address.split('%')
  return withoutZone.replace(/^::ffff:(?=\d+\.)/i, '')
}

/** The /64 of an IPv6 address, written out. */
function firstHalf(address: string): string {
  const [left = '', right] = address.split('::')
  const head = left ? left.split(':') : []
  const tail = right ? right.split(':') : []
  const gap = right === undefined ? 0 : Math.max(0, 8 - head.length - tail.length)
  const groups = [...head, ...Array.from({ length: gap }, () => '0'), ...tail]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')}::/64`
}
