import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/database/database'
import { freshDatabase } from '#server/database/testing/fresh-database'
import { makePerson } from '#server/database/testing/make-person'
import { preparations } from '#server/database/testing/preparations'
import { submitLead } from '#server/mail/testing/leave-lead'
import { removeOverdue } from './remove-overdue.ts'

const now = new Date('2026-11-21T12:00:00Z')
const threeYearsAgo = new Date('2023-11-21T12:00:00Z')
const justBefore = new Date(threeYearsAgo.getTime() - 1000)
const justAfter = new Date(threeYearsAgo.getTime() + 1000)

let database: Database
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(() => database.close())

const run = async (text: string, values: unknown[] = []) => (await database.executeSql(text, values)).rows
const leadOf = async (email: string, createdAt: Date) => {
  await submitLead(database, email)
  await run(
    `update public.leads set created_at = $1 where id = (select id from public.leads where email = $2 order by created_at desc limit 1)`,
    [createdAt, email],
  )
}
const rideOf = async (email: string, pickupAt: Date) => {
  await run(
    `insert into public.bookings (full_name, email, phone, pickup_date, pickup_location, dropoff_location)
      values ('Amélie Martin', $1, '+33 1', now() + interval '1 day', 'Hotel', 'Airport')`,
    [email],
  )
  await run('update public.bookings set pickup_date = $1 where email = $2', [pickupAt, email])
}
const emailsOf = async (table: string) =>
  (await run(`select email from ${table} order by email, created_at`)).map(({ email }) => email)

test('95: a guest’s calculations go three years after the last one, with their mail, and not a second earlier', async () => {
  await leadOf('over@mail.example', justBefore)
  await leadOf('still@mail.example', justAfter)
  expect(await removeOverdue(database, now)).toEqual({ leads: 1 })
  expect(await emailsOf('public.leads')).toEqual(['still@mail.example'])
  const mails = await run('select recipient from app.outgoing_mail')
  expect(mails).toEqual([{ recipient: 'still@mail.example' }])
})

test('95: later contact keeps the older calculations of an address: another one, a ride, an account', async () => {
  const person = await makePerson(database)
  await leadOf('again@mail.example', justBefore)
  await leadOf('again@mail.example', justAfter)
  await leadOf('ride@mail.example', justBefore)
  await rideOf('ride@mail.example', justAfter)
  await leadOf(person.email, justBefore)
  expect(await removeOverdue(database, now)).toEqual({})
  expect(await emailsOf('public.leads')).toHaveLength(4)
})

test('95: a request for a car goes three years after the ride, then the calculations of its address', async () => {
  await leadOf('ride@mail.example', justBefore)
  await rideOf('ride@mail.example', justBefore)
  await rideOf('later@mail.example', justAfter)
  expect(await removeOverdue(database, now)).toEqual({ bookings: 1, leads: 1 })
  expect(await emailsOf('public.bookings')).toEqual(['later@mail.example'])
})

test('more rows than one statement takes are all removed', async () => {
  await run(
    `insert into app.rate_limits (key, whole_at) select 'old:' || n, $1::timestamptz - interval '1 s' from generate_series(1, 1203) n`,
    [now],
  )
  await run(`insert into app.rate_limits (key, whole_at) values ('new', $1::timestamptz + interval '1 s')`, [
    now,
  ])
  expect(await removeOverdue(database, now)).toEqual({ limits: 1203 })
  expect(await run('select key from app.rate_limits')).toEqual([{ key: 'new' }])
})

test('95: a trip goes five years after the last change to any of it, what was deleted from one after a year', async () => {
  const { sub } = await makePerson(database)
  const [long, still, deleted] = [randomUUID(), randomUUID(), randomUUID()]
  const put = async (trip: string, since: string, ...marks: boolean[]) => {
    const values = marks.map((value, n) => ({ value, device: `device-${n}`, n: 1 }))
    const entry = JSON.stringify({ seen: {}, fields: marks.length > 0 ? { deleted: values } : {} })
    await run('alter table trip_entries disable trigger number_trip_entry')
    await run(
      `insert into trip_entries (user_id, id, trip_id, kind, entry, version, updated_at)
        select $1, gen_random_uuid(), $2, 'purchase', $3::jsonb, 1 + count(*), $4::timestamptz - $5::interval
        from trip_entries`,
      [sub, trip, entry, now, since],
    )
    await run('alter table trip_entries enable trigger number_trip_entry')
  }
  await put(long, '5 years 1 s')
  await put(long, '6 years', false)
  await put(still, '6 years')
  await put(still, '4 years 364 days')
  await put(deleted, '1 year 1 s', true)
  await put(deleted, '1 year 1 s', true, true)
  await put(deleted, '364 days', true)
  // Deleted here and edited there: a user has to choose.
  await put(deleted, '1 year 1 s', true, false)
  expect(await removeOverdue(database, now)).toEqual({ trips: 2, 'deleted entries of trips': 2 })
  expect(await run('select trip_id, count(*)::int as left from trip_entries group by 1 order by 1')).toEqual(
    [still, deleted].toSorted().map((trip_id) => ({ trip_id, left: 2 })),
  )
})

