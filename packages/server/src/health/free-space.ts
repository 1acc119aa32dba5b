import { statfsSync } from 'node:fs'
import { isStorageFull } from '#server/database/database-away'
import { ApiError } from '#server/gate/api-error'
import type { FaultLog } from '#server/gate/fault-log'

const mb = 1024 * 1024
/** How old a look at the disk may be when a request asks. */
const freshMs = 1000
const checkIntervalMs = 5000
/** Room must come back with a tenth more, so that writes do not open and close with every row. */
const marginMb = (minFreeMb: number) => Math.ceil(minFreeMb / 10)
/** How long a PostgreSQL that had no room counts as full; each write asks it again. */
const rememberedMs = 10_000

export type FreeSpace = {
  /** Whole MB that are free where the embedded database lies; null for a PostgreSQL, whose disk is not ours to see. */
  freeMb(): number | null
  /** Are writes refused before they are tried? Only where we see the disk. */
  isRefusing(): boolean
  /** Is there, or was there a moment ago, no room? What readiness tells. */
  isFull(): boolean
  /** Told of every fault of a request: a database that had no room is remembered. */
  note(fault: unknown): void
  close(): void
}

export type FreeSpaceSettings = {
  /** Where the embedded database lies; null for PostgreSQL. */
  folder: string | null
  minFreeMb: number
  log: FaultLog
  /** Reads the free MB of a folder; throws when the system does not tell. */
  readFreeMb?: (folder: string) => number
}

/**
 * Watches the disk of the embedded database, every few seconds and, while requests ask, each second. Below `minFreeMb`
 * writes are refused, before PostgreSQL meets a full disk; one line in the log tells of the crossing and of the return.
 */
export function watchFreeSpace({
  folder,
  minFreeMb,
  log,
  readFreeMb = readFree,
}: FreeSpaceSettings): FreeSpace {
  let free: number | null = null
  let isBelow = false
  let checkedAtMs = -Infinity
  let noRoomAt = -Infinity

  const check = () => {
    if (folder === null || performance.now() - checkedAtMs < freshMs) return
    checkedAtMs = performance.now()
    try {
      free = readFreeMb(folder)
    } catch (error) {
      // A disk that does not tell is no reason to refuse: the database finds out by itself.
      log.error({ err: error }, 'the free space of the disk cannot be read')
      return
    }
    const wasBelow = isBelow
    isBelow = free < minFreeMb + (wasBelow ? marginMb(minFreeMb) : 0)
    if (isBelow && !wasBelow)
      log.error(
        { freeMb: free, minFreeMb },
        'the disk is nearly full: writes are refused until there is room',
      )
    if (!isBelow && wasBelow)
      log.error({ freeMb: free, minFreeMb }, 'the disk has room again: writes are taken')
  }
  check()
  const timer = setInterval(check, checkIntervalMs)
  timer.unref()

  const isRefusing = () => {
    check()
    return isBelow
  }
  return {
    freeMb: () => {
      check()
      return free
    },
    isRefusing,
    isFull: () => isRefusing() || performance.now() - noRoomAt < rememberedMs,
    note: (fault) => {
      // What was refused here already is no news from the database.
      if (!isBelow && isFullFault(fault)) noRoomAt = performance.now()
    },
    close: () => clearInterval(timer),
  }
}

const isFullFault = (fault: unknown) =>
  isStorageFull(fault) || (fault instanceof ApiError && fault.refusal.code === 'storage_full')

/** What is free for users other than root, who has a share of some disks kept for itself. */
function readFree(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return Math.floor((bavail * bsize) / mb)
}
