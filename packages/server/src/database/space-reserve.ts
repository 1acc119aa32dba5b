import { randomFillSync } from 'node:crypto'
import { rmSync, statSync, truncateSync } from 'node:fs'
import { open, rm, statfs } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

const mb = 1024 * 1024
/** A file of PostgreSQL's log always has this size. */
const segmentBytes = 16 * mb
/** What PostgreSQL adds to its log at most between two checkpoints of the upkeep. */
const logBytes = 2 * segmentBytes
/** The log's share, and some for the rest: people who are there already can still sign in. */
const reserveBytes = logBytes + 8 * mb

/** Where the reserve lies in a database folder. */
export const reserveOf = (folder: string): string => join(folder, 'retour-reserve')

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** Whether the whole reserve lies in a database folder. */
export const isReserveKept = (folder: string): boolean => sizeOf(reserveOf(folder)) === reserveBytes

/**
 * A file of nothing that keeps room for the database. Other programs may fill the disk to the last byte; the log must grow
 * then all the same, or PostgreSQL panics. A table that cannot grow fails one statement only, so tables are given what is
 * beyond the log's share and no more.
 */
export const createSpaceReserve = (folder: string) => {
  const reserve = reserveOf(folder)
  /** Room was given, or could not be taken, after the last refill began. */
  let isNeeded = false

  /** Gives room for a write to this file. True when there was something to give: then the write is worth another try. */
  const release = (file: string): boolean => {
    const held = sizeOf(reserve)
    const isLog = basename(dirname(file)) === 'pg_wal'
    const kept = isLog ? Math.max(0, held - segmentBytes) : logBytes
    if (kept >= held) return false
    isNeeded = true
    if (kept === 0) rmSync(reserve, { force: true })
    else truncateSync(reserve, kept)
    return true
  }

  /** Takes the room back once there is plenty. */
  const refill = async (): Promise<void> => {
    if (isReserveKept(folder)) return
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize < 2 * reserveBytes) return
    isNeeded = false
    const handle = await open(reserve, 'w', 0o600)
    // Filled again and again: forty pieces of fresh memory would take ten times as long.
    const piece = Buffer.allocUnsafeSlow(mb)
    try {
      // Zeros would take no room on a disk that compresses.
      for (let n = 0; n < reserveBytes; n += mb) {
        if (isNeeded) break
        await handle.write(randomFillSync(piece), 0, mb, n)
      }
    } catch (error) {
      isNeeded = true
      throw error
    } finally {
      await handle.close()
      // What was given meanwhile would be a hole in the file.
      if (isNeeded) await rm(reserve, { force: true })
    }
  }
  return { release, refill }
}
