import type { MiddlewareHandler } from 'hono'
import { isExempt, overRequestLimit, type Senders } from './limit-sender.ts'

type Turns = { running: number; waiting: (() => void)[] }

/**
 * At most six calls of one sender run at once, as many as a browser keeps open; others wait for their turn, and beyond a
 * hundred of them the answer is 429. So nobody alone has all connections of the database. Counted in this process.
 */
export function limitParallel(
  { senderOf, isProduction }: Senders,
  { atOnce, waitingAtMost } = { atOnce: 6, waitingAtMost: 100 },
): MiddlewareHandler {
  const senders = new Map<string, Turns>()
  return async (c, next) => {
    const sender = senderOf(c)
    if (isExempt(sender, isProduction)) return next()
    const turns = senders.get(sender) ?? { running: 0, waiting: [] }
    senders.set(sender, turns)
    if (turns.running < atOnce) turns.running += 1
    else {
      if (turns.waiting.length >= waitingAtMost) throw overRequestLimit(1)
      // Whoever ends hands the turn on, so `running` stays.
      await new Promise<void>((resume) => turns.waiting.push(resume))
    }
    try {
      await next()
    } finally {
      const resume = turns.waiting.shift()
      if (resume) resume()
      else if ((turns.running -= 1) === 0) senders.delete(sender)
    }
  }
}
