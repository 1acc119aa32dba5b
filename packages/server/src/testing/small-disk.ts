import { spawnSync } from 'node:child_process'
import { closeSync, openSync, mkdtempSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SmallDisk = {
  folder: string
  /** Another program's file takes everything but so many MB; without a number, the last byte too. */
  fill: (leftMb?: number) => void
  /** That file is removed. */
  empty: () => void
  /** No byte can be written; false when the system refuses that. */
  forbidWriting: () => boolean
  allowWriting: () => void
  remove: () => void
}

const mb = 1024 * 1024
const run = (program: string, ...words: string[]) => spawnSync(program, words).status === 0

/** Only root may mount, and not in every container. */
export const mayMount = (): boolean => run('unshare', '-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt')

/** A disk of its own with so many MB, in memory. Throws where nothing can be mounted. */
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

/** Until the disk has no room for a piece of this size. */
function writePieces(file: number, size: number): void {
  const piece = Buffer.alloc(size)
  try {
    while (writeSync(file, piece) === size);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
