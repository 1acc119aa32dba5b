import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Database } from '#server/database/database'
import { freshDatabase } from '#server/database/testing/fresh-database'
import { makePerson } from '#server/database/testing/make-person'
import { createBoss } from '#server/jobs/create-boss'
import { isWideRun } from '#server/testing/wide-run'
import { mailFolder } from './file-transport.ts'
import { sendQueue } from './relay.ts'
import { submitBooking } from './testing/leave-booking.ts'
import { submitLead, readOutbox } from './testing/leave-lead.ts'
import { startLoopbackSmtp, type LoopbackSmtp } from './testing/loopback-smtp.ts'
import { shortSmtpTimeouts, startQueue } from './testing/start-queue.ts'
import { watchedLog, type LogLine } from './testing/watched-log.ts'

let database: Database

beforeEach(async () => {
  database = await freshDatabase()
})

afterEach(() => database.close())

/** Far more than are sent within a minute. */
const waitingGuides = isWideRun ? 20_000 : 2_000

const insertLeads = async (count: number) => {
  const emails = Array.from({ length: count }, (_, n) => `guest-${n}@mail.example`)
  for (const email of emails) await submitLead(database, email)
  return emails.sort()
}

describe('without a mail server', () => {
  test('every lead becomes one .eml file with the guide', async () => {
    await using running = await startQueue(database)
    const emails = await insertLeads(12)
    running.queue.wake()
    await running.until('mail sent', 12)
    const mails = await running.readMailFolder()
    expect(new Set(mails.map(({ mail }) => mail.to?.[0]?.address))).toEqual(new Set(emails))
    expect(mails).toHaveLength(12)
    expect(mails[0]?.mail).toMatchObject({
      subject: 'Your VAT refund guide for France',
      from: { name: 'Retour', address: 'guide@retour.example' },
    })
    expect(mails[0]?.mail.text).toContain('Estimated refund: EUR 177.08')
    expect((await readOutbox(database)).every((row) => row.state === 'sent')).toBe(true)
  })

  test('19: a mail that is put in line leaves when its time has come, and no sooner', async () => {
    const clock = { now: new Date() }
    const [early, late] = await insertLeads(2)
    const time = new Date(clock.now.getTime() + 60_000).toISOString()
    await sql`update app.outgoing_mail set send_after = ${time}::timestamptz where recipient = ${late}`.execute(
      database.own,
    )
    await using running = await startQueue(database, { now: () => clock.now })
    await running.until('mail sent')
    expect((await readOutbox(database)).map(({ recipient, state }) => [recipient, state])).toEqual([
      [early, 'sent'],
      [late, 'waiting'],
    ])
    clock.now = new Date(clock.now.getTime() + 60_000)
    running.queue.wake()
    await running.until('mail sent', 2)
  })

  test('74: a mail written but not marked when the process died is not written twice', async () => {
    await submitLead(database, 'amelie@mail.example')
    await using first = await startQueue(database)
    await first.until('mail sent')
    await first.queue.stop()
    await sql`update app.outgoing_mail set state = 'waiting'`.execute(database.own)
    await using second = await startQueue(database, { dataDir: first.dataDir })
    await second.until('mail sent')
    expect(await second.readMailFolder()).toHaveLength(1)
  })

  test('49: an address that is a list goes nowhere', async () => {
    await using running = await startQueue(database)
    await submitLead(database, 'a@mail.example,b@mail.example')
    const [line] = await running.until('mail given up')
    expect(line).toMatchObject({ level: 50, reason: 'not one deliverable address' })
    expect(await readOutbox(database)).toMatchObject([{ state: 'dead', attempts: 1 }])
  })

  test('78: a mail that a database without room cannot mark as sent is handed over once', async () => {
    const smtp = await startLoopbackSmtp()
    onTestFinished(smtp.close)
    await sql`create function app.no_room() returns trigger language plpgsql as
      $$ begin raise exception 'no room' using errcode = '53100'; end $$`.execute(database.own)
    await sql`create trigger no_room before update on app.outgoing_mail for each row when (new.state = 'sent')
      execute function app.no_room()`.execute(database.own)
    await using running = await startQueue(database, { smtpUrl: smtp.url })
    await submitLead(database, 'amelie@mail.example')
    await running.until('mail attempt failed', 3)
    expect(smtp.taken).toHaveLength(1)
    await sql`drop trigger no_room on app.outgoing_mail`.execute(database.own)
    await running.until('mail sent')
    expect(await readOutbox(database)).toMatchObject([{ state: 'sent' }])
    expect(smtp.taken).toHaveLength(1)
  })

  test('a mail past its time is not sent', async () => {
    await submitLead(database, 'amelie@mail.example')
    const inFourDays = () => new Date(Date.now() + 4 * 86_400_000)
    await using running = await startQueue(database, { now: inFourDays })
    await running.until('mail expired unsent')
    expect(await readOutbox(database)).toMatchObject([{ state: 'expired' }])
  })

  test('74: a worker that died with the job in its hands: another start sends the mail', async () => {
    await submitLead(database, 'amelie@mail.example')
    // Embedded, a dead worker is known to be dead, so its heartbeat does not matter. On PostgreSQL the heartbeat must
    // expire.
    const pace = database.kind === 'embedded' ? { heartbeatSeconds: 3600 } : {}
    await using crashed = await startQueue(database, {
      pace: { ...pace, pollSeconds: 60, relayPollMs: 60_000 },
    })
    await crashed.until('mail sent')
    await crashed.queue.stop()
    // The state after SIGKILL: the row is taken, and the job is active with a dead worker.
    await sql`update app.outgoing_mail set state = 'sending'`.execute(database.own)
    await sql`update pgboss.job set state = 'active', completed_on = null, heartbeat_on = now()
      where name = ${sendQueue}`.execute(database.own)
    await using next = await startQueue(database, { pace })
    await next.until('mail sent')
    expect(await readOutbox(database)).toMatchObject([{ state: 'sent', attempts: 2 }])
  })

  test(`19: behind ${waitingGuides} waiting guides an account’s own mail leaves at once, and so does the operator’s`, async () => {
    await submitLead(database, 'amelie@mail.example')
    await sql`insert into app.outgoing_mail (kind, recipient, payload, state, expires_at)
      select 'refund-guide', n || '@mail.example', payload, 'queued', expires_at
      from app.outgoing_mail, generate_series(1, ${waitingGuides}) n`.execute(database.own)
    await sql`update app.outgoing_mail set state = 'waiting'`.execute(database.own)
    const ada = await makePerson(database)
    await using running = await startQueue(database, { operatorEmail: 'desk@retour.example' })
    await running.until('mail sent', 10)
    const before = running.lines.length
    await sql`insert into app.outgoing_mail (kind, recipient, user_id, expires_at)
      values ('password-changed', ${ada.email}, ${ada.sub}::uuid, now() + interval '1 hour')`.execute(
      database.own,
    )
    await submitBooking(database)
    running.queue.wake()
    const isUrgent = ({ kind }: LogLine) => kind === 'password-changed' || kind === 'booking-operator'
    await expect
      .poll(() => running.lines.filter((line) => line.msg === 'mail sent' && isUrgent(line)).length, {
        timeout: 60_000,
      })
      .toBe(2)
    const since = running.lines.slice(before).filter(({ msg }) => msg === 'mail sent')
    // Mails that were already fetched, and mails that were sent during the next query of the outbox.
    expect(since.findLastIndex(isUrgent)).toBeLessThan(100)
  }, 150_000)

  test('19: a mail beyond the day’s number leaves when its turn comes, and the log says once that it is passed', async () => {
    await sql`insert into app.mail_tallies (day, kind, part, made)
      values ((now() at time zone 'utc')::date, 'refund-guide', -1, 20000)`.execute(database.own)
    await insertLeads(3)
    const clock = { now: new Date(Date.now() - 60_000) }
    await using running = await startQueue(database, { now: () => clock.now })
    const passed = 'a day’s number of mails is passed: further ones of this kind leave more slowly'
    expect(await running.until(passed)).toMatchObject([{ level: 50, kind: 'refund-guide', ceiling: 20_000 }])
    await submitBooking(database)
    await running.until('mail sent')
    expect(running.lines.filter(({ mailId, kind }) => mailId && kind === 'refund-guide')).toEqual([])
    clock.now = new Date(Date.now() + 3_600_000)
    running.queue.wake()
    await running.until('mail sent', 4)
    expect(running.lines.filter(({ msg }) => msg === passed)).toHaveLength(1)
  })

  test('19: a number that is set holds from the start on, four fifths are one warning, and without the setting it ends', async () => {
    const fourFifths = 'four fifths of a day’s number of mails of this kind are used'
    {
      await using running = await startQueue(database, { ridesADay: 5 })
      for (let n = 1; n <= 5; n += 1) await submitBooking(database, { email: `guest-${n}@mail.example` })
      running.queue.wake()
      expect(await running.until(fourFifths)).toMatchObject([
        { level: 40, kind: 'booking-guest', ceiling: 5 },
      ])
      await submitBooking(database, { email: 'beyond@mail.example' })
      running.queue.wake()
      await running.until('a day’s number of mails is passed: further ones of this kind leave more slowly')
      expect(running.lines.filter(({ msg }) => msg === fourFifths)).toHaveLength(1)
    }
    await using running = await startQueue(database)
    await submitBooking(database, { email: 'after@mail.example' })
    running.queue.wake()
    await running.until('mail sent')
    const { rows } = await sql`select recipient, send_after is not null as "isPaced" from app.outgoing_mail
      where recipient in ('beyond@mail.example', 'after@mail.example') order by 1`.execute(database.own)
    expect(rows).toEqual([
      { recipient: 'after@mail.example', isPaced: false },
      { recipient: 'beyond@mail.example', isPaced: true },
    ])
  })

  test.each(['app.mail_crossings', 'app.trip_reminders'])(
    'mails leave even if the upkeep fails for want of %s',
    async (table) => {
      await submitLead(database, 'amelie@mail.example')
      await sql`alter table ${sql.table(table)} rename to elsewhere`.execute(database.own)
      await using running = await startQueue(database)
      await running.until('mail upkeep failed, trying again')
      expect(await running.until('mail sent')).toMatchObject([{ kind: 'refund-guide' }])
    },
  )

  test('a mail whose job was lost is queued again', async () => {
    await submitLead(database, 'amelie@mail.example')
    const { log } = watchedLog()
    const boss = createBoss({ database, log })
    await boss.start()
    await boss.stop()
    await sql`update app.outgoing_mail set state = 'queued', queued_at = now() - interval '2 hours'`.execute(
      database.own,
    )
    await sql`insert into app.mail_tallies (day, kind, part, made)
      values (current_date - 9, 'refund-guide', 1, 1), (current_date - 5, 'refund-guide', 1, 1)`.execute(
      database.own,
    )
    await using running = await startQueue(database)
    await running.until('mail sent')
    expect(await running.readMailFolder()).toHaveLength(1)
    const { rows } =
      await sql`select day from app.mail_tallies where part = 1 and day < current_date`.execute(database.own)
    expect(rows, 'counts of days long over leave with the same round').toHaveLength(1)
  })
})

