import { randomFillSync } from 'node:crypto'
import { rmSync, statSync, truncateSync } from 'node:fs'
import { open, rm, statfs } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isLogFile } from './log-sync.ts'

const mb = 1024 * 1024
/** The size of one file of PostgreSQL's log. */
const segmentBytes = 16 * mb
/** The most that PostgreSQL adds to its log between two checkpoints of the maintenance. */
const logBytes = 2 * segmentBytes
/**
 * The share of the log, and less than a segment for tables, so that people with an account can still sign in. What is
 * beyond whole segments is the share of the tables that is left.
 */
const reserveBytes = logBytes + 8 * mb

/** Returns the path of the reserve in a database folder. */
export const reserveOf = (folder: string): string => join(folder, 'retour-reserve')

/** PostgreSQL does not start if it can create this file but not fill it. It removes and writes it at each start. */
const isCatalogueCache = (file: string) => basename(file).startsWith('pg_internal.init')

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** Returns whether the whole reserve exists in a database folder. */
export const isReserveWhole = (folder: string): boolean => sizeOf(reserveOf(folder)) === reserveBytes

/**
 * Creates the reserve: a file that keeps disk space for the database. If other software fills the disk, PostgreSQL must
 * still extend its log or it panics. A table that cannot grow only fails one statement, so tables only get what exceeds
 * the log's share, whether or not the log has used some of it.
 */
export const createSpaceReserve = (folder: string) => {
  const reserve = reserveOf(folder)
  /** Space was released, or could not be taken, since the last refill started. */
  let isNeeded = false

  /**
   * Releases space for a write to this file. Returns true if there was space to release, so the write is worth a retry.
   */
  const release = (file: string): boolean => {
    const held = sizeOf(reserve)
    const isVital = isLogFile(file) || isCatalogueCache(file)
    const remaining = isVital ? Math.max(0, held - segmentBytes) : held - (held % segmentBytes)
    if (remaining === held) return false
    isNeeded = true
    if (remaining === 0) rmSync(reserve, { force: true })
    else truncateSync(reserve, remaining)
    return true
  }

  /** Takes the space back once the disk has plenty. */
  const refill = async (): Promise<void> => {
    if (isReserveWhole(folder)) return
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize < 2 * reserveBytes) return
    isNeeded = false
    const handle = await open(reserve, 'w', 0o600)
    // The buffer is reused: forty new ones would take ten times as long.
    const piece = Buffer.allocUnsafeSlow(mb)
    try {
      // Random bytes, because zeros take no space on a compressing disk.
      for (let n = 0; n < reserveBytes; n += mb) {
        if (isNeeded) break
        await handle.write(randomFillSync(piece), 0, mb, n)
      }
    } catch (error) {
      isNeeded = true
      throw error
    } finally {
      await handle.close()
      // Space that was released in the meantime would be a hole in the file.
      if (isNeeded) await rm(reserve, { force: true })
    }
  }
  return { release, refill }
}