test('95: what the desk did stays five years, and the log itself keeps what is younger', async () => {
  const put = (since: string) =>
    run(
      `insert into app.audit_log (at, actor_kind, action, from_where)
        values (now() - $1::interval, 'operator', 'staff.add', 'command')`,
      [since],
    )
  await put('5 years 1 day')
  await put('4 years 364 days')
  expect(await removeOverdue(database, new Date())).toEqual({ 'what the desk did': 1 })
  await expect(removeOverdue(database, new Date(Date.now() + 30 * 86_400_000))).rejects.toThrow('only grows')
})

test('95: what visitors said of a place goes after a year', async () => {
  await run(`insert into public.refund_offices (id, name, address, city, country, type, lat, lng, confidence)
    values ('fr-desk', 'Desk', 'Street 1', 'paris', 'france', 'refund-office', 48.87, 2.33, 'low') on conflict do nothing`)
  for (const at of ['2025-11-21T11:59:59Z', '2025-11-21T12:00:01Z'])
    await run(
      `insert into app.place_reports (office_id, kind, said_at, created_at, idempotency_key) values ('fr-desk', 'closed', $1, $1, $2)`,
      [at, randomUUID()],
    )
  expect(await removeOverdue(database, now)).toEqual({ 'what visitors said of places': 1 })
  expect(await run('select 1 as one from app.place_reports')).toHaveLength(1)
})

test('95: a question without an answer goes 90 days after it was asked last', async () => {
  for (const [words, day] of [
    ['old', '2026-08-22'],
    ['young', '2026-08-23'],
  ])
    await run('insert into app.open_questions (words, question, first_on, last_on) values ($1, $1, $2, $2)', [
      words,
      day,
    ])
  expect(await removeOverdue(database, now)).toEqual({ 'questions without an answer': 1 })
  expect(await run('select words from app.open_questions')).toEqual([{ words: 'young' }])
})

test('95: reminders that nobody confirmed go after two days, sent ones 30 days after the last', async () => {
  const put = async (email: string, days: { since: number; isConfirmed: boolean; last: string | null }) => {
    const id = randomUUID()
    await run(
      `insert into app.reminder_subscriptions (id, email, created_at, confirmed_at)
        values ($1, $2, $3::timestamptz - $4::int * interval '1 day', case when $5::boolean then $3::timestamptz end)`,
      [id, email, now, days.since, days.isConfirmed],
    )
    if (days.last)
      await run(
        `insert into app.trip_reminders (subscription_id, name, kind, shop, due_on, send_at)
          values ($1, 'x', 'form-back', '', '2026-11-01', $2::timestamptz + $3::interval)`,
        [id, now, days.last],
      )
  }
  await put('asked@mail.example', { since: 3, isConfirmed: false, last: '1 year' })
  await put('fresh@mail.example', { since: 1, isConfirmed: false, last: '1 year' })
  await put('waits@mail.example', { since: 400, isConfirmed: true, last: '1 year' })
  await put('late@mail.example', { since: 400, isConfirmed: true, last: '-29 days' })
  await put('over@mail.example', { since: 400, isConfirmed: true, last: '-31 days' })
  await put('empty@mail.example', { since: 31, isConfirmed: true, last: null })
  expect(await removeOverdue(database, now)).toEqual({
    'reminders never confirmed': 1,
    'reminders that were sent': 2,
  })
  expect(await emailsOf('app.reminder_subscriptions')).toEqual([
    'fresh@mail.example',
    'late@mail.example',
    'waits@mail.example',
  ])
})

