import { writeSync } from 'node:fs'
import { damagedFolder, refusedFolder } from './folder-state.ts'

const standardError = 2

/** Ends this process with one line and exit 1, before anything more is acknowledged. */
export const endProcess = (line: string): never => {
  writeSync(standardError, `${line}\n`)
  process.exit(1)
}

/**
 * Watches what the embedded PostgreSQL says. After a PANIC (the disk refused to write or to sync its log) it is
 * dead and would block this process for ever. A server of its own would restart; so must we: one line, exit 1,
 * and the next start recovers every acknowledged commit from the log. What it says while it opens explains why it can't.
 */
export const watchStderr = (folder: string) => {
  let isOpen = false
  let said = ''
  const explain = (cause?: unknown): Error =>
    /No space left|Read-only file system|Permission denied/.test(said)
      ? refusedFolder(folder, said, cause)
      : damagedFolder(folder, `it does not open (${said || String(cause)})`, cause)
  return {
    onStderr: (line: string): boolean => {
      const [, level, words] = /\b(FATAL|PANIC):\s*(.*)/.exec(line) ?? []
      said = words ?? said
      if (level === 'PANIC')
        endProcess(
          isOpen
            ? `The embedded database had to stop: ${said}. Check the disk, then start again.`
            : `retour: ${explain().message}`,
        )
      return false
    },
    opened: () => {
      isOpen = true
    },
    explain,
  }
}
