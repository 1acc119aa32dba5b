import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * The folder of all builds. Each is in a folder that appears when it is complete and never changes
 * (tools/land-build.mjs).
 */
export const buildsFolder = resolve(import.meta.dirname, '../../../web/build')

/** Returns the folder of the last requested build; null if there is none. */
export function findBuild(builds: string): string | null {
  const whole = namesIn(builds).flatMap((name) => readBuild(join(builds, name)) ?? [])
  return whole.toSorted((a, b) => b.askedAtMs - a.askedAtMs)[0]?.folder ?? null
}

/** Returns whether a folder was complete when it was renamed into place. */
export const isWholeBuild = (folder: string): boolean => existsSync(join(folder, 'built'))

/** Marks a build as used by this process until its end, so that it is not deleted when newer ones are made. */
export function holdBuild(folder: string): void {
  const mark = join(folder, 'served-by', String(process.pid))
  try {
    mkdirSync(join(folder, 'served-by'), { recursive: true })
    writeFileSync(mark, '')
  } catch {
    // Without write access, as in a container, no builder uses the folder.
    return
  }
  process.once('exit', () => rmSync(mark, { force: true }))
}

function readBuild(folder: string) {
  const stamp = statSync(join(folder, 'built'), { throwIfNoEntry: false })
  return stamp ? { folder, askedAtMs: stamp.mtimeMs } : null
}

function namesIn(builds: string): string[] {
  try {
    return readdirSync(builds).filter((name) => !name.startsWith('.'))
  } catch {
    return []
  }
}
