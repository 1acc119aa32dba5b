import { statfsSync } from 'node:fs'
import { isStorageFull } from '#server/database/database-away'
import { ApiError } from '#server/gate/api-error'
import type { FaultLog } from '#server/gate/fault-log'

const mb = 1024 * 1024
/** How old a measurement may be when a request needs it. */
const freshMs = 1000
const checkIntervalMs = 5000
/** Writes resume when there is a tenth more space, so that they do not stop and resume with every row. */
const marginMb = (minFreeMb: number) => Math.ceil(minFreeMb / 10)
/** How long a PostgreSQL without space counts as full. Each write tries it again. */
const rememberedMs = 10_000

/** The free space for the database. */
export type FreeSpace = {
  /** Returns the free space of the embedded database's disk in whole MB; null for PostgreSQL. */
  freeMb(): number | null
  /** Returns whether writes are refused before they are tried. Always false for PostgreSQL. */
  isRefusing(): boolean
  /** Returns whether there is no space, or was none a moment ago. For readiness. */
  isFull(): boolean
  /** Receives every error of a request, to recognize a database without space. */
  note(fault: unknown): void
  close(): void
}

export type FreeSpaceSettings = {
  /** The folder of the embedded database; null for PostgreSQL. */
  folder: string | null
  minFreeMb: number
  log: FaultLog
  /** Returns the free MB of a folder; throws if the system does not tell. */
  readFreeMb?: (folder: string) => number
}

/**
 * Watches the disk of the embedded database every few seconds, and each second during requests. Below `minFreeMb`,
 * writes are refused before PostgreSQL runs out of space. Each change is one line in the log.
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
      // If it cannot be measured, writes are not refused; the database notices a full disk itself.
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
      // Errors of this check are not news from the database.
      if (!isBelow && isFullFault(fault)) noRoomAt = performance.now()
    },
    close: () => clearInterval(timer),
  }
}

const isFullFault = (fault: unknown) =>
  isStorageFull(fault) || (fault instanceof ApiError && fault.refusal.code === 'storage_full')

/** Returns what is free for users other than root, for whom some disks reserve space. */
function readFree(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return Math.floor((bavail * bsize) / mb)
}
