// Plain JavaScript: the bootstrap runs it on the system's Node.
import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/** Beside the site in each build that is whole; its time says when the build was last asked for. */
const stampName = 'built'
/** Builds that stay although nobody serves them: going back to what was built before is quick. */
const maxBuilds = 3

/**
 * Gives the build of this name a place among the others, made only if it is not there. It is written aside and renamed
 * when it is whole, so whatever has its own name is whole and never changes. Leftovers of starts that were killed go,
 * and older builds that no running server serves.
 * @param {object} wanted
 * @param {string} wanted.builds folder of all builds
 * @param {string} wanted.name stands for everything that the build is made from
 * @param {(folder: string) => Promise<void>} wanted.make writes the build; what it throws is handed on, and nothing landed
 * @returns {Promise<void>}
 */
export async function landBuild({ builds, name, make }) {
  const landed = join(builds, name)
  if (touchBuild(landed)) return
  sweep(builds)
  const draft = newName(builds, 'draft')
  mkdirSync(draft, { recursive: true })
  try {
    await make(draft)
    writeFileSync(join(draft, stampName), '')
    renameSync(draft, landed)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Somebody whom our lock does not reach was quicker: theirs is whole too.
    if (!touchBuild(landed)) throw error
  }
  prune(builds)
}

/**
 * Is the build there? Notes that it was asked for now.
 * @param {string} folder
 */
export function touchBuild(folder) {
  const stamp = join(folder, stampName)
  if (!existsSync(stamp)) return false
  const now = new Date()
  utimesSync(stamp, now, now)
  return true
}

/**
 * Removes what is no whole build, unless a living process is writing it.
 * @param {string} builds
 */
function sweep(builds) {
  if (!existsSync(builds)) return
  for (const entry of readdirSync(builds)) {
    const owner = Number(/^\.(?:draft|gone)-(?<pid>\d+)-/.exec(entry)?.groups?.pid ?? 0)
    if (owner > 0 ? isAlive(owner) : existsSync(join(builds, entry, stampName))) continue
    rmSync(join(builds, entry), { recursive: true, force: true })
  }
}

/**
 * Removes the builds that were not asked for in the longest time and that nobody serves.
 * @param {string} builds
 */
function prune(builds) {
  const askedAt = (/** @type {string} */ entry) => statSync(join(builds, entry, stampName)).mtimeMs
  const old = readdirSync(builds)
    .filter((entry) => !entry.startsWith('.'))
    .sort((a, b) => askedAt(b) - askedAt(a))
    .slice(maxBuilds)
  for (const entry of old) {
    if (isServed(join(builds, entry))) continue
    // Out of sight first: a half removed build must not be found.
    const gone = newName(builds, 'gone')
    renameSync(join(builds, entry), gone)
    rmSync(gone, { recursive: true, force: true })
  }
}

/**
 * Running servers leave their process number in the build that they serve (packages/server/src/site/find-build.ts).
 * @param {string} folder
 */
function isServed(folder) {
  const servers = join(folder, 'served-by')
  return existsSync(servers) && readdirSync(servers).some((pid) => isAlive(Number(pid)))
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/**
 * @param {string} builds
 * @param {'draft' | 'gone'} kind
 */
const newName = (builds, kind) => join(builds, `.${kind}-${process.pid}-${randomBytes(4).toString('hex')}`)
