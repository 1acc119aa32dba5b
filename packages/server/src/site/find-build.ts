import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Every build of the site, each in a folder of its own that appears whole and never changes (tools/land-build.mjs). */
export const buildsFolder = resolve(import.meta.dirname, '../../../web/build')

/** The build that was last asked for; null when there is none. */
export function findBuild(builds: string): string | null {
  const whole = namesIn(builds).flatMap((name) => readBuild(join(builds, name)) ?? [])
  return whole.toSorted((a, b) => b.askedAtMs - a.askedAtMs)[0]?.folder ?? null
}

/** Did this folder get its name once all that belongs to it was there? */
export const isWholeBuild = (folder: string): boolean => existsSync(join(folder, 'built'))

/** Marks a build as served by this process until its end, so that it stays while newer ones are made. */
export function holdBuild(folder: string): void {
  const mark = join(folder, 'served-by', String(process.pid))
  try {
    mkdirSync(join(folder, 'served-by'), { recursive: true })
    writeFileSync(mark, '')
  } catch {
    // Whoever may not write there, as in a container, shares it with no builder.
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
