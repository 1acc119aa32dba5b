import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import PostalMime from 'postal-mime'
import { inject } from 'vitest'
import { layEmbedded } from '#server/database/testing/fresh-embedded'
import { addressOf, createDatabase, dropDatabase } from '#server/database/testing/fresh-postgres'
import { mailFolder } from '#server/mail/file-transport'
import type { StartOptions } from '#server/start-server'
import { quietSettings } from './quiet-settings.ts'
import { until } from './until.ts'
import { writeTinySite } from './write-tiny-site.ts'
import { machineEnvironment } from './machine-environment.ts'
import { shortLived } from '#server/short-lived'

export type ServerProcess = {
  url: string
  pid: number
  /** Sends a signal and returns the exit code; null if the signal itself ended the process. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
  signal: (signal: NodeJS.Signals) => void
  exit: Promise<number | null>
  errors: () => string
  /** Returns the first group of the next line on standard output that matches. */
  waitForOutput: (pattern: RegExp) => Promise<string>
}

/** Options that are not settings. */
export type ProcessOptions = Pick<StartOptions, 'clientTimeouts'> & {
  /** The signal that means that load balancers have noticed the stop, instead of STOP_NOTICE_SECONDS. */
  noticedBy?: NodeJS.Signals
}

/** Everything that a test file starts: folders, databases and processes. They are removed together. */
export type Workshop = {
  /**
   * Returns settings for servers with their own data: a data folder with an embedded database, or a new PostgreSQL
   * database. It is migrated unless it must be `empty`; `embedded` means embedded in each run.
   */
  settings: (
    changes?: Record<string, string>,
    data?: 'usual' | 'embedded' | 'empty',
  ) => Promise<Record<string, string>>
  /**
   * Starts the product as a process, and resolves when it is ready. In production without SMTP_URL, mail is discarded.
   */
  start: (settings: Record<string, string>, options?: ProcessOptions) => Promise<ServerProcess>
  close: () => Promise<void>
}

const script = resolve(import.meta.dirname, 'run-with-site.ts')

/** Creates the folders of a test file. Call its `close` at the end. */
export function openWorkshop(): Workshop {
  const folder = mkdtempSync(join(tmpdir(), 'retour-workshop-'))
  const siteFolder = join(folder, 'site')
  writeTinySite(siteFolder)
  const running = new Set<ServerProcess>()
  const databases: string[] = []
  const cluster = () => (process.env.TEST_DATABASE === 'postgres' ? inject('postgresCluster') : null)

  const settings: Workshop['settings'] = async (changes = {}, data = 'usual') => {
    const dataDir = join(folder, randomUUID())
    mkdirSync(dataDir)
    const own = {
      ...quietSettings,
      DATA_DIR: dataDir,
      // Tokens contain it, so servers that share sessions share it too.
      SITE_URL: 'https://retour.example',
    }
    const owner = data === 'embedded' ? null : cluster()
    if (!owner && !changes.DATABASE_URL && data !== 'empty') await layEmbedded(dataDir)
    if (!owner || changes.DATABASE_URL) return { ...own, ...changes }
    const name = await createDatabase(owner, data === 'empty' ? 'empty' : 'ready')
    databases.push(name)
    return { ...own, DATABASE_URL: addressOf(owner.ownerUrl, name), ...changes }
  }

  const start: Workshop['start'] = async (given, options = {}) => {
    const MAIL = given.NODE_ENV === 'production' && !given.SMTP_URL ? 'discard' : ''
    const START_OPTIONS = JSON.stringify(options)
    const child = spawn(process.execPath, [...shortLived, script, siteFolder], {
      env: { ...machineEnvironment(), MAIL, START_OPTIONS, ...given },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let errors = ''
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    const exit = once(child, 'exit').then(([code]) => code as number | null)
    const lines = createInterface(child.stdout)
    const waitForOutput: ServerProcess['waitForOutput'] = (pattern) =>
      new Promise((settle) => {
        const check = (line: string) => {
          const said = pattern.exec(line)?.[1]
          if (said === undefined) return
          lines.off('line', check)
          settle(said)
        }
        lines.on('line', check)
      })
    const url = await new Promise<string>((settle, reject) => {
      void waitForOutput(/ready: {2}(http:\S+)/).then(settle)
      void exit.then((code) => reject(new Error(`the server ended with ${code}: ${errors}`)))
    })
    const one: ServerProcess = {
      url,
      pid: child.pid ?? 0,
      exit,
      signal: (signal) => void child.kill(signal),
      end: (signal) => {
        child.kill(signal)
        return exit
      },
      errors: () => errors,
      waitForOutput,
    }
    running.add(one)
    void exit.then(() => running.delete(one))
    return one
  }

  return {
    settings,
    start,
    close: async () => {
      await Promise.all([...running].map((one) => one.end('SIGKILL')))
      const owner = cluster()
      for (const name of databases) if (owner) await dropDatabase(owner, name)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Returns a function that waits for a mail to an address, as an `.eml` file in the data folder, and returns its text.
 */
export const waitForMail = (settings: Record<string, string>) => (email: string) => {
  const folder = mailFolder(settings.DATA_DIR ?? '')
  return until(`a mail to ${email}`, async () => {
    const files = await readdir(folder).catch(() => [])
    for (const file of files.filter((name) => name.endsWith('.eml'))) {
      const mail = await PostalMime.parse(await readFile(join(folder, file)))
      if (mail.to?.[0]?.address === email) return mail.text ?? null
    }
    return null
  })
}
