import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PostgrestClient } from '@supabase/postgrest-js'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/database/database'
import { openTestApp, serveApp, testKey, type TestApp } from '#server/testing/open-test-app'
import { remindersUrl } from './reminder-link.ts'
import { startQueue, type RunningQueue } from './testing/start-queue.ts'

let opened: TestApp
let database: Database
let running: RunningQueue
let guest: PostgrestClient
let close: () => Promise<void>
beforeAll(async () => {
  opened = await openTestApp({ settings: { SITE_URL: 'https://retour.example' } })
  database = opened.dependencies.database
  const { accountKeys, config } = opened.dependencies
  running = await startQueue(database, { dataDir: config.dataDir, accountKeys })
  const served = await serveApp(opened.app)
  close = () => served.close()
  guest = new PostgrestClient(`${served.url}/rest/v1`, {
    headers: { apikey: testKey, Authorization: `Bearer ${testKey}` },
  })
})
afterAll(async () => {
  await running[Symbol.asyncDispose]()
  await close()
  await opened.close()
})

let email: string
let subscription: string
beforeEach(() => {
  subscription = randomUUID()
  email = `${subscription}@mail.example`
})

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()
const aDay = (changes: object = {}) => ({
  name: 'form-back of a form',
  kind: 'form-back',
  shop: 'Galeries Lafayette',
  due_on: '2027-05-20',
  send_at: inMs(86_400_000),
  ...changes,
})
const set = (reminders: object[], changes: object = {}) =>
  guest.rpc('set_trip_reminders', { subscription, address: email, reminders, ...changes })
const run = async (text: string, values: unknown[] = []) => (await database.executeSql(text, values)).rows
const makeDue = () =>
  run(`update app.trip_reminders set send_at = now() - interval '1 s' where subscription_id = $1`, [
    subscription,
  ])

/** Returns the sent mails to an address. */
const mailsTo = async (address = email) => {
  const folder = join(running.dataDir, 'mail')
  const files = (await readdir(folder)).filter((file) => file.endsWith('.eml'))
  const mails = await Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
  )
  return mails.filter(({ to }) => to?.[0]?.address === address)
}
/** Runs the queue once, which also queues what is due. */
const waitForMails = async (count: number, address = email) => {
  running.queue.wake()
  await expect.poll(async () => (await mailsTo(address)).length).toBe(count)
  return mailsTo(address)
}
const linkIn = (text = '') => new URL(/https:\/\/\S+\/mail\/reminders\S+/.exec(text)?.[0] ?? 'about:blank')
const open = async (link: URL, choice?: Record<string, string>) => {
  const form = {
    method: 'POST',
    body: new URLSearchParams(choice).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  }
  const answer = await opened.app.request(`${link.pathname}${link.search}`, choice ? form : {})
  return { status: answer.status, text: await answer.text() }
}
const confirm = async () => {
  expect((await set([aDay()])).data).toBe('asked')
  const [mail] = await waitForMails(1)
  const link = linkIn(mail?.text)
  expect((await open(link, { choice: 'confirm' })).status).toBe(200)
  return link
}

