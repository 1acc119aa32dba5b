import type { Context } from 'hono'
import { isExempt, overRequestLimit, type Senders } from './limit-sender.ts'
import { widerNetworks } from './sender-networks.ts'

/** A browser opens six connections to a server. If all were streams, its other calls would wait. */
const usual = { ofPerson: 4, ofSender: 12 }
const retryAfterSeconds = 30

/** Limits the streams (server-sent events) that are open at the same time. */
export type StreamLimit = {
  /** Reserves a stream for a person and a sender. Returns a function that releases it. Throws 429 if all are in use. */
  take(c: Context, person: string): () => void
}

/**
 * Creates the limit of streams in this process: four for each person, twelve for each sender, more for its networks.
 */
export function createStreamLimit({ senderOf, isProduction }: Senders, most = usual): StreamLimit {
  const open = new Map<string, number>()
  const add = (name: string, by: 1 | -1) => {
    const count = (open.get(name) ?? 0) + by
    if (count > 0) open.set(name, count)
    else open.delete(name)
  }
  return {
    take: (c, person) => {
      const sender = senderOf(c)
      const bySender = isExempt(sender, isProduction)
        ? []
        : [{ network: sender, factor: 1 }, ...widerNetworks(sender)].map(({ network, factor }) => ({
            name: `sender ${network}`,
            most: most.ofSender * factor,
          }))
      const places = [{ name: `person ${person}`, most: most.ofPerson }, ...bySender]
      if (places.some((one) => (open.get(one.name) ?? 0) >= one.most))
        throw overRequestLimit(retryAfterSeconds)
      for (const { name } of places) add(name, 1)
      let isTaken = true
      return () => {
        if (isTaken) for (const { name } of places) add(name, -1)
        isTaken = false
      }
    },
  }
}
