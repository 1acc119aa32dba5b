// Plain JavaScript, because the bootstrap locks before anything is installed.
import { createHash } from 'node:crypto'
import { constants, realpathSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** O_EXLOCK of BSD and macOS, with which open(2) waits for the lock. Node has no constant for it. */
const openWithExclusiveLock = 0x20

/**
 * Waits until no other start works in this clone, then makes others wait. The kernel holds the lock (abstract socket on
 * Linux, named pipe on Windows, locked file elsewhere), so it ends with the process in any case.
 * @param {string} root
 * @param {() => void} onWait called once, if it has to wait
 * @returns {Promise<() => Promise<void>>} releases the lock
 */
export async function lockClone(root, onWait) {
  const sum = createHash('sha256').update(realpathSync(root)).digest('hex').slice(0, 40)
  const name = `retour-clone-${sum}`
  if (process.platform === 'linux') return listenOn(`\0${name}`, onWait)
  if (process.platform === 'win32') return listenOn(`\\\\.\\pipe\\${name}`, onWait)
  const flags = constants.O_RDWR | constants.O_CREAT | openWithExclusiveLock
  const file = await open(join(tmpdir(), `${name}.lock`), flags, 0o600)
  return () => file.close()
}

/**
 * @param {string} path
 * @param {() => void} onWait
 * @returns {Promise<() => Promise<void>>}
 */
async function listenOn(path, onWait) {
  let hasWaited = false
  for (;;) {
    const lines = new Set()
    const server = createServer((line) => {
      lines.add(line)
      line.on('error', () => undefined)
    })
    const hasLock = await new Promise((settle, fail) => {
      server.once('error', (error) => (error.code === 'EADDRINUSE' ? settle(false) : fail(error)))
      server.listen(path, () => settle(true))
    })
    if (hasLock)
      return () =>
        new Promise((released) => {
          server.close(() => released())
          for (const line of lines) line.destroy()
        })
    if (!hasWaited) onWait()
    hasWaited = true
    await waitForConnectionEnd(path)
  }
}

/**
 * Connects to the holder of the lock; the connection ends with the lock.
 * @param {string} path
 */
function waitForConnectionEnd(path) {
  return new Promise((ended) => {
    const line = connect(path)
    line.on('error', () => undefined)
    line.on('close', ended)
    line.resume()
  })
}
