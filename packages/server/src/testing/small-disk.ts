import { spawnSync } from 'node:child_process'
import { closeSync, openSync, mkdtempSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SmallDisk = {
  folder: string
  /** Fills the disk with a file until this many MB are left; without a number, to the last byte. */
  fill: (leftMb?: number) => void
  /** Deletes that file. */
  empty: () => void
  /** Makes the disk read-only; false if the system refuses. */
  forbidWriting: () => boolean
  allowWriting: () => void
  remove: () => void
}

const mb = 1024 * 1024
const run = (program: string, ...words: string[]) => spawnSync(program, words).status === 0

/** Returns whether this process may mount: only root, and not in every container. */
export const mayMount = (): boolean => run('unshare', '-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt')

/** Mounts a disk in memory of this many MB. Throws if mounting is not possible. */
export function mountSmallDisk(sizeMb: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'retour-disk-'))
  if (!run('mount', '-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=755`, 'tmpfs', folder))
    throw new Error(`nothing can be mounted on ${folder}`)
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill: (leftMb = 0) => {
      const file = openSync(ballast, 'a')
      for (let piece = mb; piece >= 1; piece /= 2) writePieces(file, piece)
      closeSync(file)
      if (leftMb > 0) run('truncate', '-s', `-${leftMb * mb}`, ballast)
    },
    empty: () => rmSync(ballast, { force: true }),
    forbidWriting: () => run('mount', '-o', 'remount,ro', folder),
    allowWriting: () => void run('mount', '-o', 'remount,rw', folder),
    remove: () => {
      run('umount', '-l', folder)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Writes pieces of this size until the disk has no space for another. */
function writePieces(file: number, size: number): void {
  const piece = Buffer.alloc(size)
  try {
    while (writeSync(file, piece) === size);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
