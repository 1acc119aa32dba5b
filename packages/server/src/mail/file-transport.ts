import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { describeFailure, type MailTransport } from './mail-transport.ts'
import type { OutgoingMessage } from './outgoing-message.ts'

/** Returns the folder to which mails are written while SMTP_URL is not set. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail')
}

/**
 * Returns a transport that writes each mail to `<mail id>.eml`, readable by the owner only. Writing is atomic and
 * survives a power cut; writing a mail twice leaves one file.
 */
export function createFileTransport(folder: string): MailTransport {
  return {
    deliver: async (message) => {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeOnce(folder, message)
        return { outcome: 'accepted' }
      } catch (error) {
        return { outcome: 'later', reason: describeFailure(error) }
      }
    },
    close: () => undefined,
  }
}

/**
 * Removes incomplete files of killed processes that were last modified before `before`. No mail is lost: such a mail
 * was never marked as sent and is written again.
 */
export async function removeUnfinished(folder: string, before: Date): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.tmp')) continue
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtime < before) await rm(path, { force: true })
  }
}

async function writeOnce(folder: string, { id, raw }: OutgoingMessage): Promise<void> {
  const finished = join(folder, `${id}.eml`)
  if (await exists(finished)) return
  const unfinished = join(folder, `.${id}.${randomUUID()}.tmp`)
  try {
    const file = await open(unfinished, 'wx', 0o600)
    try {
      await file.writeFile(raw)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, finished)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  await syncFolder(folder)
}

async function syncFolder(folder: string): Promise<void> {
  // Windows can't open a folder as a file; its file system journals folder entries itself.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
