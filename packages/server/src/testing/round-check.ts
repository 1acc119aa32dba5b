import type { Database } from '#server/database/database'
import type { TakenMail } from '#server/mail/testing/loopback-smtp'
import type { Acknowledged } from './round-writes.ts'

export type RoundCheck = {
  rows: number
  lost: number
  doubled: number
  /** Rows without one of their mails, by kind; one that is held for a person to look at counts as there. */
  withoutMail: string[]
  /** Addresses that were sent another mail of the same kind. */
  otherMail: number
  /** Mails handed over again under their Message-ID: a process died between sending and noting it. */
  repeated: number
  /**
   * Mails that one server handed over more than once. A repeat needs a death: who is killed between the mail server's answer
   * and its own note has the next one send the mail again, and when that one is killed there too, the one after it.
   */
  repeatedByOne: number
  /** Mails in any other state than sent, by kind, with the last reason. */
  unsent: string[]
}

const count = <T>(list: Iterable<T>) => {
  const counts = new Map<T, number>()
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}
const missing = <T>(wanted: T[], found: Map<T, number>) => wanted.filter((one) => !found.has(one)).length
const above = (counts: Map<unknown, number>, most: number) =>
  [...counts.values()].filter((times) => times > most).length

/** Holds what was acknowledged against rows and mails, once all mail is out. */
export async function checkRounds(
  database: Database,
  { acknowledged, taken, operator }: { acknowledged: Acknowledged; taken: TakenMail[]; operator: string },
): Promise<RoundCheck> {
  const read = async (text: string) =>
    (await database.executeSql(text)).rows.map(({ value }) => String(value))
  const unsent = await read(`select concat_ws(' ', count(*), kind, state, max(last_error)) as value
    from app.outgoing_mail where state <> 'sent' group by kind, state`)
  const held = count(await read(`select recipient as value from app.outgoing_mail where state = 'held'`))
  const leads = await read('select email as value from public.leads')
  const bookings = await read('select email as value from public.bookings')
  const accounts = await read('select email as value from auth.users')
  const favorites = await read('select location_id as value from public.favorite_locations')
  const parts: [written: string[], wanted: string[]][] = [
    [leads, acknowledged.leads],
    [bookings, acknowledged.bookings],
    [accounts, acknowledged.signUps],
    [favorites, acknowledged.favorites.map(String)],
  ]
  // Also of rows whose answer the kill cut off: a row and its mails are one.
  const addressed = new Map<string, Set<string>>()
  for (const { recipients, mail } of taken) {
    const to = recipients[0] ?? ''
    addressed.set(to, (addressed.get(to) ?? new Set()).add(mail.messageId ?? ''))
  }
  const toOperator = addressed.get(operator)?.size ?? 0
  const idsOf = (email: string) => addressed.get(email)?.size ?? 0
  const unmailed = (kind: string, rows: string[]) =>
    rows.filter((email) => idsOf(email) === 0 && !held.has(email)).map((email) => `${kind} ${email}`)
  const written = [...leads, ...bookings, ...accounts]
  const times = count(taken.map(({ mail }) => mail.messageId))
  return {
    rows: parts.reduce((sum, [rows]) => sum + rows.length, 0),
    lost: parts.reduce((sum, [rows, wanted]) => sum + missing(wanted, count(rows)), 0),
    doubled: parts.reduce((sum, [rows]) => sum + above(count(rows), 1), 0),
    withoutMail: [
      ...unmailed('lead', leads),
      ...unmailed('booking', bookings),
      ...unmailed('sign-up', accounts),
      ...Array.from({ length: Math.max(0, bookings.length - toOperator) }, () => 'booking, at the operator'),
    ],
    otherMail: written.filter((email) => idsOf(email) > 1).length + Math.max(0, toOperator - bookings.length),
    repeated: taken.length - times.size,
    repeatedByOne: above(count(taken.map(({ sender, mail }) => `${sender} ${mail.messageId}`)), 1),
    unsent,
  }
}
