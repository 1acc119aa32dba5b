import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/database/database'
import { freshDatabase } from '#server/database/testing/fresh-database'
import { writeDueReminders } from './trip-reminders.ts'

let database: Database
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(() => database.close())

const run = async (text: string, values: unknown[] = []) => (await database.executeSql(text, values)).rows

/** Stores confirmed reminders of 20 May, which are due, for as many addresses. */
const addDue = (kinds: string[], addresses = 1) =>
  run(
    `with subscriptions as (
        insert into app.reminder_subscriptions (id, email, confirmed_at)
          select gen_random_uuid(), n || '@mail.example', now() from generate_series(1, $1::int) n returning id
      )
      insert into app.trip_reminders (subscription_id, name, kind, shop, due_on, send_at)
        select id, kind, kind, 'Shop', '2027-05-20', '2027-05-20T07:00:00Z'
        from subscriptions, unnest($2::text[]) kind`,
    [addresses, kinds],
  )
const countWaiting = async () => (await run('select from app.trip_reminders where mailed_at is null')).length

test('many addresses get their mails in several transactions', async () => {
  await addDue(['form-back', 'shop-pays'], 1001)
  await writeDueReminders(database, new Date('2027-05-20T07:00:00Z'))
  // Rows that one transaction has written have one `xmin`.
  const written = await run(
    'select count(*)::int as mails from app.outgoing_mail group by xmin::text order by 1 desc',
  )
  expect(written).toEqual([{ mails: 500 }, { mails: 500 }, { mails: 1 }])
  expect(await countWaiting()).toBe(0)
})

const always = ['early-refund', 'form-back', 'no-money-30', 'of-another-version', 'shop-pays']
const beforehand = ['ask-for-form', 'complete', 'goods-out', 'goods-out-by-law', 'last-day']

test.each([
  ['2027-05-21T11:59:59Z', [...beforehand, ...always]],
  ['2027-05-21T12:00:00Z', always],
])('20 May at %s, first somewhere not over and then everywhere: what is mailed of it', async (at, kinds) => {
  await addDue([...beforehand, ...always])
  await writeDueReminders(database, new Date(at))
  const mailed = await run(
    `select jsonb_array_elements(payload -> 'reminders') ->> 'kind' as kind from app.outgoing_mail`,
  )
  expect(mailed.map(({ kind }) => String(kind)).toSorted()).toEqual(kinds.toSorted())
  expect(await countWaiting()).toBe(0)
})

test('if a day is all there is and it is over, there is no mail', async () => {
  await addDue(['last-day'])
  await writeDueReminders(database, new Date('2027-05-22T07:00:00Z'))
  expect(await run('select from app.outgoing_mail')).toEqual([])
  expect(await countWaiting()).toBe(0)
})
