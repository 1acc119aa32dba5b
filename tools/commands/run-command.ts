import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { readConfig, type Config } from '../../packages/server/src/config.ts'

const explainedFaults = [
  'BackupError',
  'DatabaseFolderError',
  'DatabaseInUseError',
  'DatabaseUnreachableError',
  'DatabaseVersionError',
  'HeldMailError',
  'KeyRotationError',
  'MigrationError',
  'PersonAddressError',
  'PlacesError',
  'StaffError',
  'StartupError',
]

/**
 * Runs a command of the operator with the server's settings (environment, `.env`). Its result goes to standard output.
 * A known error is one line on standard error, with exit code 1. Shows `usage` unless the number of arguments is one of
 * `wordCounts`.
 */
export async function runCommand(
  usage: string,
  wordCounts: number | number[],
  work: (config: Config, word: string, next: string, all: string[]) => Promise<string>,
): Promise<void> {
  const envFile = resolve(import.meta.dirname, '../../.env')
  if (existsSync(envFile)) process.loadEnvFile(envFile)
  const words = process.argv.slice(2)
  try {
    if (![wordCounts].flat().includes(words.length))
      throw Object.assign(new Error(`usage: ${usage}`), { name: 'StartupError' })
    process.stdout.write(`${await work(readConfig(process.env), words[0] ?? '', words[1] ?? '', words)}\n`)
  } catch (error) {
    const isExplained = error instanceof Error && explainedFaults.includes(error.name)
    const shownMessage = error instanceof Error ? (isExplained ? error.message : error.stack) : String(error)
    process.stderr.write(`retour: ${shownMessage}\n`)
    process.exitCode = 1
  }
}

/** Returns "12 rows in 3 tables", with the tables below. */
export function describeCounts(counts: Record<string, number>): string {
  const filled = Object.entries(counts).filter(([, count]) => count > 0)
  const total = filled.reduce((sum, [, count]) => sum + count, 0)
  return [
    `${total} rows in ${filled.length} tables`,
    ...filled.map(([name, count]) => `  ${name}: ${count}`),
  ].join('\n')
}
