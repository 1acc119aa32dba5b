import { createHash, randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { migrate, readMigrations } from '#server/database/migrate'
import { mailToken } from '#server/gate/mail-token'
import { openAuth } from './testing/open-auth.ts'

/** The bookings table of the first release. */
const waitingBookings = `
  drop table app.pending_bookings;
  ${readMigrations().find(({ version }) => version === '20261125100000')?.text}`

/** Restores the schema before sign-ups could contain a pending booking. */
const beforeRides = `
  ${waitingBookings}
  alter table app.waiting_bookings drop constraint waiting_bookings_user_id_key;
  create index waiting_bookings_user on app.waiting_bookings (user_id);
  alter table app.pending_sign_ups add column waiting_booking uuid;
  delete from app_meta.migrations where version = '20261126098000'`

/** Restores the schema before sign-ups had rows of their own. */
const before = `
  drop trigger confirm_only_sign_up on auth.users;
  drop function app.confirm_only_sign_up();
  drop table app.sign_in_marks;
  alter table app.account_tokens drop constraint account_tokens_one_each, drop column sign_up_id,
    add constraint account_tokens_user_id_kind_key unique (user_id, kind);
  ${waitingBookings}
  drop table app.pending_sign_ups;
  alter table auth.sessions drop column ended_at;
  drop function app.is_live_session(uuid, uuid, timestamptz), app.end_sessions(timestamptz);
  delete from app_meta.migrations where version in ('20261126093000', '20261126098000')`

const openBefore = async (changes: string) => {
  const auth = await openAuth()
  await auth.dependencies.database.runScript((run) => run(changes))
  return Object.assign(auth, { [Symbol.asyncDispose]: () => auth.close() })
}
const leaveRide = `insert into app.waiting_bookings (full_name, email, phone, pickup_date, pickup_location, dropoff_location,
    idempotency_key, user_id, expires_at)
  values ('Ada', $3, '+33 1', now() + interval '9 days', 'Hotel', 'Airport', $2, $1, now() + interval '1 day')`

test('81: an account that waited for its mail before this version is confirmed by it, with its password and ride', async () => {
  await using auth = await openBefore(before)
  const { accountKeys, database } = auth.dependencies
  const [person, mailId, ride] = [auth.newPerson(), randomUUID(), randomUUID()]
  const token = mailToken(accountKeys, mailId)
  const run = (text: string, values: unknown[]) => database.executeSql(text, values)
  await run(
    `insert into auth.users (id, email, encrypted_password, raw_user_meta_data) values ($1, $2, $3, '{"full_name": "Ada"}')`,
    [mailId, person.email, await hash(person.password)],
  )
  await run(
    `insert into app.account_tokens (id, user_id, kind, email, token_hash, code_hash, created_at, expires_at)
      values ($1, $1, 'signup', $2, $3, 'x', now(), now() + interval '1 day')`,
    [mailId, person.email, createHash('sha256').update(token).digest('hex')],
  )
  await run(leaveRide, [mailId, ride, person.email])
  expect(await migrate(database)).toEqual([
    expect.stringMatching(/^20261126093000_/),
    expect.stringMatching(/^20261126098000_/),
  ])
  expect((await auth.signIn(person)).body.code).toBe('email_not_confirmed')
  const verified = await auth.call('/verify', { type: 'signup', token_hash: token })
  expect(verified.body.user?.user_metadata).toEqual({ full_name: 'Ada', email_verified: true })
  expect((await auth.signIn(person)).status).toBe(200)
  const { rows } = await run('select user_id from public.bookings where idempotency_key = $1', [ride])
  expect(rows).toEqual([{ user_id: mailId }])
})

test('81: a ride that a mail of before names is sent by its link; one that none names was no promise and goes', async () => {
  await using auth = await openBefore(beforeRides)
  const { accountKeys, database } = auth.dependencies
  const run = (text: string, values: unknown[] = []) => database.executeSql(text, values)
  const [person, mailId, ride] = [auth.newPerson(), randomUUID(), randomUUID()]
  const token = mailToken(accountKeys, mailId)
  await run(`insert into auth.users (id, email) values ($1, $2)`, [mailId, person.email])
  await run(
    `insert into app.pending_sign_ups (id, user_id, metadata, waiting_booking, created_at) values ($1, $1, '{}', $2, now())`,
    [mailId, ride],
  )
  await run(
    `insert into app.account_tokens (id, user_id, sign_up_id, kind, email, token_hash, code_hash, created_at, expires_at)
      values ($1, $1, $1, 'signup', $2, $3, 'x', now(), now() + interval '1 day')`,
    [mailId, person.email, createHash('sha256').update(token).digest('hex')],
  )
  await run(leaveRide, [mailId, ride, person.email])
  await run(leaveRide, [null, randomUUID(), person.email])
  expect(await migrate(database)).toEqual([expect.stringMatching(/^20261126098000_/)])
  expect((await run('select idempotency_key from app.pending_bookings')).rows).toEqual([
    { idempotency_key: ride },
  ])
  expect((await auth.call('/verify', { type: 'signup', token_hash: token })).status).toBe(200)
  const { rows } = await run('select user_id from public.bookings where idempotency_key = $1', [ride])
  expect(rows).toEqual([{ user_id: mailId }])
})
