import { isStorageFull } from '#server/database/database-away'
import type { FaultLog } from '#server/gate/fault-log'

export interface Starting {
  /** Tries no more; resolves when a try that is under way has ended. */
  stop(): Promise<void>
}

const againAfterMs = 5000

/**
 * Starts in order what writes into the database. While its disk is full, the rest of the server works without, and what
 * is left is tried again every few seconds. Throws for every other fault.
 */
export async function startWhenThereIsRoom(
  starts: (() => Promise<void>)[],
  log: FaultLog,
): Promise<Starting> {
  const waiting = [...starts]
  const startAll = async () => {
    for (let next = waiting[0]; next; next = waiting[0]) {
      await next()
      waiting.shift()
    }
  }
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const tryAgainLater = () => {
    timer = setTimeout(() => {
      running = startAll().catch((error: unknown) => {
        if (!isStorageFull(error)) log.error({ err: error }, 'mail and jobs could not start, trying again')
        tryAgainLater()
      })
    }, againAfterMs)
    timer.unref()
  }
  try {
    await startAll()
  } catch (error) {
    if (!isStorageFull(error)) throw error
    log.error({ err: error }, 'the disk of the database is full: mail and jobs start when there is room')
    tryAgainLater()
  }
  return {
    stop: async () => {
      clearTimeout(timer)
      // A try that is under way may fail and ask for another.
      await running
      clearTimeout(timer)
    },
  }
}
