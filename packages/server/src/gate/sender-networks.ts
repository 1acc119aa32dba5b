import type { Limit, Allowance } from './rate-limits.ts'

/** A network, and how many times the limit of one sender it has. */
type WiderNetwork = { network: string; factor: number }

const sixtyFour = /^(?<three>[\da-f]+:[\da-f]+:[\da-f]+):(?<fourth>[\da-f]+)::\/64$/

/**
 * Returns the networks of a sender, narrowest first: the /56 and the /48 of an IPv6 sender, because a rented /48 has
 * 65,536 senders. None for IPv4, where each address costs money.
 */
export function widerNetworks(sender: string): WiderNetwork[] {
  const { three, fourth } = sixtyFour.exec(sender)?.groups ?? {}
  if (three === undefined || fourth === undefined) return []
  const upper = (Number.parseInt(fourth, 16) & 0xff00).toString(16)
  return [
    { network: `${three}:${upper}::/56`, factor: 4 },
    { network: `${three}::/48`, factor: 16 },
  ]
}

/** Returns the /48 of an IPv6 sender, or the address of an IPv4 sender. */
export const widestNetwork = (sender: string): string => widerNetworks(sender).at(-1)?.network ?? sender

/** Returns the limits of a sender and of its wider networks, for `takeAll`. */
export function limitsOfSender(limit: Limit, sender: string): Allowance[] {
  const wider = widerNetworks(sender).map(({ network, factor }) => ({
    limit: { ...limit, burst: limit.burst * factor },
    who: network,
  }))
  return [{ limit, who: sender }, ...wider]
}
