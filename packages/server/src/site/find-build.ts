import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod'

/** Every build of the site, each in a folder of its own that appears whole and never changes (tools/land-build.mjs). */
export const buildsFolder = resolve(import.meta.dirname, '../../../web/build')

const stampSchema = z.object({ settings: z.record(z.string(), z.string()) })
type Environment = Record<string, string | undefined>

/**
 * The build that was last asked for with the settings of this environment, else the one last asked for at all; null
 * when there is none. Two starts in one clone with different settings so serve a build each.
 */
export function findBuild(builds: string, environment: Environment): string | null {
  const whole = namesIn(builds).flatMap((name) => readBuild(join(builds, name)) ?? [])
  const newest = whole.toSorted((a, b) => b.askedAtMs - a.askedAtMs)
  const own = newest.find(({ settings }) => isMadeFor(settings, environment))
  return (own ?? newest[0])?.folder ?? null
}

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
  try {
    const stamp = join(folder, 'built.json')
    const { settings } = stampSchema.parse(JSON.parse(readFileSync(stamp, 'utf8')))
    return { folder, settings, askedAtMs: statSync(stamp).mtimeMs }
  } catch {
    return null
  }
}

function isMadeFor(settings: Record<string, string>, environment: Environment): boolean {
  const operator = Object.keys(environment).filter((name) => name.startsWith('OPERATOR_'))
  const names = new Set([...Object.keys(settings), ...operator])
  return [...names].every((name) => (environment[name] ?? '') === (settings[name] ?? ''))
}

function namesIn(builds: string): string[] {
  try {
    return readdirSync(builds).filter((name) => !name.startsWith('.'))
  } catch {
    return []
  }
}
