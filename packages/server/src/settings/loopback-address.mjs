// Plain JavaScript: the settings are read on the system's Node, before anything is installed.
import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** The addresses by which a machine reaches itself alone (RFC 6890), IPv4 written as IPv6 included. */
const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/**
 * Is this a whole IP address that only this machine can reach? Names are none, `127.evil.example` among them.
 * @param {string} address
 * @returns {boolean}
 */
export function isLoopbackAddress(address) {
  if (isIPv4(address)) return loopback.check(address, 'ipv4')
  return isIPv6(address) && loopback.check(address, 'ipv6')
}

/**
 * The same for what stands in HOST or a URL: an address, or the one name that is kept for this machine.
 * @param {string} host
 * @returns {boolean}
 */
export function isLoopbackHost(host) {
  return host.toLowerCase() === 'localhost' || isLoopbackAddress(host)
}