test('88: with MAIL=discard nothing is sent or written, and the outbox says so', async () => {
  await submitLead(database, 'amelie@mail.example')
  {
    await using running = await startQueue(database, { isMailDiscarded: true })
    await running.until('mail thrown away: MAIL=discard')
    expect(await readOutbox(database)).toMatchObject([{ state: 'discarded', attempts: 1 }])
    expect(existsSync(mailFolder(running.dataDir))).toBe(false)
  }
  await using next = await startQueue(database)
  await submitLead(database, 'ben@mail.example')
  await next.until('mail sent')
  expect(await next.readMailFolder()).toMatchObject([{ mail: { to: [{ address: 'ben@mail.example' }] } }])
})

describe('with a mail server', () => {
  let smtp: LoopbackSmtp

  beforeEach(async () => {
    smtp = await startLoopbackSmtp()
  })

  afterEach(() => smtp.close())

  test('that accepts: every mail once, to one recipient, with its own Message-ID', async () => {
    await using running = await startQueue(database, { smtpUrl: smtp.url })
    const emails = await insertLeads(12)
    await running.until('mail sent', 12)
    expect(smtp.taken.map(({ recipients }) => recipients.join()).sort()).toEqual(emails)
    expect(new Set(smtp.taken.map(({ mail }) => mail.messageId)).size).toBe(12)
    const rows = await readOutbox(database)
    expect(new Set(rows.map((row) => row.messageId))).toEqual(
      new Set(smtp.taken.map(({ mail }) => mail.messageId)),
    )
  })

  test('75: that greylists (450): sent once it lets us in', async () => {
    smtp.setMode('greylist')
    await using running = await startQueue(database, { smtpUrl: smtp.url })
    await submitLead(database, 'amelie@mail.example')
    await running.until('mail not sent yet', 2)
    smtp.setMode('accept')
    await running.until('mail sent')
    expect(smtp.taken).toHaveLength(1)
    expect((await readOutbox(database))[0]?.attempts).toBeGreaterThanOrEqual(3)
  })

  test('75: that refuses the recipient (550): given up at once, with the reason, no address in the log', async () => {
    smtp.setMode('refuse')
    await using running = await startQueue(database, { smtpUrl: smtp.url })
    await submitLead(database, 'amelie@mail.example')
    const [line] = await running.until('mail given up')
    expect(line).toMatchObject({ level: 50, attempts: 1 })
    expect(line?.reason).toContain('550')
    expect(JSON.stringify(running.lines)).not.toContain('amelie')
    expect(await readOutbox(database)).toMatchObject([{ state: 'dead', attempts: 1 }])
  })

  test('a mail given up and set back to waiting by hand is sent', async () => {
    smtp.setMode('refuse')
    await using running = await startQueue(database, { smtpUrl: smtp.url })
    await submitLead(database, 'amelie@mail.example')
    await running.until('mail given up')
    smtp.setMode('accept')
    await sql`update app.outgoing_mail set state = 'waiting'`.execute(database.own)
    await running.until('mail sent')
    expect(smtp.accepted()).toHaveLength(1)
  })

  test('75: that refuses our sender (550): a fault of ours, so it is tried again', async () => {
    smtp.setMode('refuse-sender')
    await using running = await startQueue(database, { smtpUrl: smtp.url })
    await submitLead(database, 'amelie@mail.example')
    await running.until('mail not sent yet')
    smtp.setMode('accept')
    await running.until('mail sent')
    expect(smtp.taken).toHaveLength(1)
  })

  test('75: that hangs: given up after the time-out, sent later', async () => {
    smtp.setMode('hang')
    await using running = await startQueue(database, { smtpUrl: smtp.url, pace: { smtp: shortSmtpTimeouts } })
    await submitLead(database, 'amelie@mail.example')
    await running.until('mail not sent yet')
    smtp.setMode('accept')
    await running.until('mail sent')
    expect(smtp.taken).toHaveLength(1)
  })

  test.each(['drop', 'hang-after-data'] as const)(
    '74, 75: that took the message and did not answer (%s): one repeat, with the same Message-ID',
    async (mode) => {
      smtp.setMode(mode)
      await using running = await startQueue(database, {
        smtpUrl: smtp.url,
        pace: { smtp: shortSmtpTimeouts },
      })
      await submitLead(database, 'amelie@mail.example')
      await running.until('mail not sent yet')
      smtp.setMode('accept')
      await running.until('mail sent')
      expect(smtp.accepted()).toHaveLength(1)
      expect(smtp.taken).toHaveLength(2)
      expect(new Set(smtp.taken.map(({ mail }) => mail.messageId)).size).toBe(1)
    },
  )

  test('75: that is down and comes back: every mail once', async () => {
    await smtp.close()
    await using running = await startQueue(database, { smtpUrl: smtp.url })
    const emails = await insertLeads(6)
    await running.until('mail not sent yet', 6)
    smtp = await startLoopbackSmtp(smtp.port)
    await running.until('mail sent', 6)
    expect(smtp.taken.map(({ recipients }) => recipients.join()).sort()).toEqual(emails)
  })

  test('75: that stops answering TLS (smtps to a plain port): tried again, never sent in the clear', async () => {
    await using running = await startQueue(database, { smtpUrl: smtp.url.replace('smtp:', 'smtps:') })
    await submitLead(database, 'amelie@mail.example')
    await running.until('mail not sent yet')
    expect(smtp.taken).toEqual([])
    expect(await readOutbox(database)).toMatchObject([{ state: 'queued' }])
  })

  test('stopping in the middle of a delivery loses nothing', async () => {
    smtp.setMode('hang')
    await using running = await startQueue(database, { smtpUrl: smtp.url })
    await submitLead(database, 'amelie@mail.example')
    await smtp.waitUntilMet('hang')
    await running.queue.stop()
    smtp.setMode('accept')
    await using next = await startQueue(database, { smtpUrl: smtp.url })
    await next.until('mail sent')
    expect(smtp.taken).toHaveLength(1)
  })

  test('two servers on one PostgreSQL: no mail twice', async (context) => {
    if (database.kind === 'embedded') return context.skip('one process has the embedded database')
    await using first = await startQueue(database, { smtpUrl: smtp.url })
    await using second = await startQueue(database, { smtpUrl: smtp.url })
    const emails = await insertLeads(150)
    first.queue.wake()
    second.queue.wake()
    const sent = () =>
      [first, second].map(({ lines }) => lines.filter((line) => line.msg === 'mail sent').length)
    await Promise.race([
      first.until('mail sent', 150),
      second.until('mail sent', 150),
      smtp.waitUntilMet('accept', 150),
    ])
    await Promise.all([first.queue.stop(), second.queue.stop()])
    expect(sent().reduce((sum, count) => sum + count, 0)).toBe(150)
    expect(smtp.taken.map(({ recipients }) => recipients.join()).sort()).toEqual(emails)
  })
})