describe('an address is asked once, and mailed only after its owner has pressed the button', () => {
  test('the first mail has one link and no word of whoever asked; opening it changes nothing', async () => {
    expect((await set([aDay({ shop: 'Cheap pills evil.example' })])).data).toBe('asked')
    const [mail] = await waitForMails(1)
    expect(mail?.subject).toBe('Confirm the reminders of your trip')
    expect(mail?.text).not.toContain('pills')
    expect(mail?.text?.match(/https:\/\/\S+/g)).toHaveLength(2)
    const page = await open(linkIn(mail?.text))
    expect(page.text).toContain('Reminders of one day of a trip are to be sent to')
    await makeDue()
    await confirmNothingLeaves()
  })

  /** A later mail to another address was sent, so mail that was due before would have been sent too. */
  const confirmNothingLeaves = async (count = 1) => {
    const other = randomUUID()
    await guest.rpc('set_trip_reminders', {
      subscription: other,
      address: `${other}@mail.example`,
      reminders: [aDay()],
    })
    await waitForMails(1, `${other}@mail.example`)
    expect(await mailsTo()).toHaveLength(count)
  }

  test('confirmed: one mail for all days that are due, with a link that ends them, and none again', async () => {
    await confirm()
    expect((await set([aDay(), aDay({ name: 'b', kind: 'no-money-30', shop: 'evil.example' })])).data).toBe(
      'confirmed',
    )
    await makeDue()
    const mails = await waitForMails(2)
    const reminder = mails.find(({ subject }) => subject === 'A day of your trip is near')
    expect(reminder?.text).toContain('20 May 2027: The validated form has to be back: Galeries Lafayette')
    expect(reminder?.text).toContain('30 days without money: ask where it is: evil[.]example')
    expect(reminder?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toContain(
      '/mail/reminders',
    )
    // If the same days are set again, no mail is sent; changed days are mailed.
    expect((await set([aDay(), aDay({ name: 'b', due_on: '2027-06-01' })])).data).toBe('confirmed')
    await makeDue()
    const [, , moved] = await waitForMails(3)
    expect(moved).toBeDefined()
    await confirmNothingLeaves(3)
  })

  /** The same person requests reminders on another device and presses the button in the mail. */
  const confirmOnAnother = async (reminders: object[], mails: number) => {
    const first = subscription
    subscription = randomUUID()
    await run(`update app.outgoing_mail set created_at = now() - interval '2 minutes' where recipient = $1`, [
      email,
    ])
    const known = new Set((await mailsTo()).map(({ text }) => text))
    expect((await set(reminders)).data).toBe('asked')
    const asking = (await waitForMails(mails)).find(({ text }) => !known.has(text))
    const link = linkIn(asking?.text)
    await open(link, { choice: 'confirm' })
    return { first, link }
  }
  const makeAllDue = () =>
    run(
      `update app.trip_reminders set send_at = now() - interval '1 s' where mailed_at is null
        and subscription_id in (select id from app.reminder_subscriptions where email = $1)`,
      [email],
    )

  test('asked for on two devices, a day comes once, whatever each calls it; what only one knows comes too', async () => {
    await confirm()
    const shared = aDay({ name: 'form-back of the form here' })
    await set([shared, aDay({ name: 'signed in', shop: 'Loewe' })])
    await confirmOnAnother(
      [
        aDay({ name: 'form-back of the form there', shop: 'GALERIES Lafayette' }),
        aDay({ name: 'signed in', shop: 'Loewe Madrid' }),
        aDay({ name: 'own', shop: 'Zara' }),
      ],
      2,
    )
    await makeAllDue()
    await waitForMails(4)
    await confirmNothingLeaves(4)
    const reminders = (await mailsTo()).filter(({ subject }) => subject === 'A day of your trip is near')
    const text = reminders.map((mail) => mail.text).join('\n')
    expect(text.match(/galeries lafayette/gi)).toHaveLength(1)
    expect(text.match(/Loewe/g)).toHaveLength(1)
    expect(text.match(/Zara/g)).toHaveLength(1)
    expect(
      await run('select from app.trip_reminders where mailed_at is null and name = $1', ['own']),
    ).toEqual([])
  })

  test('a day that one device was mailed before is not mailed to the other; the day that moved is', async () => {
    await confirm()
    await makeDue()
    await waitForMails(2)
    await confirmOnAnother([aDay({ name: 'there' }), aDay({ name: 'moved', due_on: '2027-06-01' })], 3)
    await makeAllDue()
    const mails = await waitForMails(4)
    await confirmNothingLeaves(4)
    const texts = mails
      .filter(({ subject }) => subject === 'A day of your trip is near')
      .map(({ text }) => text ?? '')
    expect(texts.filter((text) => text.includes('20 May 2027'))).toHaveLength(1)
    expect(texts.filter((text) => text.includes('1 Jun 2027'))).toHaveLength(1)
  })

  test('two forms of one shop on one device are two days of one mail', async () => {
    await confirm()
    await set([aDay({ name: 'one' }), aDay({ name: 'two' })])
    await makeDue()
    const reminder = (await waitForMails(2)).find(({ subject }) => subject === 'A day of your trip is near')
    expect(reminder?.text?.match(/Galeries Lafayette/g)).toHaveLength(2)
  })

  test('stopped by the link of one device they end for the other too; what was only asked is refused alone', async () => {
    const link = await confirm()
    const { first } = await confirmOnAnother([aDay({ name: 'there' })], 2)
    const second = subscription
    subscription = randomUUID()
    await run(`update app.outgoing_mail set created_at = now() - interval '2 minutes' where recipient = $1`, [
      email,
    ])
    const known = new Set((await mailsTo()).map(({ text }) => text))
    await set([aDay()])
    const asking = (await waitForMails(3)).find(({ text }) => !known.has(text))
    await open(linkIn(asking?.text), { choice: 'stop' })
    const left = () => run('select id from app.reminder_subscriptions where email = $1', [email])
    expect(new Set((await left()).map(({ id }) => id))).toEqual(new Set([first, second]))
    await open(link, { choice: 'stop' })
    expect(await left()).toEqual([])
  })

  test('the evening before somebody leaves: the mail leads to the plan', async () => {
    await confirm()
    await set([aDay({ name: 'last-day', kind: 'last-day', shop: '' })])
    await makeDue()
    const mails = await waitForMails(2)
    const reminder = mails.find(({ subject }) => subject === 'Your last day: the plan')
    expect(reminder?.text).toContain('20 May 2027: You leave, by your trip.')
    expect(reminder?.text).toContain('/trip?exit=plan')
  })

  test('stopped by its link, a mail program, or the device: nothing is left, and what waits to be sent does not leave', async () => {
    for (const stop of [
      (link: URL) => open(link, { choice: 'stop' }),
      (link: URL) => open(link, { 'List-Unsubscribe': 'One-Click' }),
      () => set([]),
    ]) {
      subscription = randomUUID()
      email = `${subscription}@mail.example`
      const link = await confirm()
      await run(
        `insert into app.outgoing_mail (kind, recipient, subscription_id, send_after, expires_at)
          values ('trip-reminder', $1, $2, now() + interval '1 hour', now() + interval '1 day')`,
        [email, subscription],
      )
      await stop(link)
      expect(await run('select kind from app.outgoing_mail where recipient = $1', [email])).toEqual([
        { kind: 'confirm-reminders' },
      ])
      expect(await run('select from app.reminder_subscriptions where id = $1', [subscription])).toEqual([])
      expect(await run('select from app.trip_reminders where subscription_id = $1', [subscription])).toEqual(
        [],
      )
      expect((await open(link)).text).toContain('No reminders are sent')
      await confirmNothingLeaves()
    }
  })

  test('without an address days are changed, asked or confirmed, and no mail is caused', async () => {
    expect((await set([aDay()])).data).toBe('asked')
    const [asking] = await waitForMails(1)
    await run(`update app.outgoing_mail set created_at = now() - interval '2 minutes' where recipient = $1`, [
      email,
    ])
    expect((await set([aDay({ due_on: '2027-06-01' })], { address: '' })).data).toBe('asked')
    await confirmNothingLeaves()
    await open(linkIn(asking?.text), { choice: 'confirm' })
    expect((await set([], { address: '' })).data).toBe('confirmed')
    expect((await set([aDay({ due_on: '2027-07-01' })], { address: '' })).data).toBe('confirmed')
    await makeDue()
    const reminder = (await waitForMails(2)).find(({ subject }) => subject === 'A day of your trip is near')
    expect(reminder?.text).toContain('1 Jul 2027')
  })

  test('without an address nothing begins, and what was ended stays ended', async () => {
    expect((await set([aDay()], { address: '' })).data).toBe('none')
    const link = await confirm()
    await open(link, { choice: 'stop' })
    expect((await set([aDay()], { address: '' })).data).toBe('none')
    expect(await run('select from app.reminder_subscriptions where id = $1', [subscription])).toEqual([])
    await confirmNothingLeaves()
  })

  test('the link of a mail confirms the address that it went to, never another one under the same mark', async () => {
    const link = await confirm()
    const address = `victim-${email}`
    expect((await set([aDay()], { address })).data).toBe('asked')
    await waitForMails(1, address)
    expect((await open(link, { choice: 'confirm' })).text).toContain('No reminders are sent')
    expect((await set([aDay()], { address: '' })).data).toBe('asked')
    await set([], { address })
    await set([aDay()], { address })
    await open(link, { choice: 'confirm' })
    expect((await set([aDay()], { address: '' })).data).toBe('asked')
  })

  test('another address has to be confirmed anew', async () => {
    await confirm()
    const address = `other-${email}`
    expect((await set([aDay()], { address })).data).toBe('asked')
    await makeDue()
    expect((await waitForMails(1, address))[0]?.subject).toBe('Confirm the reminders of your trip')
    await confirmNothingLeaves()
  })

  test('asked again and again: one mail in a minute, and the caller is not told', async () => {
    for (let n = 0; n < 5; n += 1) {
      expect((await set([aDay()])).data).toBe('asked')
      subscription = randomUUID()
    }
    await confirmNothingLeaves()
  })
})

describe('what is refused', () => {
  test.each([
    ['a day that is none', [{ due_on: '2027-02-30' }]],
    ['a day without its time', [{ send_at: null }]],
    ['a shop with 81 characters', [{ shop: 'x'.repeat(81) }]],
    ['a kind with blanks', [{ kind: 'a b' }]],
    ['101 days', Array.from({ length: 101 }, (_, n) => ({ name: `day ${n}` }))],
  ])('%s', async (_title, days) => {
    expect((await set(days.map(aDay))).status).toBe(400)
    expect(await run('select from app.reminder_subscriptions where id = $1', [subscription])).toEqual([])
  })

  test('a link that is not ours, or a form without a choice', async () => {
    const { accountKeys } = opened.dependencies
    const link = new URL(remindersUrl(accountKeys, 'https://retour.example', randomUUID()))
    expect((await open(link)).status).toBe(200)
    expect((await open(link, { choice: 'other' })).status).toBe(400)
    link.searchParams.set('token', `${randomUUID()}.${link.searchParams.get('token')?.split('.')[1]}`)
    expect((await open(link)).status).toBe(400)
    expect((await open(link, { choice: 'confirm' })).status).toBe(400)
  })
})
