import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { keyHeaders } from '#server/testing/open-test-app'
import { openLeads } from './testing/open-leads.ts'

const { opened, client, run, close } = await openLeads()
afterAll(close)

let subscription: string
let address: string
beforeEach(() => {
  subscription = randomUUID()
  address = `${subscription}@mail.example`
})

const day = (name: string) => ({
  name,
  kind: 'form-back',
  shop: '',
  due_on: '2027-05-20',
  send_at: new Date(Date.now() + 86_400_000).toISOString(),
})
const set = (changes: object = {}) =>
  client.rpc('set_trip_reminders', { subscription, address, reminders: [day('one')], ...changes })
const stored = async () => {
  const { rows } = await run(
    `select s.email, coalesce(array_agg(r.name) filter (where r.name is not null), '{}') as days,
      (select count(*)::int from app.outgoing_mail m where m.subscription_id = s.id) as mails
      from app.reminder_subscriptions s left join app.trip_reminders r on r.subscription_id = s.id
      where s.id = $1 group by s.id`,
    [subscription],
  )
  return rows
}
const countMails = async () => (await run('select count(*)::int as n from app.outgoing_mail')).rows[0]?.n

test('an argument is read with every digit', async () => {
  const text = JSON.stringify({ subscription, address, reminders: [day('one')] })
  const { status } = await opened.app.request('/rest/v1/rpc/set_trip_reminders', {
    method: 'POST',
    headers: { ...keyHeaders, 'Content-Type': 'application/json' },
    body: text.replace('"one"', '9007199254740993'),
  })
  expect(status).toBe(200)
  expect(await stored()).toMatchObject([{ days: ['9007199254740993'] }])
})

describe('null as an argument is null, not a word', () => {
  test('no address begins nothing and causes no mail', async () => {
    const before = await countMails()
    expect(await set({ address: null })).toMatchObject({ status: 400, error: { code: '23502' } })
    expect(await set({ address: null, reminders: [] })).toMatchObject({ status: 200, data: 'none' })
    expect(await stored()).toEqual([])
    expect(await countMails()).toBe(before)
  })

  test('where the address waits to be confirmed, address, days and mail stay', async () => {
    expect((await set()).data).toBe('asked')
    await run(`update app.outgoing_mail set created_at = now() - interval '2 minutes' where recipient = $1`, [
      address,
    ])
    expect(await set({ address: null, reminders: [day('two')] })).toMatchObject({
      status: 400,
      error: { code: '23514' },
    })
    expect(await stored()).toEqual([{ email: address, days: ['one'], mails: 1 }])
  })

  test('where the address is confirmed it stays, and its days are replaced', async () => {
    await set()
    await run('update app.reminder_subscriptions set confirmed_at = now() where id = $1', [subscription])
    expect(await set({ address: null, reminders: [day('two')] })).toMatchObject({ data: 'confirmed' })
    expect(await stored()).toEqual([{ email: address, days: ['two'], mails: 1 }])
  })

  test.each([
    ['no subscription', { subscription: null }, '23502'],
    ['no reminders', { reminders: null }, '22023'],
    ['a text that holds a list', { reminders: '[]' }, '22023'],
    ['a text of brackets', { reminders: '['.repeat(500_000) }, '22023'],
  ])('%s is refused', async (_title, changes, code) => {
    await set()
    expect(await set(changes)).toMatchObject({ status: 400, error: { code } })
    expect(await stored()).toEqual([{ email: address, days: ['one'], mails: 1 }])
  })
})
