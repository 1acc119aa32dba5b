import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Config } from '#server/config'
import type { Database } from '#server/database/database'
import type { AccountKeys } from '#server/keys/account-keys'
import { createBoss } from '#server/jobs/create-boss'
import { oneStarterAtATime } from '#server/jobs/one-starter-at-a-time'
import { createPollLoop } from '#server/jobs/poll-loop'
import { buryMail, deliverMail, type DeliveryTools } from './deliver-mail.ts'
import { discardingTransport } from './discarding-transport.ts'
import { createFileTransport, mailFolder, removeUnfinished } from './file-transport.ts'
import { createMailChoices } from './mail-choices.ts'
import type { MailTransport } from './mail-transport.ts'
import { bareAddress } from './outgoing-message.ts'
import { setMailCeilings, takeMailCrossings, type MailCrossing } from './mail-days.ts'
import { createMailTaker, createSentMarker, maintainOutbox, releaseAll } from './outbox.ts'
import { deadQueue, isFullBatch, relayWaitingMail, sendQueue, type SendJob } from './relay.ts'
import { writeDueReminders } from './trip-reminders.ts'
import { createSmtpTransport, smtpTimeouts, type SmtpTimeouts } from './smtp-transport.ts'

export interface MailQueue {
  /** Polls now instead of at the next interval, because a row was written. Never throws. */
  wake(): void
  start(): Promise<void>
  /** Waits up to ten seconds for running deliveries. The next start sends the remaining mails. */
  stop(): Promise<void>
}

/** Intervals and retries of the queue. Production uses `steadyPace`; tests use shorter ones. */
export type MailPace = {
  relayPollMs: number
  /** Mails that are written within this time after a round of the relay leave together. */
  relayRestMs: number
  retryDelaySeconds: number
  retryDelayMaxSeconds: number
  retryLimit: number
  heartbeatSeconds: number
  superviseSeconds: number
  pollSeconds: number
  stopMs: number
  smtp: SmtpTimeouts
}

/**
 * Retries start 30 seconds apart and slow to one an hour, for about four days. That is longer than any mail is valid.
 */
export const steadyPace: MailPace = {
  relayPollMs: 5000,
  relayRestMs: 200,
  retryDelaySeconds: 30,
  retryDelayMaxSeconds: 3600,
  retryLimit: 100,
  heartbeatSeconds: 30,
  superviseSeconds: 15,
  pollSeconds: 2,
  stopMs: 10_000,
  smtp: smtpTimeouts,
}

export type MailQueueSettings = {
  database: Database
  config: Config
  /** The keys that sign the links of account mails. */
  accountKeys: AccountKeys
  log: Logger
  now: () => Date
  pace?: MailPace
  onOutcome?: DeliveryTools['onOutcome']
}

const hourMs = 3_600_000

/**
 * Creates the queue that sends every row of app.outgoing_mail. A relay turns rows into jobs. Workers send them through
 * SMTP_URL, write them to DATA_DIR/mail or drop them (MAIL=discard). Needs a migrated database. start() rejects if the
 * job schema cannot be created; later faults are logged and retried.
 */
export function createMailQueue({
  database,
  config,
  accountKeys,
  log,
  now,
  pace = steadyPace,
  onOutcome,
}: MailQueueSettings): MailQueue {
  const transport = createTransport(config, pace)
  const tools: DeliveryTools = {
    database,
    config,
    accountKeys,
    log,
    now,
    transport,
    takeMail: createMailTaker(database, messageHost(config)),
    isMailWanted: createMailChoices(database),
    markSent: createSentMarker(database),
    handedOver: new Set(),
    onOutcome,
  }
  const boss = createBoss({ database, log, superviseIntervalSeconds: pace.superviseSeconds })
  let senderId: string | null = null
  const maintain = atMostEvery(
    hourMs,
    () => now().getTime(),
    () => maintainAndLog(tools),
  )
  const writeDue = atMostEvery(
    pace.relayPollMs,
    () => performance.now(),
    async () => {
      for (const crossing of await takeMailCrossings(database)) logCrossing(log, crossing)
      await writeDueReminders(database, now())
    },
  )
  // A failure of these must not stop the mails that wait.
  const orLater = (work: () => Promise<void>) =>
    work().catch((error: unknown) => log.error({ err: error }, 'mail upkeep failed, trying again'))
  const relay = createPollLoop({
    step: async () => {
      await orLater(maintain)
      await orLater(writeDue)
      const moved = await relayWaitingMail(database, boss, now())
      if (moved > 0 && senderId !== null) boss.notifyWorker(senderId)
      return isFullBatch(moved)
    },
    onError: (error) => log.error({ err: error }, 'mail relay failed, trying again'),
    pollMs: pace.relayPollMs,
    restMs: pace.relayRestMs,
  })

  return {
    wake: () => relay.wake(),
    start: async () => {
      await setMailCeilings(database, config.mailCeilings)
      await oneStarterAtATime(database, async () => {
        await boss.start()
        await makeQueues(boss, pace)
      })
      // Only one process can open the embedded database, so any earlier sender has ended.
      const isAlone = database.kind === 'embedded'
      if (isAlone) await releaseAll(database)
      if (!config.smtpUrl && !config.isMailDiscarded)
        await removeUnfinished(mailFolder(config.dataDir), new Date(now().getTime() - (isAlone ? 0 : hourMs)))
      senderId = await workOnMail(boss, tools, pace)
      await workOnDead(boss, tools, pace)
      relay.start()
    },
    stop: async () => {
      await relay.stop()
      await boss.stop({ graceful: true, timeout: pace.stopMs })
      transport.close()
    },
  }
}

