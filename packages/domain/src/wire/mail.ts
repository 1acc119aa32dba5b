/** The state of an unsent mail: `held` waits for a person, `failed` will be retried, `over` was refused or given up. */
export const mailQueues = ['held', 'failed', 'over', 'waiting'] as const
export type MailQueue = (typeof mailQueues)[number]

/** The reasons for resending or dropping a mail: fixed ones, so that the audit log has no text about a person. */
export const mailReasons = {
  retry: ['looked-at', 'mailbox-mended', 'sender-mended', 'asked-for'],
  drop: ['wrong-address', 'not-wanted', 'abuse', 'told-otherwise'],
} as const
export type MailVerb = keyof typeof mailReasons
export type MailReason = (typeof mailReasons)[MailVerb][number]

/** An unsent mail, without its content. Times are instants. */
export type DeskMail = {
  id: string
  kind: string
  /** null = the operator. */
  recipient: string | null
  state: 'held' | 'waiting' | 'queued' | 'sending' | 'dead' | 'expired'
  attempts: number
  createdAt: string
  /** When a delayed mail is sent; null = as soon as possible. */
  sendAfter: string | null
  expiresAt: string
  heldBecause: string | null
  /** The error of the last attempt, without addresses and links. */
  lastError: string | null
}

/** The number of mails of a kind written today (UTC), and the daily number above which further ones are delayed. */
export type MailDay = { kind: string; made: number; aDay: number }

/** GET /desk/v1/mail: the newest first, 50 a page; `counts` are totals of all pages. */
export type DeskMails = {
  mails: DeskMail[]
  next: string | null
  counts: Record<MailQueue, number>
  today: MailDay[]
  mayAct: boolean
}
