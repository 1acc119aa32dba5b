import type { Logger } from 'pino'
import type { Config } from '#server/config'
import type { Database } from '#server/database/database'
import type { AccountKeys } from '#server/keys/account-keys'
import { registerById } from '#server/rules/edition-in-force'
import type { createMailChoices } from './mail-choices.ts'
import { describeFailure, type Delivery, type MailTransport } from './mail-transport.ts'
import { isSingleAddress } from './outgoing-message.ts'
import { markOver, markUnsent, type createMailTaker, type createSentMarker } from './outbox.ts'
import { writeMessage, type AddressedMail } from './write-message.ts'

export type DeliveryTools = {
  database: Database
  config: Config
  accountKeys: AccountKeys
  log: Logger
  now: () => Date
  transport: MailTransport
  takeMail: ReturnType<typeof createMailTaker>
  isMailWanted: ReturnType<typeof createMailChoices>
  markSent: ReturnType<typeof createSentMarker>
  /**
   * Ids of mails that were delivered but could not be marked as sent. A full database can accept the first statement of
   * an attempt and refuse the last one. The next attempt marks these mails and does not send them again.
   */
  handedOver: Set<string>
  /** Called with the outcome of each attempt. */
  onOutcome?: ((kind: string, outcome: MailOutcome) => void) | undefined
}

export type MailOutcome = 'sent' | 'later' | 'refused' | 'expired' | 'unwanted' | 'discarded' | 'given-up'

/** How the job ends. `completed` also means that there was nothing left to send. */
export type JobOutcome = 'completed' | 'failed' | 'deadletter'

/**
 * Makes one attempt to send one mail: counts the attempt, sends, then marks the mail as sent. After a crash in between,
 * the mail is sent again with the same Message-ID. So a mail may arrive twice, recognizably, but is never lost.
 */
export async function deliverMail(
  tools: DeliveryTools,
  mailId: string,
  signal: AbortSignal,
): Promise<JobOutcome> {
  const { database, config, log, now, onOutcome } = tools
  const mail = await tools.takeMail(mailId)
  if (!mail) return 'completed'
  const recipient = mail.recipient ?? config.operatorEmail
  if (recipient === null) {
    await markOver(database, mail.id, 'unwanted')
    onOutcome?.(mail.kind, 'unwanted')
    log.warn({ mailId, kind: mail.kind }, 'nobody is told: OPERATOR_EMAIL is not set')
    return 'completed'
  }
  if (mail.expiresAt <= now()) {
    const over = await markOver(database, mail.id, 'expired')
    onOutcome?.(mail.kind, 'expired')
    log.error(
      { mailId, kind: mail.kind, attempts: mail.attempts, reason: over?.lastError },
      'mail expired unsent',
    )
    return 'completed'
  }
  if (!(await tools.isMailWanted(mail))) {
    await markOver(database, mail.id, 'unwanted')
    onOutcome?.(mail.kind, 'unwanted')
    log.info({ mailId, kind: mail.kind }, 'mail not wanted by its recipient')
    return 'completed'
  }
  if (mail.kind === 'refund-guide') await registerEditionOf(database, mail.payload)
  const delivery: Delivery = tools.handedOver.has(mail.id)
    ? { outcome: 'accepted' }
    : await attempt(tools, { ...mail, recipient }, signal)
  if (delivery.outcome === 'accepted') {
    tools.handedOver.add(mail.id)
    await tools.markSent({ id: mail.id, at: now() })
    tools.handedOver.delete(mail.id)
    onOutcome?.(mail.kind, 'sent')
    log.info({ mailId, kind: mail.kind, attempts: mail.attempts }, 'mail sent')
    return 'completed'
  }
  if (delivery.outcome === 'discarded') {
    await markOver(database, mail.id, 'discarded')
    onOutcome?.(mail.kind, 'discarded')
    log.info({ mailId, kind: mail.kind }, 'mail thrown away: MAIL=discard')
    return 'completed'
  }
  await markUnsent(database, mail.id, delivery.reason)
  onOutcome?.(mail.kind, delivery.outcome)
  if (delivery.outcome === 'refused') return 'deadletter'
  log.warn({ mailId, kind: mail.kind, attempts: mail.attempts, reason: delivery.reason }, 'mail not sent yet')
  return 'failed'
}

/** Marks a mail as dead after a refusal or the last attempt, with its reason, and logs it. */
export async function buryMail({ database, log, onOutcome }: DeliveryTools, mailId: string): Promise<void> {
  const over = await markOver(database, mailId, 'dead')
  if (!over) return
  const { kind, attempts, lastError } = over
  onOutcome?.(kind, 'given-up')
  log.error({ mailId, kind, attempts, reason: lastError }, 'mail given up')
}

async function attempt(tools: DeliveryTools, mail: AddressedMail, signal: AbortSignal): Promise<Delivery> {
  if (!isSingleAddress(mail.recipient)) return { outcome: 'refused', reason: 'not one deliverable address' }
  try {
    const message = await writeMessage(mail, tools)
    return await tools.transport.deliver(message, signal)
  } catch (error) {
    return { outcome: 'refused', reason: `cannot be written: ${describeFailure(error)}` }
  }
}

/** Registers the edition that the payload names, because the mail's figures were computed with it. */
const registerEditionOf = (database: Database, payload: unknown) =>
  registerById(database, (payload as { rulesEdition?: unknown } | null)?.rulesEdition)
