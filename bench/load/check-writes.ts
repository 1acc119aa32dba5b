import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '@retour/server/src/database/open-database.ts'
import type { LoopbackSmtp } from '@retour/server/src/mail/testing/loopback-smtp.ts'
import type { Writes } from './guest-writes.ts'

export type WriteCheck = {
  rows: number
  lost: number
  doubled: number
  /** Rows without their mail to the guest or the operator. */
  withoutMail: number
  /** Addresses with another mail of a different Message-ID. */
  doubleMail: number
  /**
   * Mails that were sent again with the same Message-ID, because a process was killed between sending and recording.
   */
  repeatedMail: number
}

const mailedWithinMs = 180_000
const operator = 'desk@retour.example'

/** Compares the acknowledged writes with the rows and the mails, after every mail has been sent. */
export async function checkWrites(
  url: string,
  smtp: LoopbackSmtp,
  { acknowledged }: Writes,
): Promise<WriteCheck> {
  const database = await openDatabase({ url })
  const read = async (text: string) => (await database.executeSql(text)).rows as { value: string }[]
  try {
    const deadline = performance.now() + mailedWithinMs
    const unfinished = `select id as value from app.outgoing_mail where state in ('waiting', 'queued', 'sending')`
    while ((await read(unfinished)).length > 0 && performance.now() < deadline) await pause(500)
    const bookers = (await read(`select email as value from public.bookings`)).map(({ value }) => value)
    const leads = (await read(`select email as value from public.leads`)).map(({ value }) => value)
    const emails = [...leads, ...bookers]
    const known = new Set(emails)
    const mailsTo = Map.groupBy(smtp.taken, ({ recipients }) => recipients[0] ?? '')
    const idsTo = (email: string) => new Set((mailsTo.get(email) ?? []).map(({ mail }) => mail.messageId))
    const ids = new Set(smtp.taken.map(({ mail }) => mail.messageId))
    return {
      rows: emails.length,
      lost: acknowledged.filter(({ email }) => !known.has(email)).length,
      doubled: emails.length - known.size,
      withoutMail:
        emails.filter((email) => idsTo(email).size === 0).length +
        Math.max(0, bookers.length - idsTo(operator).size),
      doubleMail:
        emails.filter((email) => idsTo(email).size > 1).length +
        Math.max(0, idsTo(operator).size - bookers.length),
      repeatedMail: smtp.taken.length - ids.size,
    }
  } finally {
    await database.close()
  }
}
