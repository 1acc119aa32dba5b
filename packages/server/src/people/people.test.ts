import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/database/database'
import { freshDatabase } from '#server/database/testing/fresh-database'
import { makePerson, type Person } from '#server/database/testing/make-person'
import { preparations } from '#server/database/testing/preparations'
import { submitLead } from '#server/mail/testing/leave-lead'
import { startQueue } from '#server/mail/testing/start-queue'
import { writeDueReminders } from '#server/mail/trip-reminders'
import { erasePerson } from './erase-person.ts'
import { exportPerson } from './export-person.ts'
import { personParts } from './person-parts.ts'
import { addressColumns } from './person-spellings.ts'

let database: Database
let ada: Person
let ben: Person
const dataDir = mkdtempSync(join(tmpdir(), 'retour-people-'))
const at = new Date('2026-11-21T12:00:00Z')

/** Creates every row that the product can store about a person. */
const fill = async ({ sub, email }: Person) => {
  const run = (text: string, values: unknown[]) => database.executeSql(text, values)
  await submitLead(database, email)
  await run(
    `insert into public.bookings (full_name, email, phone, pickup_date, pickup_location, dropoff_location)
      values ('Ada Example', $1, '+33 1', now() + interval '1 day', 'Hotel', 'Airport')`,
    [email],
  )
  await run(
    `insert into app.pending_bookings (full_name, email, phone, pickup_date, pickup_location, dropoff_location,
        idempotency_key, user_id, expires_at)
      values ('Ada Example', 'typed@mail.example', '+33 1', now() + interval '1 day', 'Hotel', 'Airport', $1, $1, now())`,
    [sub],
  )
  await run(
    `with subscription as (insert into app.reminder_subscriptions (id, email) values (gen_random_uuid(), $1) returning id)
      insert into app.trip_reminders (subscription_id, name, kind, shop, due_on, send_at)
        select id, 'form', 'form-back', 'Shop', now(), now() from subscription`,
    [email],
  )
  await run('insert into app.mail_opt_outs (email) values ($1)', [email])
  await run(
    `insert into app.consent_records (email, purpose, is_given, text_version, given_in, is_address_proven)
      values ($1, 'news', true, '2026-11', 'lead', false)`,
    [email],
  )
  await run(
    `insert into app.account_tokens (id, user_id, kind, email, token_hash, code_hash, created_at, expires_at)
      values ($1, $1, 'recovery', $2, $2, 'secret-hash', now(), now())`,
    [sub, email],
  )
  await run(
    `insert into app.account_flows (id, user_id, code_hash, code_challenge, code_challenge_method, method, expires_at)
      values ($1, $1, $2, 'secret-challenge', 's256', 'recovery', now())`,
    [sub, email],
  )
  await run(
    `insert into app.pending_sign_ups (id, user_id, password_hash, metadata, device_mark, created_at)
      values ($1, $1, 'secret-password', '{}', 'secret-mark', now())`,
    [sub],
  )
  await run(
    `insert into app.sign_in_marks (user_id, kind, mark, last_used) values ($1, 'device', 'secret-mark', now())`,
    [sub],
  )
  await run('insert into app.suggestion_rounds (user_id, looked_at) values ($1, now())', [sub])
  await run(
    `insert into public.ai_suggestions (user_id, type, content) values ($1, 'travel', '{"title": "a", "summary": "b"}')`,
    [sub],
  )
  await run(`insert into public.chat_conversations (id, user_id, title) values ($1, $1, 'Talk')`, [sub])
  await run(`insert into public.chat_messages (conversation_id, content) values ($1, 'Hello')`, [sub])
  await run(
    `insert into public.favorite_locations (user_id, location_id, location_name) values ($1, 7, 'Paris')`,
    [sub],
  )
  await run(
    `insert into public.refund_history (user_id, country, amount, currency) values ($1, 'france', 10.5, 'EUR')`,
    [sub],
  )
  await run(
    `insert into public.trip_entries (user_id, id, trip_id, kind, entry)
      values ($1, $1, $1, 'trip', '{"seen": {"phone": 1}, "fields": {"name": [{"value": "Paris", "device": "phone", "n": 1}]}}')`,
    [sub],
  )
  await run('insert into public.user_preferences (user_id) values ($1)', [sub])
  await run(`insert into app.staff (user_id, role) values ($1, 'auditor')`, [sub])
  await run(`insert into app.staff_factors (user_id, sealed_secret) values ($1, 'secret-password')`, [sub])
  await run(`insert into app.staff_recovery_codes (user_id, code_hash) values ($1, 'secret-hash')`, [sub])
  await run(
    `insert into app.staff_sessions (session_id, user_id, verified_at, ends_at) values ($1, $1, now(), now())`,
    [sub],
  )
  await run(`insert into auth.sessions (user_id, not_after) values ($1, now())`, [sub])
  await run(`update auth.users set encrypted_password = 'secret-password' where id = $1`, [sub])
}

