import { randomFillSync } from 'node:crypto'
import { rmSync, statSync, truncateSync } from 'node:fs'
import { open, rm, statfs } from 'node:fs/promises'
import { basename, dirname } from 'node:path'

const mb = 1024 * 1024
/** A file of PostgreSQL's log always has this size. */
const segmentBytes = 16 * mb
/** What PostgreSQL adds to its log at most between two checkpoints of the upkeep. */
const logBytes = 2 * segmentBytes
/** The log's share, and some for the rest: people who are there already can still sign in. */
export const reserveBytes = logBytes + 8 * mb

/**
 * A file of nothing that keeps room for the database. Other programs may fill the disk to the last byte; the log must grow
 * then all the same, or PostgreSQL panics. A table that cannot grow fails one statement only, so tables are given what is
 * beyond the log's share and no more.
 */
export const createSpaceReserve = (reserve: string) => {
  /** Gives room for a write to this file. True when there was something to give: then the write is worth another try. */
  const release = (file: string): boolean => {
    const held = statSync(reserve, { throwIfNoEntry: false })?.size ?? 0
    const isLog = basename(dirname(file)) === 'pg_wal'
    const kept = isLog ? Math.max(0, held - segmentBytes) : logBytes
    if (kept >= held) return false
    if (kept === 0) rmSync(reserve, { force: true })
    else truncateSync(reserve, kept)
    return true
  }

  /** Takes the room back once there is plenty. */
  const refill = async (): Promise<void> => {
    if ((statSync(reserve, { throwIfNoEntry: false })?.size ?? 0) >= reserveBytes) return
    const { bavail, bsize } = await statfs(dirname(reserve))
    if (bavail * bsize < 2 * reserveBytes) return
    const handle = await open(reserve, 'w', 0o600)
    // Filled again and again: forty pieces of fresh memory would take ten times as long.
    const piece = Buffer.allocUnsafeSlow(mb)
    try {
      // Zeros would take no room on a disk that compresses.
      for (let n = 0; n < reserveBytes; n += mb) await handle.write(randomFillSync(piece), 0, mb, n)
    } catch (error) {
      await rm(reserve, { force: true })
      throw error
    } finally {
      await handle.close()
    }
  }
  return { release, refill }
}
