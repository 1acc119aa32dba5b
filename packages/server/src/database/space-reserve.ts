import { randomFillSync } from 'node:crypto'
import { rmSync, statSync } from 'node:fs'
import { open, rm, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

const mb = 1024 * 1024
/** Two segments of the log, which is what PostgreSQL adds at most between two checkpoints of the upkeep, and some for the rest. */
export const reserveBytes = 40 * mb

/**
 * A file of nothing that keeps room for the database. Other programs may fill the disk to the last byte; the log must grow
 * then all the same, or PostgreSQL panics. `release` gives the room away, `refill` takes it back once there is plenty.
 */
export const createSpaceReserve = (file: string) => {
  /** True when there was something to give: then the write is worth another try. */
  const release = (): boolean => {
    const held = statSync(file, { throwIfNoEntry: false })?.size ?? 0
    if (held > 0) rmSync(file, { force: true })
    return held > 0
  }

  const refill = async (): Promise<void> => {
    if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) >= reserveBytes) return
    const { bavail, bsize } = await statfs(dirname(file))
    if (bavail * bsize < 2 * reserveBytes) return
    const handle = await open(file, 'w', 0o600)
    // Filled again and again: forty pieces of fresh memory would take ten times as long.
    const piece = Buffer.allocUnsafeSlow(mb)
    try {
      // Zeros would take no room on a disk that compresses.
      for (let n = 0; n < reserveBytes; n += mb) await handle.write(randomFillSync(piece), 0, mb, n)
    } catch (error) {
      await rm(file, { force: true })
      throw error
    } finally {
      await handle.close()
    }
  }
  return { release, refill }
}
