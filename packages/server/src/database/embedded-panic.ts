import { writeSync } from 'node:fs'

const standardError = 2

/**
 * Watches what the embedded PostgreSQL says. After a PANIC (the disk refused to write or to sync its log) it is
 * dead and would block this process for ever. A server of its own would restart; so must we: one line, exit 1,
 * and the next start recovers every acknowledged commit from the log.
 */
export const stopOnPanic = (line: string): boolean => {
  const said = /PANIC:\s*(.*)/.exec(line)?.[1]
  if (said !== undefined) {
    writeSync(
      standardError,
      `The embedded database had to stop: ${said}. Check the disk, then start again.\n`,
    )
    process.exit(1)
  }
  return false
}
