import { endProcess } from './embedded-panic.ts'
import type { FolderLock } from './folder-lock.ts'

const checkIntervalMs = 1000

/**
 * Ends this process if its lock no longer excludes others, because the folder was removed, moved or replaced. Every
 * commit calls `assertHeld` first, so no commit is acknowledged that is missing in the folder of that name.
 */
export const watchLock = (lock: FolderLock, folder: string) => {
  const end = (what: string) =>
    endProcess(
      `The database folder ${folder} ${what} while the server was using it, so it had to stop. ` +
        `Start it again once the folder is in its place.`,
    )
  const assertHeld = () => {
    try {
      if (lock.isHeld()) return
    } catch (error) {
      end(`could not be read (${(error as Error).message})`)
    }
    end('was removed or replaced')
  }
  const timer = setInterval(assertHeld, checkIntervalMs)
  timer.unref()
  return {
    assertHeld,
    release: () => {
      clearInterval(timer)
      lock.release()
    },
  }
}
