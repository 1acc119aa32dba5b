import type { MiddlewareHandler } from 'hono'
import { isExempt, overRequestLimit, type Senders } from './limit-sender.ts'
import { widerNetworks } from './sender-networks.ts'

type Turns = { running: number; waiting: (() => void)[] }

/**
 * Runs at most six calls of one sender at a time, as many as a browser has connections. Up to a hundred more wait;
 * above that it throws 429. So one sender cannot use all connections of the database. Networks of IPv6 have higher
 * limits of their own. Counts in this process only.
 */
export function limitParallel(
  { senderOf, isProduction }: Senders,
  { atOnce, maxWaiting } = { atOnce: 6, maxWaiting: 100 },
): MiddlewareHandler {
  const turnsOf = new Map<string, Turns>()

  const takeTurn = async (who: string, factor: number): Promise<() => void> => {
    const turns = turnsOf.get(who) ?? { running: 0, waiting: [] }
    turnsOf.set(who, turns)
    if (turns.running < atOnce * factor) turns.running += 1
    else {
      if (turns.waiting.length >= maxWaiting * factor) throw overRequestLimit(1)
      // A call that ends passes its slot to the next, so `running` stays the same.
      await new Promise<void>((resume) => turns.waiting.push(resume))
    }
    return () => {
      const resume = turns.waiting.shift()
      if (resume) resume()
      else if ((turns.running -= 1) === 0) turnsOf.delete(who)
    }
  }

  return async (c, next) => {
    const sender = senderOf(c)
    if (isExempt(sender, isProduction)) return next()
    const ends: (() => void)[] = []
    try {
      // All calls lock from the narrowest to the widest network, so they cannot deadlock.
      ends.push(await takeTurn(sender, 1))
      for (const { network, factor } of widerNetworks(sender)) ends.push(await takeTurn(network, factor))
      await next()
    } finally {
      for (const end of ends) end()
    }
  }
}
