import type { Limit, Wanted } from './rate-limits.ts'

/** How much more a network may do than one sender of it. */
type WiderNetwork = { network: string; factor: number }

const sixtyFour = /^(?<three>[\da-f]+:[\da-f]+:[\da-f]+):(?<fourth>[\da-f]+)::\/64$/

/**
 * The networks around a sender, narrowest first: the /56 and the /48 of an IPv6 sender, since who rents a /48 has 65,536
 * senders. None for IPv4, where each address costs.
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

/** The /48 of an IPv6 sender; the address itself of IPv4. */
export const widestNetwork = (sender: string): string => widerNetworks(sender).at(-1)?.network ?? sender

/** A sender's limit beside those of its wider networks: what is taken together, or not at all. */
export function limitsOfSender(limit: Limit, sender: string): Wanted[] {
  const wider = widerNetworks(sender).map(({ network, factor }) => ({
    limit: { ...limit, burst: limit.burst * factor },
    who: network,
  }))
  return [{ limit, who: sender }, ...wider]
}