beforeAll(async () => {
  database = await freshDatabase()
  ada = await makePerson(database)
  ben = await makePerson(database, { fullName: 'Ben Example' })
  await fill(ada)
  await fill(ben)
  // The mails of both requests become files, including those to the operator; guides were unsubscribed.
  const queue = await startQueue(database, { dataDir, operatorEmail: 'desk@retour.example' })
  await queue.until('mail sent', 4)
  await queue[Symbol.asyncDispose]()
})
afterAll(async () => {
  await database?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const filled = (rows: Record<string, number>) =>
  Object.keys(rows)
    .filter((table) => rows[table])
    .sort()
const allTables = personParts.map(({ table }) => table).sort()
const mailFiles = () => readdirSync(join(dataDir, 'mail')).filter((name) => name.endsWith('.eml')).length

describe('95: what is kept about a person', () => {
  test('no table of the catalogue is left out: each column that names an account or an address is covered', async () => {
    const { rows } = await database.executeSql(`
      select distinct c.oid::regclass::text as name, n.nspname || '.' || c.relname as table
      from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
      where c.relkind = 'r' and n.nspname in ('public', 'app', 'auth') and a.attnum > 0
        and (a.attname in ('email', 'recipient', 'user_id', 'conversation_id', 'subscription_id', 'booking_id')
          or c.oid in (select k.conrelid from pg_constraint k where k.contype = 'f' and k.confrelid = 'auth.users'::regclass))`)
    expect(rows.map((row) => String(row.table)).toSorted()).toEqual(allTables)
  })

  test('nor a column that holds an address', async () => {
    const { rows } = await database.executeSql(`
      select n.nspname || '.' || c.relname || '.' || a.attname as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
      where c.relkind = 'r' and n.nspname in ('public', 'app', 'auth') and a.attnum > 0 and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'jsonb'::regtype)
        and (a.attname ~ '^(email|recipient)' or c.relname = 'outgoing_mail' and a.attname = 'payload')`)
    const known = new Set(addressColumns.map(({ table, column }) => `${table}.${column}`))
    expect(rows.map(({ name }) => String(name)).toSorted()).toEqual([...known].toSorted())
  })

  test('the copy holds every table, exact amounts, nobody else, and nothing that opens the account', async () => {
    const copy = await exportPerson(database, ` ${ada.email.toUpperCase()} `, at)
    expect(Object.keys(copy.rows).sort()).toEqual(allTables)
    expect(copy).toMatchObject({ email: ada.email, madeAt: at.toISOString() })
    expect(copy.rows['public.refund_history']).toMatchObject([{ amount: 10.5 }])
    const text = JSON.stringify(copy)
    expect(text).not.toContain(ben.sub)
    expect(text).not.toMatch(/secret-(?:password|hash|challenge|mark)/)
  })

  test.each(['', 'ada', '@', '%', 'a@b c@d', "' or true --"])(
    '%j is no address: refused, nothing removed',
    async (typed) => {
      await expect(erasePerson(database, dataDir, typed)).rejects.toThrow('is no email address')
      await expect(exportPerson(database, typed, at)).rejects.toThrow('is no email address')
    },
  )

  test('erasing removes every row and mail file of the person, and not one of anybody else', async () => {
    const before = await exportPerson(database, ben.email, at)
    expect(mailFiles()).toBe(4)
    const erasure = await erasePerson(database, dataDir, ada.email)
    expect(filled(erasure.rows)).toEqual(allTables)
    expect(erasure.rows).toMatchObject({ 'app.outgoing_mail': 3, 'auth.users': 1, 'public.leads': 1 })
    expect(erasure.mailFiles).toBe(2)
    expect(await exportPerson(database, ada.email, at)).toMatchObject({ rows: {} })
    expect(await exportPerson(database, ben.email, at)).toEqual(before)
    expect(mailFiles()).toBe(2)
    expect(await erasePerson(database, dataDir, ada.email)).toEqual({
      email: ada.email,
      rows: Object.fromEntries(allTables.map((table) => [table, 0])),
      addressChanges: 0,
      mailFiles: 0,
      leftBehind: null,
    })
  })
})

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'erasing is repeated if mails of the person that were being marked as sent had locked it out',
  async () => {
    const { email } = await makePerson(database)
    const { rows } = await database.executeSql(
      `insert into app.outgoing_mail (kind, recipient, payload, priority, expires_at)
        select 'refund-guide', $1, '{}', 0, now() from generate_series(1, 2) returning id`,
      [email],
    )
    const waiting = `select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    const mark = `update app.outgoing_mail set state = 'sent' where id = $1`
    let erasing: Promise<unknown> = Promise.resolve()
    const marking = database.runScript(async (run) => {
      await run(mark, [rows[1]?.id])
      erasing = erasePerson(database, dataDir, email)
      await expect.poll(async () => (await database.executeSql(waiting)).rows.length).toBe(1)
      await run(mark, [rows[0]?.id])
    })
    // PostgreSQL ends the one that waits longer, which is the erasure.
    await marking
    expect(await erasing).toMatchObject({ rows: { 'app.outgoing_mail': 2 } })
  },
)

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'a reminder that is being written while its person is erased leaves no mail',
  async () => {
    const { email } = await makePerson(database)
    await database.executeSql(
      `with subscription as (
          insert into app.reminder_subscriptions (id, email, confirmed_at) values (gen_random_uuid(), $1, now()) returning id
        )
        insert into app.trip_reminders (subscription_id, name, kind, shop, due_on, send_at)
          select id, 'form', 'form-back', 'Shop', now(), now() from subscription`,
      [email],
    )
    const waiting = `select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    const countWaiting = async () => (await database.executeSql(waiting)).rows.length
    let writing: Promise<unknown> = Promise.resolve()
    let erasing: Promise<unknown> = Promise.resolve()
    await database.runScript(async (run) => {
      // Makes the mail wait that refers to it.
      await run('select from app.reminder_subscriptions where email = $1 for update', [email])
      writing = writeDueReminders(database, new Date())
      await expect.poll(countWaiting).toBe(1)
      erasing = erasePerson(database, dataDir, email)
      await expect.poll(countWaiting).toBe(2)
    })
    await writing
    expect(await erasing).toMatchObject({ rows: { 'app.trip_reminders': 1, 'app.outgoing_mail': 1 } })
    expect(await exportPerson(database, email, at)).toMatchObject({ rows: {} })
  },
)

test.each(preparations)(
  '%s: a person is exported and erased, also where accounts are not ours',
  async (name, open) => {
    const prepared = await open()
    const person = await makePerson(prepared)
    await submitLead(prepared, person.email)
    const copy = await exportPerson(prepared, person.email, at)
    const tables = ['app.outgoing_mail', 'auth.users', 'public.leads', 'public.profiles']
    expect(Object.keys(copy.rows).toSorted()).toEqual(tables)
    const { rows, leftBehind } = await erasePerson(prepared, dataDir, person.email)
    expect(filled(rows)).toEqual(tables)
    expect(leftBehind).toBe(null)
    // On a hosted Supabase, the link of a cancelled change must not lead to an empty address.
    const other = await makePerson(prepared)
    await prepared.executeSql(`update auth.users set email_change = $1 where id = $2`, [
      person.email,
      other.sub,
    ])
    if (name.startsWith('hosted'))
      await prepared.executeSql(`update auth.users set email_change_token_new = 'hash' where id = $1`, [
        other.sub,
      ])
    expect(await erasePerson(prepared, dataDir, person.email)).toMatchObject({ addressChanges: 1 })
    const { rows: left } = await prepared.executeSql(
      `select to_jsonb(u) ->> 'email_change' as change, coalesce(to_jsonb(u) ->> 'email_change_token_new', '') as link
        from auth.users u where id = $1`,
      [other.sub],
    )
    expect(left).toEqual([{ change: null, link: '' }])
    await prepared.close()
  },
)
