import { isStorageFull } from '#server/database/database-away'
import type { FaultLog } from '#server/gate/fault-log'

export interface Starting {
  /** Stops retrying. Resolves when the current attempt is done. */
  stop(): Promise<void>
}

const againAfterMs = 5000

/**
 * Starts, in order, the parts that write to the database. While its disk is full, the rest of the server works without
 * them, and they are retried every few seconds. Throws every other error.
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
      // The current attempt may fail and schedule another.
      await running
      clearTimeout(timer)
    },
  }
}
