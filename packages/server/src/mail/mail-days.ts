import { sql } from 'kysely'
import type { Database } from '#server/database/database'
import { readyWithinMs, withinTime } from '#server/database/within-time'

/** Kinds of mail whose number for a day is a setting; null = none was given. */
export type MailCeilings = Readonly<Record<'refund-guide' | 'booking-guest', number | null>>
/** How many mails of a kind were written today (UTC), of how many. */
export type MailDay = { kind: string; made: number; ceiling: number }

/** From this share of a day's number on it is told; `app.admit_mail` notes the same. */
const nearShare = 0.8

/**
 * Writes what the settings say into the table that decides (`app.mail_ceilings`). A setting that is no longer given ends;
 * what was chosen by hand there stays, and holds where no setting is given.
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

/** The kinds of which any mail that counts was written today, by the clock of the database. */
export async function readMailDays(database: Database): Promise<MailDay[]> {
  const { rows } = await sql<MailDay>`
    select kind, sum(made)::int as made, app.mails_a_day(kind) as ceiling from app.mail_tallies
    where day = (now() at time zone 'utc')::date group by kind having sum(made) > 0 order by kind`.execute(
    database.own,
  )
  return rows
}

/** The kinds that have used four fifths of their day; none where the database does not say so in time. */
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

/** The kinds that came to 80 or went past 100 percent of a day's number, and that nobody was told of; once by all servers. */
export async function takeMailCrossings(database: Database): Promise<MailCrossing[]> {
  const { rows } = await sql<MailCrossing>`
    with told as (update app.mail_crossings set is_told = true where not is_told returning day, kind, percent)
    select kind, percent, app.mails_a_day(kind) as ceiling from told order by day, kind, percent`.execute(
    database.own,
  )
  return rows
}
