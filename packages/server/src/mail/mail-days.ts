import { sql } from 'kysely'
import type { Database } from '#server/database/database'
import { readyWithinMs, withinTime } from '#server/database/within-time'

/** The daily limits that settings give, by kind of mail; null = not set. */
export type MailCeilings = Readonly<Record<'refund-guide' | 'booking-guest', number | null>>
/** The number of mails of a kind that were written today (UTC), and the limit. */
export type MailDay = { kind: string; made: number; ceiling: number }

/** From this share of the daily limit on, a warning is shown. `app.admit_mail` uses the same share. */
const nearShare = 0.8

/**
 * Stores the limits from the settings in `app.mail_ceilings`, which the database applies. A limit that is no longer set
 * is removed. A limit that an operator wrote into the table by hand stays and applies where no setting exists.
 */
export async function setMailCeilings(database: Database, ceilings: MailCeilings): Promise<void> {
  for (const [kind, ceiling] of Object.entries(ceilings))
    await (
      ceiling === null
        ? sql`update app.mail_ceilings set by_setting = null where kind = ${kind} and by_setting is not null`
        : sql`insert into app.mail_ceilings as c (kind, by_setting) values (${kind}, ${ceiling}::int)
            on conflict (kind) do update set by_setting = excluded.by_setting
            where c.by_setting is distinct from excluded.by_setting`
    ).execute(database.own)
}

/** Returns the kinds with at least one counted mail today, by the clock of the database. */
export async function readMailDays(database: Database): Promise<MailDay[]> {
  const { rows } = await sql<MailDay>`
    select kind, sum(made)::int as made, app.mails_a_day(kind) as ceiling from app.mail_tallies
    where day = (now() at time zone 'utc')::date group by kind having sum(made) > 0 order by kind`.execute(
    database.own,
  )
  return rows
}

/**
 * Returns the kinds that have used at least 80 percent of today's limit. Returns none if the database does not answer
 * in time.
 */
export async function readNearCeilings(database: Database): Promise<MailDay[]> {
  let near: MailDay[] = []
  const reading = readMailDays(database).then((days) => {
    near = days.filter(({ made, ceiling }) => made >= ceiling * nearShare)
    return true
  })
  await withinTime(reading, readyWithinMs)
  return near
}

export type MailCrossing = { kind: string; percent: number; ceiling: number }

/**
 * Returns the kinds that reached 80 percent or passed 100 percent of a day's limit and were not reported yet, and marks
 * them as reported. Each crossing is returned once, to one of all servers.
 */
export async function takeMailCrossings(database: Database): Promise<MailCrossing[]> {
  const { rows } = await sql<MailCrossing>`
    with told as (update app.mail_crossings set is_told = true where not is_told returning day, kind, percent)
    select kind, percent, app.mails_a_day(kind) as ceiling from told order by day, kind, percent`.execute(
    database.own,
  )
  return rows
}
