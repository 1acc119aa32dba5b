import { writeSync } from 'node:fs'
import { damagedFolder, refusedFolder } from './folder-state.ts'

const standardError = 2

/**
 * Prints one line and ends this process with exit code 1, before anything else is acknowledged, also if nobody takes the
 * line any more.
 */
export const endProcess = (line: string): never => {
  try {
    writeSync(standardError, `${line}\n`)
  } finally {
    process.exit(1)
  }
}

const endStopped = (reason: string) =>
  endProcess(`The embedded database had to stop: ${reason}. Check the disk, then start again.`)

/** Ends this process because the disk refused to sync the log, which holds the last commits. */
export const endWithoutLog = (error: Error): never => endStopped(`could not fsync its log (${error.message})`)

/** The severity at the start of a line; words of callers can only come after it or after a tab. */
const endOfDatabase = /^(?:\S+ \S+ \S+ \[\d+\] )?(FATAL|PANIC): +(.*)/

/**
 * Watches stderr of the embedded PostgreSQL. After a PANIC (the disk refused to write or sync its log) it is dead and
 * would block this process for ever. A standalone server would restart; this process prints one line and exits with 1,
 * and the next start recovers every acknowledged commit from the log. Output during the start explains why it failed.
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
      const [, level, words] = endOfDatabase.exec(line) ?? []
      said = words ?? said
      if (level === 'PANIC')
        if (isOpen) endStopped(said)
        else endProcess(`retour: ${explain().message}`)
      return false
    },
    opened: () => {
      isOpen = true
    },
    explain,
  }
}
