type Waiter = { go: () => void; giveUp: (reason: Error) => void }

/** `who`: whose work it is. */
export type FairQueue = <T>(who: string, work: () => Promise<T>) => Promise<T>

/**
 * Runs `atOnce` tasks at a time. Others wait in one queue per sender, and the queues take turns (round robin), so that a
 * sender with few tasks need not wait for one with many. Beyond `maxWaiting` in total, the last task of the longest queue
 * is refused with `tooMany`.
 */
export function createFairQueue(options: {
  atOnce: number
  maxWaiting: number
  tooMany: () => Error
}): FairQueue {
  // The first queue of the map is next.
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