test('95: accounts that nobody confirmed go after 30 days, confirmed ones stay; sessions and codes that ran out go', async () => {
  const confirmed = await makePerson(database)
  const late = await makePerson(database, { isConfirmed: false })
  const fresh = await makePerson(database, { isConfirmed: false })
  await run(`update auth.users set created_at = $1::timestamptz - interval '31 days' where id <> $2`, [
    now,
    fresh.sub,
  ])
  await run(
    `insert into auth.sessions (user_id, not_after) select $1, $2::timestamptz - n * interval '1 day' from generate_series(0, 2) n`,
    [confirmed.sub, now],
  )
  for (const [user, offset] of [
    [confirmed.sub, '-1 s'],
    [fresh.sub, '1 s'],
  ])
    await run(
      `insert into app.account_tokens (id, user_id, kind, email, token_hash, code_hash, created_at, expires_at)
        values ($1, $2, 'recovery', 'a@mail.example', $3, 'c', now(), $4::timestamptz + $5::interval)`,
      [randomUUID(), user, randomUUID(), now, offset],
    )
  expect(await removeOverdue(database, now)).toEqual({
    'accounts never confirmed': 1,
    sessions: 1,
    'links and codes': 1,
  })
  const users = (await run('select id from auth.users')).map(({ id }) => id)
  expect(users).toHaveLength(2)
  expect(users).not.toContain(late.sub)
})

test('95: sign-ups that nobody confirmed go after 30 days, marks of sign-ins 90 days after their last use', async () => {
  const { sub } = await makePerson(database, { isConfirmed: false })
  for (const offset of ['-1 s', '1 s']) {
    await run(
      `insert into app.pending_sign_ups (id, user_id, metadata, created_at)
        values (gen_random_uuid(), $1, '{}', $2::timestamptz - interval '30 days' + $3::text::interval)`,
      [sub, now, offset],
    )
    await run(
      `insert into app.sign_in_marks (user_id, kind, mark, last_used)
        values ($1, 'device', $3::text, $2::timestamptz - interval '90 days' + $3::text::interval)`,
      [sub, now, offset],
    )
  }
  expect(await removeOverdue(database, now)).toEqual({
    'sign-ups never confirmed': 1,
    'marks of sign-ins': 1,
  })
})

test('95: a pending booking goes a day after it ran out', async () => {
  const { sub } = await makePerson(database)
  for (const offset of ['-1 s', '1 s'])
    await run(
      `insert into app.pending_bookings (full_name, email, phone, pickup_date, pickup_location, dropoff_location,
          idempotency_key, user_id, expires_at)
        values ('Amélie', 'a@mail.example', '1', now() + interval '1 day', 'Hotel', 'Airport', gen_random_uuid(), $3,
          $1::timestamptz - interval '1 day' + $2::interval)`,
      [now, offset, sub],
    )
  expect(await removeOverdue(database, now)).toEqual({ 'pending bookings': 1 })
  expect(await emailsOf('app.pending_bookings')).toEqual(['a@mail.example'])
})

test('95: mail held back leaves 30 days after it is too old to send', async () => {
  await submitLead(database, 'held@mail.example')
  await run(
    `update app.outgoing_mail set state = 'held', expires_at = $1::timestamptz - interval '30 days 1 s'`,
    [now],
  )
  expect(await removeOverdue(database, now)).toEqual({ 'mails held': 1 })
})

test('95: consent is kept as long as the address is in contact, and three years after it was given', async () => {
  await run(
    `insert into app.consent_records (created_at, email, purpose, is_given, text_version, given_in, is_address_proven)
      select $1, address, 'news', true, '2026-11', 'lead', false from unnest(array['gone@mail.example', 'here@mail.example']) address`,
    [justBefore],
  )
  await leadOf('here@mail.example', justAfter)
  expect(await removeOverdue(database, now)).toEqual({ 'consent records': 1 })
  expect(await emailsOf('app.consent_records')).toEqual(['here@mail.example'])
})

test.each(preparations)('%s: every part finds its table, and fresh rows stay', async (_name, open) => {
  const prepared = await open()
  await makePerson(prepared, { isConfirmed: false })
  await submitLead(prepared, 'fresh@mail.example')
  expect(await removeOverdue(prepared, new Date())).toEqual({})
  const { rows } = await prepared.executeSql('select email from public.leads')
  expect(rows).toEqual([{ email: 'fresh@mail.example' }])
  await prepared.close()
})