function logCrossing(log: Logger, { percent, ...crossing }: MailCrossing): void {
  if (percent < 100) log.warn(crossing, 'four fifths of a day’s number of mails of this kind are used')
  else log.error(crossing, 'a day’s number of mails is passed: further ones of this kind leave more slowly')
}

function messageHost({ mailFrom }: Config): string {
  return bareAddress(mailFrom).split('@').at(-1) ?? 'localhost'
}

function createTransport({ smtpUrl, isMailDiscarded, dataDir }: Config, pace: MailPace): MailTransport {
  if (smtpUrl) return createSmtpTransport(smtpUrl, pace.smtp)
  return isMailDiscarded ? discardingTransport : createFileTransport(mailFolder(dataDir))
}

/** Calls `act` unless its last success was less than `everyMs` ago on the given clock (milliseconds). */
function atMostEvery(everyMs: number, clock: () => number, act: () => Promise<void>): () => Promise<void> {
  let doneAtMs = -Infinity
  return async () => {
    if (clock() - doneAtMs < everyMs) return
    await act()
    doneAtMs = clock()
  }
}

async function maintainAndLog({ database, log, now }: DeliveryTools): Promise<void> {
  const { lost, held } = await maintainOutbox(database, now())
  if (lost > 0) log.error({ lost }, 'mail had lost its jobs and is queued again')
  if (held > 0) log.error({ held }, 'mails are held: look at them with "npm run held-mail"')
}

async function makeQueues(boss: PgBoss, pace: MailPace): Promise<void> {
  const settings = {
    retryLimit: pace.retryLimit,
    retryDelay: pace.retryDelaySeconds,
    retryBackoff: true,
    retryDelayMax: pace.retryDelayMaxSeconds,
    // A running worker sends heartbeats for its jobs. When they stop, its jobs return to the queue.
    heartbeatSeconds: pace.heartbeatSeconds,
    expireInSeconds: 900,
    deleteAfterSeconds: 86_400,
  }
  await boss.createQueue(deadQueue, { retryLimit: 1000, retryDelay: 60, deleteAfterSeconds: 7 * 86_400 })
  await boss.createQueue(sendQueue, { ...settings, deadLetter: deadQueue })
  await boss.updateQueue(sendQueue, { ...settings, deadLetter: deadQueue })
  // Fills pg-boss's cache of queues. On the embedded database, a lookup inside the relay's transaction would deadlock.
  await boss.findJobs(sendQueue, { id: '00000000-0000-0000-0000-000000000000' })
}

function workOnMail(boss: PgBoss, tools: DeliveryTools, pace: MailPace): Promise<string> {
  const options = {
    batchSize: 5,
    localConcurrency: 2,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: pace.pollSeconds,
    perJobResults: true,
  } as const
  return boss.work<SendJob, void, typeof options>(sendQueue, options, (jobs) =>
    Promise.all(
      jobs.map(async ({ id, data, signal }) => {
        try {
          return { id, status: await deliverMail(tools, data.mailId, signal) }
        } catch (error) {
          tools.log.error({ err: error, mailId: data.mailId }, 'mail attempt failed')
          return { id, status: 'failed' as const }
        }
      }),
    ),
  )
}

function workOnDead(boss: PgBoss, tools: DeliveryTools, pace: MailPace): Promise<string> {
  return boss.work<SendJob>(deadQueue, { pollingIntervalSeconds: pace.pollSeconds }, async (jobs) => {
    for (const { data } of jobs) await buryMail(tools, data.mailId)
  })
}
