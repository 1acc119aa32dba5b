import { fallbackRates } from '@retour/domain/money/exchange'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/database/database'
import { freshDatabase } from '#server/database/testing/fresh-database'
import { guidePayload } from './guide-content.ts'
import { submitLead, readOutbox } from './testing/leave-lead.ts'

let database: Database

beforeEach(async () => {
  database = await freshDatabase()
})

afterEach(() => database.close())

test('a lead and its guide mail are written together', async () => {
  await submitLead(database, 'amelie@mail.example')
  expect(await readOutbox(database)).toMatchObject([
    { recipient: 'amelie@mail.example', state: 'waiting', attempts: 0 },
  ])
})

test('a lead that is rolled back leaves no mail', async () => {
  const attempt = database.asCaller({ role: 'anon' }, async (tx) => {
    await sql`insert into public.leads (email, full_name, purchase_amount, currency, country)
      values ('amelie@mail.example', 'Amélie', 100, 'EUR', 'france')`.execute(tx)
    throw new Error('changed my mind')
  })
  await expect(attempt).rejects.toThrow('changed my mind')
  expect(await readOutbox(database)).toEqual([])
})

test('78: a lead whose guide finds no room on the disk is refused; any other fault of the guide refuses no lead', async () => {
  await sql`create function app.fail() returns trigger language plpgsql as
    $$ begin raise exception 'no' using errcode = tg_argv[0]; end $$`.execute(database.own)
  const failWith = (code: string) =>
    sql`create or replace trigger fail before insert on app.outgoing_mail for each row
      execute function app.fail(${sql.lit(code)})`.execute(database.own)
  await failWith('53100')
  await expect(submitLead(database, 'amelie@mail.example')).rejects.toMatchObject({ code: '53100' })
  await failWith('22000')
  await submitLead(database, 'bo@mail.example')
  const { rows } = await sql<{ email: string }>`select email from public.leads`.execute(database.own)
  expect(rows).toEqual([{ email: 'bo@mail.example' }])
})

test('one address in two spellings gets one mail a day, another address its own', async () => {
  await submitLead(database, 'amelie@mail.example')
  await submitLead(database, ' Amelie@Mail.Example ')
  await submitLead(database, 'bo@mail.example')
  expect((await readOutbox(database)).map((row) => row.recipient)).toEqual([
    'amelie@mail.example',
    'bo@mail.example',
  ])
})

test('the next day, the same address gets another', async () => {
  await submitLead(database, 'amelie@mail.example')
  await sql`update app.outgoing_mail set
    dedup_key = replace(dedup_key, (now() at time zone 'utc')::date::text, ((now() at time zone 'utc')::date - 1)::text)`.execute(
    database.own,
  )
  await submitLead(database, 'amelie@mail.example')
  expect(await readOutbox(database)).toHaveLength(2)
})

test('20 leads of one address at the same time make one mail', async () => {
  await Promise.all(Array.from({ length: 20 }, () => submitLead(database, 'amelie@mail.example')))
  expect(await readOutbox(database)).toHaveLength(1)
})

test('the payload holds the amounts that the server computed and the edition it used', async () => {
  await submitLead(database, 'amelie@mail.example')
  const { rows } = await sql<{ payload: unknown }>`select payload from app.outgoing_mail`.execute(
    database.own,
  )
  expect(rows[0]?.payload).toMatchObject({
    purchaseAmount: '1250.00',
    vatAmount: '208.33',
    refundAmount: '177.08',
    isEligible: true,
    currency: 'EUR',
    country: 'france',
    rulesEdition: 'guide-2025-05',
  })
})

test('the rates that decided a lead in another currency travel with its mail, and none with euros', async () => {
  const payloadOf = async (currency: string) => {
    await database.asCaller({ role: 'anon' }, (tx) =>
      sql`insert into public.leads (email, full_name, purchase_amount, currency, country)
        values (${`${currency}@mail.example`}, 'Amélie', 80, ${currency}, 'italy')`.execute(tx),
    )
    const { rows } = await sql<{ payload: unknown }>`select payload from app.outgoing_mail
      where recipient = ${`${currency}@mail.example`.toLowerCase()}`.execute(database.own)
    return guidePayload.parse(rows[0]?.payload)
  }
  expect((await payloadOf('USD')).rates).toEqual({ ...fallbackRates, date: `${fallbackRates.date}-01` })
  expect((await payloadOf('EUR')).rates).toBeUndefined()
})

test('a deleted lead takes its mail along', async () => {
  await submitLead(database, 'amelie@mail.example')
  await sql`delete from public.leads`.execute(database.own)
  expect(await readOutbox(database)).toEqual([])
})

test('the outbox can’t be written: the lead is kept all the same', async () => {
  await sql`alter table app.outgoing_mail rename to elsewhere`.execute(database.own)
  await submitLead(database, 'amelie@mail.example')
  const { rows } = await sql`select from public.leads`.execute(database.own)
  expect(rows).toHaveLength(1)
})

test.each([
  { role: 'anon' as const },
  { role: 'authenticated' as const, sub: '0193a5a0-0000-7000-8000-000000000001', email: 'a@mail.example' },
])('the role $role reads no outgoing mail', async (claims) => {
  await submitLead(database, 'amelie@mail.example')
  const outboxRead = database.asCaller(claims, (tx) => sql`select from app.outgoing_mail`.execute(tx))
  await expect(outboxRead).rejects.toMatchObject({ code: '42501' })
})
