import type { Database } from '#server/database/database'
import type { TakenMail } from '#server/mail/testing/loopback-smtp'
import { rulesAlarmKind } from '#server/rules/rules-alarm'
import type { Acknowledged } from './round-writes.ts'

export type RoundCheck = {
  rows: number
  lost: number
  doubled: number
  /** Rows without one of their mails, by kind. A mail that is held for a person to look at counts. */
  withoutMail: string[]
  /** The number of addresses that got another mail of the same kind. */
  otherMail: number
  /**
   * The number of mails that were sent again with their Message-ID, because a process died between sending and storing
   * that.
   */
  repeated: number
  /**
   * The number of mails that one server sent more than once. Only a kill may cause a repetition: if a server is killed
   * between the mail server's response and storing it, the next one sends the mail again, and so on.
   */
  repeatedByOne: number
  /** Mails that are not sent, by kind and state, with the last error. */
  unsent: string[]
}

const count = <T>(list: Iterable<T>) => {
  const counts = new Map<T, number>()
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}
const missing = <T>(expected: T[], found: Map<T, number>) => expected.filter((one) => !found.has(one)).length
const above = (counts: Map<unknown, number>, most: number) =>
  [...counts.values()].filter((times) => times > most).length

/** Compares everything that was acknowledged with rows and mails, after all mail was sent. */
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
  const parts: [written: string[], expected: string[]][] = [
    [leads, acknowledged.leads],
    [bookings, acknowledged.bookings],
    [accounts, acknowledged.signUps],
    [favorites, acknowledged.favorites.map(String)],
  ]
  // Which the operator gets once the catalogue's checks are old, whatever is written.
  const alarms = new Set(
    await read(`select message_id as value from app.outgoing_mail where kind = '${rulesAlarmKind}'`),
  )
  // Also rows whose response was cut off by a kill, because a row and its mails are stored together.
  const addressed = new Map<string, Set<string>>()
  for (const { recipients, mail } of taken) {
    if (alarms.has(mail.messageId ?? '')) continue
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
    lost: parts.reduce((sum, [rows, expected]) => sum + missing(expected, count(rows)), 0),
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
