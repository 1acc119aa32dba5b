import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/database/database'
import { makePerson, type Person } from '#server/database/testing/make-person'
import { preparations } from '#server/database/testing/preparations'
import { readMailDays, readNearCeilings, setMailCeilings, takeMailCrossings } from './mail-days.ts'
import { submitBooking } from './testing/leave-booking.ts'
import { submitLead } from './testing/leave-lead.ts'

type Row = { kind: string; state: string; why: string | null; waitSeconds: number | null; priority: number }

describe.each(preparations)('19: ceilings of mail on %s', (_name, open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterEach(async () => {
    await sql`truncate app.outgoing_mail, app.mail_tallies, app.mail_crossings, app.mail_ceilings, public.bookings, public.leads cascade`.execute(
      database.own,
    )
  })
  afterAll(() => database?.close())

  const mailsTo = async (recipient: string | null) =>
    (
      await sql<Row>`select kind, state, held_because as why, priority,
        round(extract(epoch from send_after - created_at))::int as "waitSeconds" from app.outgoing_mail
        where recipient is not distinct from ${recipient} order by created_at, kind`.execute(database.own)
    ).rows
  const count = async (condition: ReturnType<typeof sql>) =>
    (
      await sql<{
        count: number
      }>`select count(*)::int as count from app.outgoing_mail where ${condition}`.execute(database.own)
    ).rows[0]?.count
  /** Pretends that this many mails of the kind were queued today. */
  const spend = (kind: string, made: number) =>
    sql`insert into app.mail_tallies (day, kind, part, made)
      values ((now() at time zone 'utc')::date, ${kind}, -1, ${made})`.execute(database.own)
  /** As docs/ceilings.md describes for a hosted project. */
  const choose = (kind: string, number: number) =>
    sql`insert into app.mail_ceilings (kind, by_hand) values (${kind}, ${number})
      on conflict (kind) do update set by_hand = excluded.by_hand`.execute(database.own)
  const queue = (kind: string, person: Person, recipient = person.email) =>
    sql`insert into app.outgoing_mail (kind, recipient, user_id, expires_at)
      values (${kind}, ${recipient}, ${person.sub}::uuid, now() + interval '1 hour')`.execute(database.own)

  test('beyond 20,000 guides in a day the next ones leave one behind the other, and it is noted once', async () => {
    await spend('refund-guide', 19_999)
    for (const name of ['last', 'first', 'second', 'third'])
      await submitLead(database, `${name}@mail.example`)
    expect(await mailsTo('last@mail.example')).toMatchObject([{ state: 'waiting', waitSeconds: null }])
    const waits = await Promise.all(
      ['first', 'second', 'third'].map(async (name) => (await mailsTo(`${name}@mail.example`))[0]),
    )
    expect(waits.map((row) => row?.state)).toEqual(['waiting', 'waiting', 'waiting'])
    const { rows } = await sql<{
      gap: string
    }>`select extract(epoch from send_after - lag(send_after) over (order by send_after))::numeric(9, 2)::text as gap
      from app.outgoing_mail where send_after is not null order by send_after`.execute(database.own)
    expect(rows.map(({ gap }) => gap)).toEqual([null, '4.32', '4.32'])
    const crossings =
      await sql`select kind, percent, is_told from app.mail_crossings order by percent`.execute(database.own)
    expect(crossings.rows).toEqual([
      { kind: 'refund-guide', percent: 80, is_told: false },
      { kind: 'refund-guide', percent: 100, is_told: false },
    ])
  })

  test('four fifths are noted with the mail that makes them, once, and slow nothing', async () => {
    await spend('booking-guest', 1598)
    await submitBooking(database, { email: 'before@mail.example' })
    expect(await takeMailCrossings(database)).toEqual([])
    expect(await readNearCeilings(database)).toEqual([])
    await submitBooking(database, { email: 'with@mail.example' })
    expect(await takeMailCrossings(database)).toEqual([{ kind: 'booking-guest', percent: 80, ceiling: 2000 }])
    await submitBooking(database, { email: 'later@mail.example' })
    expect(await takeMailCrossings(database)).toEqual([])
    expect(await readNearCeilings(database)).toEqual([{ kind: 'booking-guest', made: 1601, ceiling: 2000 }])
    expect(await mailsTo('later@mail.example')).toMatchObject([{ state: 'waiting', waitSeconds: null }])
  })

  test('a setting goes before what was chosen by hand, and that before the usual number; each ends by itself', async () => {
    await spend('booking-guest', 100)
    const waitOf = async (email: string) => {
      await submitBooking(database, { email })
      return (await mailsTo(email))[0]?.waitSeconds
    }
    expect(await waitOf('usual@mail.example')).toBeNull()
    await choose('booking-guest', 50)
    expect(await waitOf('hand@mail.example')).toBe(86_400 / 50)
    await setMailCeilings(database, { 'refund-guide': 7, 'booking-guest': 5000 })
    expect(await waitOf('setting@mail.example')).toBeNull()
    await spend('refund-guide', 7)
    await submitLead(database, 'guide@mail.example')
    expect(await mailsTo('guide@mail.example')).toMatchObject([{ waitSeconds: Math.round(86_400 / 7) }])
    await setMailCeilings(database, { 'refund-guide': null, 'booking-guest': null })
    expect(await readMailDays(database)).toEqual([
      { kind: 'booking-guest', made: 103, ceiling: 50 },
      { kind: 'refund-guide', made: 8, ceiling: 20_000 },
    ])
  })

  test('the usual numbers are those of .env.example and the documents', async () => {
    const root = new URL('../../../../', import.meta.url)
    const [example, ceilings] = await Promise.all(
      ['.env.example', 'docs/ceilings.md'].map((name) => readFile(new URL(name, root), 'utf8')),
    )
    const { rows } = await sql<{ guides: number; rides: number; others: number }>`
      select app.mails_a_day('refund-guide') as guides, app.mails_a_day('booking-guest') as rides,
        app.mails_a_day('confirm-address') as others`.execute(database.own)
    const usual = rows[0]!
    expect(example).toContain(`#MAIL_GUIDES_A_DAY=${usual.guides}\n`)
    expect(example).toContain(`#MAIL_RIDES_A_DAY=${usual.rides}\n`)
    const documented = [...ceilings!.matchAll(/^\| all mailboxes, ([^|]+?) \| ([\d,]+) a day/gm)].map(
      ([, what, number]) => [what, Number(number?.replaceAll(',', ''))],
    )
    expect(documented).toEqual([
      ['guides', usual.guides],
      ["guests' mails about rides", usual.rides],
      ['each further kind', usual.others],
    ])
  })

  test('another kind may have a number of its own; none may be nothing', async () => {
    await spend('some-news', 100)
    await choose('some-news', 100)
    await queue('some-news', await makePerson(database), 'news@mail.example')
    expect(await mailsTo('news@mail.example')).toMatchObject([{ waitSeconds: 864 }])
    for (const column of ['by_hand', 'by_setting'])
      for (const number of [0, -1, 1_000_001])
        await expect(
          sql`update app.mail_ceilings set ${sql.ref(column)} = ${number}`.execute(database.own),
        ).rejects.toMatchObject({ code: '23514' })
  })

  test('beyond 2,000 rides the guest’s mail is slowed, the operator’s never', async () => {
    await spend('booking-guest', 2000)
    await submitBooking(database, { email: 'ben@mail.example' })
    expect(await mailsTo('ben@mail.example')).toMatchObject([{ state: 'waiting', waitSeconds: 43 }])
    await spend('booking-operator', 1_000_000)
    await submitBooking(database)
    const atOnce = { kind: 'booking-operator', state: 'waiting', waitSeconds: null, priority: 2 }
    expect(await mailsTo(null)).toMatchObject([atOnce, atOnce])
  })

  test('a mail whose turn would come after its end is held, and says why', async () => {
    await spend('booking-guest', 2000)
    await sql`insert into app.outgoing_mail (kind, recipient, state, send_after, expires_at)
      values ('booking-guest', 'far@mail.example', 'sent', now() + interval '3 days', now())`.execute(
      database.own,
    )
    await submitBooking(database)
    expect(await mailsTo('amelie@mail.example')).toMatchObject([
      { state: 'held', why: 'it would have expired before its turn' },
    ])
  })

  test('what an account asks for about itself leaves at once; an address that is not proven waits like others', async () => {
    const [ada, eve] = [await makePerson(database), await makePerson(database, { isConfirmed: false })]
    const own = ['reset-password', 'sign-in-link', 'change-email', 'password-changed']
    for (const kind of own) {
      await spend(kind, 10_000)
      await queue(kind, ada)
      await queue(kind, eve)
    }
    expect(new Set((await mailsTo(ada.email)).map(({ kind }) => kind))).toEqual(new Set(own))
    for (const mail of await mailsTo(ada.email))
      expect(mail).toMatchObject({ state: 'waiting', waitSeconds: null, priority: 2 })
    for (const mail of await mailsTo(eve.email)) expect(mail).toMatchObject({ waitSeconds: 9, priority: 1 })
  })

  test('ten mails about rides a day to one mailbox, however it is written, also at once', async () => {
    const spelled = (n: number) =>
      ['a.melie@mail.example', `amelie+${n}@mail.example`, 'AMELIE@mail.example.'][n % 3]
    await Promise.all(Array.from({ length: 30 }, (_, n) => submitBooking(database, { email: spelled(n) })))
    expect(await count(sql`mailbox = 'amelie@mail.example' and state = 'waiting'`)).toBe(10)
    expect(
      await count(sql`state = 'held' and held_because = 'the mailbox had 10 mails about rides that day'`),
    ).toBe(20)
    expect(await count(sql`kind = 'booking-operator' and state = 'waiting'`)).toBe(30)
    await submitBooking(database, { email: 'ben@mail.example' })
    expect(await mailsTo('ben@mail.example')).toMatchObject([{ state: 'waiting' }])
    // A mail that was held does not count for the day's limit.
    const { rows } = await sql<{ made: number }>`select sum(made)::int as made from app.mail_tallies
      where kind = 'booking-guest'`.execute(database.own)
    expect(rows).toEqual([{ made: 11 }])
  })

  test('twenty mails of all kinds a day to one mailbox; the account’s own reset comes all the same', async () => {
    const ada = await makePerson(database)
    for (let n = 0; n < 22; n += 1) await queue('some-news', ada, `${ada.sub}+${n}@example.org`)
    expect(await count(sql`kind = 'some-news' and state = 'waiting'`)).toBe(20)
    expect(await count(sql`held_because = 'the mailbox had 20 mails that day'`)).toBe(2)
    await submitLead(database, ada.email)
    await queue('reset-password', ada)
    expect(await mailsTo(ada.email)).toMatchObject([
      { kind: 'refund-guide', state: 'held' },
      { kind: 'reset-password', state: 'waiting', waitSeconds: null },
    ])
  })

  test('yesterday’s mails do not count', async () => {
    for (let n = 0; n < 10; n += 1) await submitBooking(database)
    await sql`update app.outgoing_mail set created_at = created_at - interval '1 day'`.execute(database.own)
    await sql`update app.mail_tallies set day = day - 1, made = 2000`.execute(database.own)
    await submitBooking(database)
    expect((await mailsTo('amelie@mail.example')).at(-1)).toMatchObject({
      state: 'waiting',
      waitSeconds: null,
    })
  })

  test('one guide a day to one mailbox; those that are not written again are not counted', async () => {
    for (const email of ['amelie@mail.example', 'a.melie+x@MAIL.example', '"amelie"@mail.example'])
      await submitLead(database, email)
    expect(await count(sql`kind = 'refund-guide'`)).toBe(1)
    const { rows } = await sql`select made from app.mail_tallies`.execute(database.own)
    expect(rows).toEqual([{ made: 1 }])
  })

  test('callers reach neither counts, crossings nor ceilings', async () => {
    for (const table of ['app.mail_tallies', 'app.mail_crossings', 'app.mail_ceilings']) {
      const readOutbox = database.asCaller({ role: 'anon' }, (tx) =>
        sql`select from ${sql.table(table)}`.execute(tx),
      )
      await expect(readOutbox).rejects.toMatchObject({ code: '42501' })
    }
  })
})
