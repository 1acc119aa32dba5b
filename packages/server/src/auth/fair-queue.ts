type Waiter = { go: () => void; giveUp: (reason: Error) => void }

/** Runs `work` when it is the turn of `who`, and settles as it does. */
export type FairQueue = <T>(who: string, work: () => Promise<T>) => Promise<T>

/**
 * Returns a queue that runs `atOnce` tasks at a time. Each sender has its own queue, and the queues take turns (round
 * robin), so that a sender with few tasks does not wait for one with many. If more than `maxWaiting` tasks wait in
 * total, the last task of the longest queue is rejected with `tooMany`.
 */
export function createFairQueue(options: {
  atOnce: number
  maxWaiting: number
  tooMany: () => Error
}): FairQueue {
  // Ordered by turn: the first queue is next.
  const lines = new Map<string, Waiter[]>()
  let running = 0
  let waiting = 0

  const dropFromLongest = () => {
    const [who, line] = [...lines].reduce((longest, one) =>
      one[1].length > longest[1].length ? one : longest,
    )
    line.pop()?.giveUp(options.tooMany())
    waiting -= 1
    if (line.length === 0) lines.delete(who)
  }

  const wait = (who: string) => {
    const line = lines.get(who) ?? []
    const turn = new Promise<void>((go, giveUp) => line.push({ go, giveUp }))
    lines.set(who, line)
    waiting += 1
    if (waiting > options.maxWaiting) dropFromLongest()
    return turn
  }

  const callNext = () => {
    const [next] = lines
    if (!next) {
      running -= 1
      return
    }
    const [who, line] = next
    lines.delete(who)
    const waiter = line.shift()
    if (line.length > 0) lines.set(who, line)
    waiting -= 1
    waiter?.go()
  }

  return async (who, work) => {
    if (running >= options.atOnce) await wait(who)
    else running += 1
    try {
      return await work()
    } finally {
      callNext()
    }
  }
}
