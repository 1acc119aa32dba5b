import type { MiddlewareHandler } from 'hono'
import { isExempt, overRequestLimit, type Senders } from './limit-sender.ts'
import { widerNetworks } from './sender-networks.ts'

type Turns = { running: number; waiting: (() => void)[] }

/**
 * At most six calls of one sender run at once, as many as a browser keeps open; others wait for their turn, and beyond a
 * hundred of them the answer is 429. So nobody alone has all connections of the database; nor has a network of many
 * senders, which has more turns. Counted in this process.
 */
export function limitParallel(
  { senderOf, isProduction }: Senders,
  { atOnce, waitingAtMost } = { atOnce: 6, waitingAtMost: 100 },
): MiddlewareHandler {
  const turnsOf = new Map<string, Turns>()

  const takeTurn = async (who: string, factor: number): Promise<() => void> => {
    const turns = turnsOf.get(who) ?? { running: 0, waiting: [] }
    turnsOf.set(who, turns)
    if (turns.running < atOnce * factor) turns.running += 1
    else {
      if (turns.waiting.length >= waitingAtMost * factor) throw overRequestLimit(1)
      // Whoever ends hands the turn on, so `running` stays.
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
      // From the narrowest on, for everybody: so nobody holds what another one waits for in a circle.
      ends.push(await takeTurn(sender, 1))
      for (const { network, factor } of widerNetworks(sender)) ends.push(await takeTurn(network, factor))
      await next()
    } finally {
      for (const end of ends) end()
    }
  }
}
