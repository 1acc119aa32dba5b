import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/database/database'
import { makePerson, type Person } from '#server/database/testing/make-person'
import { openTestApp, type TestApp } from '#server/testing/open-test-app'
import { submitLead } from './testing/leave-lead.ts'
import { startQueue, type RunningQueue } from './testing/start-queue.ts'

let opened: TestApp
let database: Database
let running: RunningQueue
beforeAll(async () => {
  opened = await openTestApp({ settings: { SITE_URL: 'https://retour.example' } })
  database = opened.dependencies.database
  const { accountKeys, config } = opened.dependencies
  running = await startQueue(database, { dataDir: config.dataDir, accountKeys })
})
afterAll(async () => {
  await running[Symbol.asyncDispose]()
  await opened.close()
})

const mailsTo = async (email: string) =>
  (await running.readMailFolder()).map(({ mail }) => mail).filter(({ to }) => to?.[0]?.address === email)

/** Waits until all queued mails to an address are finished, and returns their states, oldest first. */
async function outcomesOf(email: string): Promise<string[]> {
  running.queue.wake()
  const states = async () =>
    (
      await sql<{ state: string }>`select state from app.outgoing_mail where recipient = ${email}
        order by created_at`.execute(database.own)
    ).rows.map(({ state }) => state)
  await expect
    .poll(async () => (await states()).filter((state) => /waiting|queued|sending/.test(state)))
    .toEqual([])
  return states()
}

/** Pretends that the last guide to each address was sent yesterday. */
const nextDay = () =>
  sql`update app.outgoing_mail set dedup_key = dedup_key || '-' || id where dedup_key is not null`.execute(
    database.own,
  )

const saveCalculation = async (person: Person) => {
  await nextDay()
  await database.asCaller(person, (tx) =>
    sql`insert into public.leads (email, purchase_amount, currency, country) values (${person.email}, 500, 'EUR', 'spain')`.execute(
      tx,
    ),
  )
}
const choose = (person: Person, choices: object) =>
  database.asCaller(person, (tx) =>
    sql`update public.profiles set notification_preferences = ${JSON.stringify(choices)}::jsonb
      where id = ${person.sub}`.execute(tx),
  )
const choicesOf = async ({ sub }: Person) =>
  (
    await database.executeSql(
      'select notification_preferences as choices from public.profiles where id = $1',
      [sub],
    )
  ).rows[0]?.choices

/** Returns the path and query of the link in the header of the last mail to an address. */
async function linkTo(email: string): Promise<string> {
  const header = (await mailsTo(email)).at(-1)?.headers.find(({ key }) => key === 'list-unsubscribe')
  const url = new URL(/^<(.+)>$/.exec(header?.value ?? '')?.[1] ?? '')
  expect(url.origin).toBe('https://retour.example')
  return url.pathname + url.search
}
const press = (link: string, body: string | FormData = 'List-Unsubscribe=One-Click') =>
  opened.app.request(link, {
    method: 'POST',
    body,
    ...(typeof body === 'string' ? { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } } : {}),
  })
const guestAsks = async (email: string) => {
  await nextDay()
  await submitLead(database, email)
  return outcomesOf(email)
}

