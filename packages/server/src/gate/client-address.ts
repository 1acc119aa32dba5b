import { BlockList, isIP, isIPv4, SocketAddress } from 'node:net'
import type { Context } from 'hono'

/** What node-server puts beside a request; absent when a test calls the app without a socket. */
type SocketBindings = { incoming?: { socket?: { remoteAddress?: string } } }

/** A hop as proxies write it: an address, in quotes or with a port, IPv6 with a port in brackets. */
const hopShape =
  /^(?<quote>"?)(?:\[(?<inner>[^\]]*)\](?::\d{1,5})?|(?<four>[\d.]+)(?::\d{1,5})?|(?<bare>.*))\k<quote>$/

/**
 * Who sends a request: the peer, or behind trusted proxies the last hop that is not one of them. Forwarding
 * headers of anyone else are ignored, and the search ends at a hop that is no address.
 */
export function createClientAddress(trustedProxies: string[]): (c: Context) => string {
  const isTrusted = createProxyTrust(trustedProxies)
  return (c) => {
    let address = plainAddress(peerOf(c))
    const hops = (c.req.header('x-forwarded-for') ?? '').split(',')
    while (isTrusted(address)) {
      const hop = readHop(hops.pop() ?? '')
      if (!hop) break
      address = hop
    }
    return senderOfAddress(address)
  }
}

/** The sender at an address: IPv6 is cut to its /64, since a household owns a whole one; 'unknown' for none. */
export function senderOfAddress(address: string): string {
  const plain = plainAddress(address)
  if (!plain) return 'unknown'
  return isIPv4(plain) ? plain : firstHalf(plain)
}

/** Is the peer of a request a proxy whose forwarding headers count? */
export function createProxyCheck(trustedProxies: string[]): (c: Context) => boolean {
  const isTrusted = createProxyTrust(trustedProxies)
  return (c) => isTrusted(peerOf(c))
}

/** Whether an address is one of the trusted proxies; false for text that is no address. */
export function createProxyTrust(trustedProxies: string[]): (address: string) => boolean {
  const trusted = new BlockList()
  for (const entry of trustedProxies) {
    const [address = '', prefix] = entry.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    if (prefix === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(prefix), family)
  }
  return (address) => {
    const plain = plainAddress(address)
    return plain !== '' && trusted.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6')
  }
}

function peerOf(c: Context): string {
  return (c.env as SocketBindings | undefined)?.incoming?.socket?.remoteAddress ?? ''
}

function readHop(text: string): string {
  const { inner, four, bare } = hopShape.exec(text.trim())?.groups ?? {}
  return plainAddress(inner ?? four ?? bare ?? '')
}

/** The canonical form of an address, without a zone; IPv4 written as IPv6 becomes IPv4. '' for anything else. */
function plainAddress(address: string): string {
  if (!isIP(address)) return ''
  if (isIPv4(address)) return address
  const { address: spelled } = new SocketAddress({ address, family: 'ipv6' })
  const mapped = spelled.replace(/^::ffff:/, '')
  return isIPv4(mapped) ? mapped : spelled
}

/** The /64 of an IPv6 address, written out. */
function firstHalf(address: string): string {
  const [left = '', right] = address.split('::')
  const head = left ? left.split(':') : []
  const tail = right ? right.split(':') : []
  const gap = right === undefined ? 0 : 8 - head.length - tail.length
  const groups = [...head, ...Array.from({ length: gap }, () => '0'), ...tail]
  return `${groups.slice(0, 4).join(':')}::/64`
}
