// Plain JavaScript, because the bootstrap runs it on the system's Node.
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

/** The name of the stamp in each complete build; its modification time is the last request for the build. */
const stampName = 'built'
/** The number of builds that stay although nobody serves them, so that returning to a previous one is fast. */
const maxBuilds = 3

/**
 * Makes the build of a name unless it exists. It is written to a temporary folder and renamed when complete, so a
 * folder with a build's name is always complete and never changes. Also removes leftovers of killed starts and older
 * builds that no running server serves.
 * @param {object} build
 * @param {string} build.builds folder of all builds
 * @param {string} build.name hash of all inputs of the build
 * @param {(folder: string) => Promise<void>} build.make writes the build; if it throws, the error is thrown on and no
 * build is made
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
    // A process outside of our lock was faster; its build is complete too.
    if (!touchBuild(landed)) throw error
  }
  prune(builds)
}

/**
 * Returns whether a build exists, and notes the time of this request.
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
 * Removes incomplete builds, unless a living process is writing them.
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
 * Removes the builds with the oldest requests that nobody serves.
 * @param {string} builds
 */
function prune(builds) {
  const requestedAt = (/** @type {string} */ entry) => statSync(join(builds, entry, stampName)).mtimeMs
  const old = readdirSync(builds)
    .filter((entry) => !entry.startsWith('.'))
    .sort((a, b) => requestedAt(b) - requestedAt(a))
    .slice(maxBuilds)
  for (const entry of old) {
    if (isServed(join(builds, entry))) continue
    // Renamed first, because a half removed build must not be found.
    const removed = newName(builds, 'gone')
    renameSync(join(builds, entry), removed)
    rmSync(removed, { recursive: true, force: true })
  }
}

/**
 * Returns whether a running server serves a build. Servers leave their process id in it
 * (packages/server/src/site/find-build.ts).
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