describe('a guide’s unsubscribe link', () => {
  test('stands in headers that mail programs press (RFC 8058), and in both parts', async () => {
    expect(await guestAsks('zoe@mail.example')).toEqual(['sent'])
    const [mail] = await mailsTo('zoe@mail.example')
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]))
    const url = /^<(.+)>$/.exec(headers.get('list-unsubscribe') ?? '')?.[1] ?? ''
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(mail?.text).toContain(`Get no more guides at this address: ${url}`)
    expect(mail?.html).toContain(`href="${url}"`)
  })

  test('opened by a scanner changes nothing; pressed, the next guide is not sent', async () => {
    const email = 'ada@mail.example'
    await guestAsks(email)
    const link = await linkTo(email)
    const opening = await opened.app.request(link)
    expect(opening.status).toBe(200)
    expect(await opening.text()).toContain(`No more refund guides will be sent to ${email}.`)
    expect(await guestAsks(email)).toEqual(['sent', 'sent'])

    const pressed = await press(link)
    expect(pressed.status).toBe(200)
    expect(pressed.headers.get('set-cookie')).toBeNull()
    expect(await guestAsks(email)).toEqual(['sent', 'sent', 'unwanted'])
    expect(await mailsTo(email)).toHaveLength(2)
  })

  test('pressed twice, and as multipart like some mail programs, is the same', async () => {
    const email = 'bo@mail.example'
    await guestAsks(email)
    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    for (const body of ['List-Unsubscribe=One-Click', form])
      expect((await press(await linkTo(email), body)).status).toBe(200)
    expect((await guestAsks(email)).at(-1)).toBe('unwanted')
  })

  test('pressed by mistake can be taken back', async () => {
    const email = 'cy@mail.example'
    await guestAsks(email)
    const link = await linkTo(email)
    await press(link)
    expect(await (await press(link, 'choice=resume')).text()).toContain('You get guides again')
    expect((await guestAsks(email)).at(-1)).toBe('sent')
  })

  test('changed by one letter, cut short or for another address is refused, and changes nothing', async () => {
    const email = 'di@mail.example'
    await guestAsks(email)
    const link = await linkTo(email)
    const [, address = '', mark = ''] = /token=(.+)\.(.+)$/.exec(link) ?? []
    const other = Buffer.from('eve@mail.example').toString('base64url')
    const tokens = [
      '',
      address,
      `${address}.`,
      `${other}.${mark}`,
      `${address}.${mark.slice(0, -2)}`,
      `${address}.${mark}.x`,
    ]
    for (const token of tokens)
      for (const answer of [
        await opened.app.request(`/mail/unsubscribe?token=${token}`),
        await press(`/mail/unsubscribe?token=${token}`),
      ])
        expect(answer.status).toBe(400)
    expect((await press(link, 'something=else')).status).toBe(400)
    expect((await guestAsks(email)).at(-1)).toBe('sent')
  })
})

describe('the settings of an account', () => {
  test('by default its first guide is sent, those of calculations saved by themselves are not', async () => {
    const person = await makePerson(database)
    await saveCalculation(person)
    await outcomesOf(person.email)
    await saveCalculation(person)
    expect(await outcomesOf(person.email)).toEqual(['sent', 'unwanted'])
  })

  test.each([
    [{ emailNotifications: true, refundUpdates: true }, 'sent'],
    [{ emailNotifications: false, refundUpdates: true }, 'unwanted'],
    [{ emailNotifications: true, refundUpdates: false, promotionalEmails: true }, 'unwanted'],
  ])('with %j a saved calculation’s guide is %s', async (choices, outcome) => {
    const person = await makePerson(database)
    await saveCalculation(person)
    await outcomesOf(person.email)
    await choose(person, choices)
    await saveCalculation(person)
    expect((await outcomesOf(person.email)).at(-1)).toBe(outcome)
  })

  test('show that its address unsubscribed, and switching on again is enough', async () => {
    const person = await makePerson(database)
    await choose(person, { emailNotifications: true, refundUpdates: true, promotionalEmails: true })
    await saveCalculation(person)
    await outcomesOf(person.email)
    await press(await linkTo(person.email))
    expect(await choicesOf(person)).toEqual({
      emailNotifications: true,
      refundUpdates: false,
      promotionalEmails: true,
    })
    await saveCalculation(person)
    expect((await outcomesOf(person.email)).at(-1)).toBe('unwanted')
    await choose(person, { emailNotifications: true, refundUpdates: true })
    await saveCalculation(person)
    expect((await outcomesOf(person.email)).at(-1)).toBe('sent')
  })

  test('of an account that never confirmed this address do not end its opt-out', async () => {
    const person = await makePerson(database, { isConfirmed: false })
    await submitLead(database, person.email)
    await outcomesOf(person.email)
    await press(await linkTo(person.email))
    await choose(person, { emailNotifications: true, refundUpdates: true })
    expect((await guestAsks(person.email)).at(-1)).toBe('unwanted')
  })

  test('do not hold back a guide that a guest asks for', async () => {
    const person = await makePerson(database)
    await guestAsks(person.email)
    expect(await guestAsks(person.email)).toEqual(['sent', 'sent'])
  })
})
