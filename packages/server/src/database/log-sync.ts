import fs from 'node:fs'
import { basename, dirname } from 'node:path'

/** Whether a file is one of PostgreSQL's log. */
export const isLogFile = (file: string): boolean => basename(dirname(file)) === 'pg_wal'

type Options = {
  /** Called before each sync. */
  beforeSync?: () => void
  /** Called when the disk refused a sync: the last commits are not on it. Must end the process. */
  onLost: (error: Error) => void
}

/**
 * Syncs PostgreSQL's log beside the event loop. PostgreSQL goes on at once; whoever answers a commit waits for
 * `settled`. Commits that come while a sync runs share the next one. What else is written to the folder must come after
 * the log, so `settleNow` is called before it.
 */
export const createLogSync = ({ beforeSync, onLost }: Options) => {
  /**
   * The last file of the log that was synced. It is opened here, because PostgreSQL may close its own descriptor, and
   * twice, because Linux tells of a failed write once for each time that a file is open: `descriptor` for syncs beside
   * the event loop, `urgent` for those on it.
   */
  let file: { path: string; descriptor: number; urgent: number } | null = null
  /** Whether something of the log may not be on the disk. */
  let isOutstanding = false
  let running: { descriptor: number; round: PromiseWithResolvers<void> } | null = null
  /** Waits for `running`, which may have begun before the last commit was written. */
  let next: PromiseWithResolvers<void> | null = null

  const start = () => {
    const round = next
    if (!round || !file) return
    next = null
    const { descriptor } = file
    running = { descriptor, round }
    beforeSync?.()
    fs.fdatasync(descriptor, (error) => {
      if (error) return onLost(error)
      running = null
      if (file?.descriptor !== descriptor) fs.closeSync(descriptor)
      if (!next) isOutstanding = false
      round.resolve()
      start()
    })
  }

  const settleNow = () => {
    if (!isOutstanding || !file) return
    beforeSync?.()
    try {
      fs.fdatasyncSync(file.urgent)
    } catch (error) {
      return onLost(error as Error)
    }
    isOutstanding = false
    running?.round.resolve()
    next?.resolve()
    next = null
  }

  const closeFile = () => {
    settleNow()
    if (!file) return
    fs.closeSync(file.urgent)
    // A sync of it that still runs closes it at its end.
    if (file.descriptor !== running?.descriptor) fs.closeSync(file.descriptor)
    file = null
  }

  return {
    /** Takes a sync of a file of the log over. Returns at once. */
    request: (path: string): void => {
      if (file?.path !== path) {
        closeFile()
        file = { path, descriptor: fs.openSync(path, 'r+'), urgent: fs.openSync(path, 'r+') }
      }
      isOutstanding = true
      next ??= Promise.withResolvers()
      if (!running) start()
    },
    /** Resolves when everything that was requested is on the disk; undefined if it is. */
    settled: (): Promise<void> | undefined => (isOutstanding ? (next ?? running?.round)?.promise : undefined),
    /** Brings everything that was requested to the disk before it returns. */
    settleNow,
    /** The same, and closes the file: its name may stand for another one from now on. */
    closeFile,
  }
}

export type LogSync = ReturnType<typeof createLogSync>
