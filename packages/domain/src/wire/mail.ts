/** Why a mail is where it is: `held` waits for a person, `failed` was tried and is tried again, `over` was refused or given up. */
export const mailQueues = ['held', 'failed', 'over', 'waiting'] as const
export type MailQueue = (typeof mailQueues)[number]

/** Why somebody sends a mail again, or drops it: words of ours, so that the audit log holds none about a person. */
export const mailReasons = {
  retry: ['checked-date', 'mailbox-mended', 'sender-mended', 'asked-for'],
  drop: ['wrong-address', 'not-wanted', 'abuse', 'told-otherwise'],
} as const
export type MailVerb = keyof typeof mailReasons
export type MailReason = (typeof mailReasons)[MailVerb][number]

/** A mail that has not left. Times are instants. Never what it says. */
export type DeskMail = {
  id: string
  kind: string
  /** null = the operator. */
  recipient: string | null
  state: 'held' | 'waiting' | 'queued' | 'sending' | 'dead' | 'expired'
  attempts: number
  createdAt: string
  /** When a slowed one leaves; null = as soon as it can. */
  sendAfter: string | null
  expiresAt: string
  heldBecause: string | null
  /** What the last attempt met, without addresses and links. */
  lastError: string | null
}

/** How many mails of a kind were written today (UTC), and how many leave on a day before further ones are slowed. */
export type MailDay = { kind: string; made: number; aDay: number }

/** GET /desk/v1/mail: the newest first, 50 a page; `counts` are those of all pages. */
export type DeskMails = {
  mails: DeskMail[]
  next: string | null
  counts: Record<MailQueue, number>
  today: MailDay[]
  mayAct: boolean
}
