import { createHash } from 'node:crypto'
import { closeSync, constants, openSync, realpathSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** Another process (or this one) already has the data folder open. The message is for a person. */
export class DatabaseInUseError extends Error {
  override name = 'DatabaseInUseError'
  constructor(folder: string) {
    super(
      `The database folder ${folder} is in use by another process. Stop that process, or set DATA_DIR to another folder.`,
    )
  }
}

export interface FolderLock {
  release(): Promise<void>
}

/** BSD's O_EXLOCK, which macOS takes in open(2); Node has no name for it. */
const openWithExclusiveLock = 0x20

const listenOn = (path: string): Promise<FolderLock | null> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.unref()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(null) : reject(error),
    )
    server.listen(path, () => {
      resolve({
        release: () =>
          new Promise((released) => {
            server.close(() => released())
          }),
      })
    })
  })

const lockFile = (path: string): FolderLock | null => {
  try {
    const flags = constants.O_RDWR | constants.O_CREAT | constants.O_NONBLOCK | openWithExclusiveLock
    const descriptor = openSync(path, flags, 0o600)
    return { release: async () => closeSync(descriptor) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return null
    throw error
  }
}

/**
 * Takes the exclusive lock of an existing folder. The kernel holds it (abstract socket on Linux, locked file
 * on macOS, named pipe on Windows), so it is gone the moment the process is, however it ends.
 * Throws DatabaseInUseError when someone has it.
 */
export const lockFolder = async (folder: string): Promise<FolderLock> => {
  const realFolder = realpathSync(folder)
  const name = `retour-${createHash('sha256').update(realFolder).digest('hex').slice(0, 40)}`
  const lock =
    process.platform === 'linux'
      ? await listenOn(`\0${name}`)
      : process.platform === 'win32'
        ? await listenOn(`\\\\.\\pipe\\${name}`)
        : lockFile(join(realFolder, '..', `${name}.lock`))
  if (!lock) throw new DatabaseInUseError(folder)
  return lock
}
