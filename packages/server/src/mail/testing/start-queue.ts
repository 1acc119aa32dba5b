import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { readConfig } from '#server/config'
import type { Database } from '#server/database/database'
import type { AccountKeys } from '#server/keys/account-keys'
import { folderKeys } from '#server/keys/testing/folder-keys'
import { createMailQueue, type MailPace, type MailQueue } from '#server/mail/mail-queue'
import { smtpTimeouts, type SmtpTimeouts } from '#server/mail/smtp-transport'
import { mailFolder } from '#server/mail/file-transport'
import { watchedLog, type WatchedLog } from './watched-log.ts'

/** Starts the product's queue with short intervals. Ten seconds is the shortest heartbeat of pg-boss. */
export const quickPace: MailPace = {
  relayPollMs: 100,
  relayRestMs: 0,
  retryDelaySeconds: 1,
  retryDelayMaxSeconds: 1,
  retryLimit: 50,
  heartbeatSeconds: 10,
  superviseSeconds: 1,
  pollSeconds: 0.5,
  stopMs: 1000,
  smtp: smtpTimeouts,
}

/** For a mail server that does not respond: a delivery that timed out may have arrived, and is repeated. */
export const shortSmtpTimeouts: SmtpTimeouts = { ...smtpTimeouts, silenceMs: 2000 }

export type RunningQueue = WatchedLog & {
  queue: MailQueue
  dataDir: string
  readMailFolder: () => Promise<{ file: string; mail: Email }[]>
  [Symbol.asyncDispose]: () => Promise<void>
}

export type QueueOptions = {
  smtpUrl?: string
  isMailDiscarded?: boolean
  operatorEmail?: string
  /** MAIL_RIDES_A_DAY. */
  ridesADay?: number
  dataDir?: string
  /** The keys of a server that reads the links; by default those of the folder. */
  accountKeys?: AccountKeys
  now?: () => Date
  pace?: Partial<MailPace>
}

/** Starts the queue on a test's database. Stops it and deletes its folder at the end of the block. */
export async function startQueue(database: Database, options: QueueOptions = {}): Promise<RunningQueue> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'retour-mail-')))
  const config = readConfig({
    DATA_DIR: dataDir,
    SMTP_URL: options.smtpUrl,
    MAIL: options.isMailDiscarded ? 'discard' : undefined,
    MAIL_FROM: 'Retour <guide@retour.example>',
    SITE_URL: 'https://retour.example',
    OPERATOR_EMAIL: options.operatorEmail,
    MAIL_RIDES_A_DAY: options.ridesADay?.toString(),
  })
  const watched = watchedLog()
  const queue = createMailQueue({
    database,
    config,
    accountKeys: options.accountKeys ?? (await folderKeys(dataDir)),
    log: watched.log,
    now: options.now ?? (() => new Date()),
    pace: { ...quickPace, ...options.pace },
  })
  await queue.start()
  return {
    ...watched,
    queue,
    dataDir,
    readMailFolder: () => readMails(mailFolder(dataDir)),
    [Symbol.asyncDispose]: async () => {
      await queue.stop()
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Returns the parsed mails of a folder. Incomplete files have another name and may disappear at any moment. */
export async function readMails(folder: string): Promise<{ file: string; mail: Email }[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort()
  return Promise.all(
    files.map(async (file) => ({ file, mail: await PostalMime.parse(await readFile(join(folder, file))) })),
  )
}
