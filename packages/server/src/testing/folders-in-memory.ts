import { mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isWideRun } from './wide-run.ts'

const memory = '/dev/shm'
/**
 * The folder of a run. Short, because the path of the operator's socket may have at most about a hundred characters.
 */
const nameOf = (pid: number) => `retour-${pid}`
const ofRun = /^retour-(\d+)$/
const gib = 1024 ** 3
/** The maximum size of the folders of three workers, with ten databases of 80 MB each, and a reserve for others. */
const roomBytes = 4 * gib
const unusedForMs = 60 * 60 * 1000

const hasRoom = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > roomBytes && process.availableMemory() > 2 * roomBytes
  } catch {
    // Not on Linux.
    return false
  }
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Deletes the folders of killed runs. Another container may share the memory and use the same process numbers. */
const removeLeft = (): void => {
  for (const name of readdirSync(memory)) {
    const pid = Number(ofRun.exec(name)?.[1])
    if (!pid || isRunning(pid)) continue
    const folder = join(memory, name)
    const changedMs = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Infinity
    if (changedMs < Date.now() - unusedForMs) rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Returns the environment that puts the folders of the server's tests into memory, if the system has enough. A database
 * has twelve hundred files. On a disk it takes a second of processor time to create them after as many were deleted
 * (ext4 skips recently freed blocks one by one), and each commit waits for the disk. A killed process leaves the same
 * files in both. `npm run test:all` stays on the disk. Data that is shared between runs is in the usual place.
 */
export const foldersInMemory = (): Record<string, string> => {
  if (isWideRun || !hasRoom()) return {}
  removeLeft()
  const folder = join(memory, nameOf(process.pid))
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return { TEST_KEPT: tmpdir(), TMPDIR: folder }
}
