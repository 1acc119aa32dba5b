import { BlockList, isIP, isIPv4, SocketAddress } from 'node:net'
import type { Context } from 'hono'

/** What @hono/node-server adds to a request. Missing if a test calls the app without a socket. */
type SocketBindings = { incoming?: { socket?: { remoteAddress?: string } } }

/** A hop in X-Forwarded-For: an address, maybe in quotes or with a port; IPv6 with a port is in brackets. */
const hopShape =
  /^(?<quote>"?)(?:\[(?<inner>[^\]]*)\](?::\d{1,5})?|(?<four>[\d.]+)(?::\d{1,5})?|(?<bare>.*))\k<quote>$/

/**
 * Returns a function that finds the sender of a request: the peer or, behind trusted proxies, the last hop that is not
 * one of them. Forwarding headers of other peers are ignored. The search ends at a hop that is not an address.
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

/**
 * Returns the sender at an address. IPv6 is cut to its /64, because a household has a whole one. 'unknown' if the text
 * is not an address.
 */
export function senderOfAddress(address: string): string {
  const plain = plainAddress(address)
  if (!plain) return 'unknown'
  return isIPv4(plain) ? plain : firstHalf(plain)
}

/** Returns a function that tells if the peer of a request is a trusted proxy. */
export function createProxyCheck(trustedProxies: string[]): (c: Context) => boolean {
  const isTrusted = createProxyTrust(trustedProxies)
  return (c) => isTrusted(peerOf(c))
}

/** Returns a function that tells if an address is a trusted proxy. False for text that is not an address. */
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

/**
 * Returns the canonical form of an address, without a zone. IPv4-mapped IPv6 becomes IPv4. '' if the text is not an
 * address.
 */
function plainAddress(address: string): string {
  if (!isIP(address)) return ''
  if (isIPv4(address)) return address
  const { address: spelled } = new SocketAddress({ address, family: 'ipv6' })
  const mapped = spelled.replace(/^::ffff:/, '')
  return isIPv4(mapped) ? mapped : spelled
}

/** Returns the /64 of a canonical IPv6 address. */
function firstHalf(address: string): string {
  const [left = '', right] = address.split('::')
  const head = left ? left.split(':') : []
  const tail = right ? right.split(':') : []
  const gap = right === undefined ? 0 : 8 - head.length - tail.length
  const groups = [...head, ...Array.from({ length: gap }, () => '0'), ...tail]
  return `${groups.slice(0, 4).join(':')}::/64`
}
