import { mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isWideRun } from './wide-run.ts'

const memory = '/dev/shm'
/** The folder of a run. Short: the operator's socket takes no path of more than a hundred characters. */
const nameOf = (pid: number) => `retour-${pid}`
const ofRun = /^retour-(\d+)$/
const gib = 1024 ** 3
/** What the folders of three workers take at most, ten databases of 80 MB each, and some for everybody else. */
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

/** Runs that were killed could not clean up. Another container may share the memory, with process numbers of its own. */
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
 * The environment that puts the folders of the server's tests into memory, where the system has some to spare. A database
 * has twelve hundred files: on a disk they take a second of a processor to make when as many were removed just before
 * (ext4 passes over what was freed in the last minutes, one by one), and each commit waits for the disk. A killed process
 * leaves the same files in both. `npm run test:all` stays on the disk. What is kept from run to run lies in the usual place.
 */
export const foldersInMemory = (): Record<string, string> => {
  if (isWideRun || !hasRoom()) return {}
  removeLeft()
  const folder = join(memory, nameOf(process.pid))
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return { TEST_KEPT: tmpdir(), TMPDIR: folder }
}
