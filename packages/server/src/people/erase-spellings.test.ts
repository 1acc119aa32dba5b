import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAuth, type AuthApp, type SignedInPerson } from '#server/auth/testing/open-auth'
import { readBackupTables } from '#server/backup/backup-tables'
import type { Database } from '#server/database/database'
import { makePerson } from '#server/database/testing/make-person'
import { submitBooking } from '#server/mail/testing/leave-booking'
import { submitLead } from '#server/mail/testing/leave-lead'
import { startQueue } from '#server/mail/testing/start-queue'
import { erasePerson, type Erasure } from './erase-person.ts'

let auth: AuthApp
let database: Database
const dataDir = mkdtempSync(join(tmpdir(), 'retour-spellings-'))
beforeAll(async () => {
  auth = await openAuth()
  database = auth.dependencies.database
})
afterAll(async () => {
  await auth?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Writes all waiting mails as files, including those to the operator. */
async function writeMails() {
  const queue = await startQueue(database, { dataDir, operatorEmail: 'desk@retour.example' })
  const waiting = `select from app.outgoing_mail where state in ('waiting', 'queued', 'sending')`
  await expect.poll(async () => (await database.executeSql(waiting)).rows.length).toBe(0)
  await queue[Symbol.asyncDispose]()
}

const files = () => readdirSync(join(dataDir, 'mail')).map((name) => join(dataDir, 'mail', name))

/** Returns all tables and files that contain one of these words. */
async function placesOf(...words: string[]): Promise<string[]> {
  const places = new Set<string>()
  const { tables } = await database.runScript(async (run) => ({ tables: await readBackupTables(run) }))
  for (const { name } of tables) {
    const { rows } = await database.executeSql(
      `select from ${name} t where exists (select from unnest($1::text[]) word where position(word in lower(t::text)) > 0)`,
      [words],
    )
    if (rows.length > 0) places.add(name)
  }
  for (const file of files()) {
    const { to, replyTo, text } = await PostalMime.parse(readFileSync(file))
    const said = JSON.stringify([to, replyTo, text]).toLowerCase()
    if (words.some((word) => said.includes(word))) places.add('files')
  }
  return [...places].toSorted()
}

const filled = ({ rows }: Erasure) =>
  Object.fromEntries(Object.entries(rows).filter(([, count]) => count > 0))

const leavePendingBooking = async (email: string) => {
  const { sub } = await makePerson(database)
  await database.executeSql(
    `insert into app.pending_bookings (full_name, email, phone, pickup_date, pickup_location, dropoff_location,
        idempotency_key, user_id, expires_at)
      values ('Ada', $1, '+33 1', now() + interval '1 day', 'Hotel', 'Airport', gen_random_uuid(), $2, now() + interval '1 hour')`,
    [email, sub],
  )
}

describe('95: an address is found however it is spelled', () => {
  test.each([
    ['a domain in Unicode', 'ada@b\u00fccher.example', 'ADA@xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['a domain in punycode', 'eve@xn--caf-dma.example', 'eve@CAF\u00c9.example', 'caf\u00e9.example'],
    ['quotes that are not needed', '"ida"@mail.example', 'ida@mail.example', '"ida"@mail.example'],
    ['quotes around a space', '"o na"@mail.example', '"O na"@mail.example', 'o na'],
    ['a comma', 'una,una@mail.example', 'una,una@mail.example', 'una,una'],
  ])('%s', async (_title, stored, typed, word) => {
    await submitLead(database, stored)
    await submitBooking(database, { email: stored })
    await leavePendingBooking(stored)
    await writeMails()
    const erasure = await erasePerson(database, dataDir, typed)
    expect(filled(erasure)).toEqual({
      'app.outgoing_mail': 3,
      'app.pending_bookings': 1,
      'app.ride_moves': 1,
      'app.rides': 1,
      'public.bookings': 1,
      'public.leads': 1,
    })
    // At least the operator's copy: not every such address can receive mail.
    expect(erasure.mailFiles).toBeGreaterThan(0)
    expect(await placesOf(stored, word)).toEqual([])
  })

  test('those who only look alike stay, with their mails', async () => {
    const others = [
      'mei+shop@mail.example',
      'm.ei@mail.example',
      'hamei@mail.example',
      'mei@mail.example.org',
    ]
    for (const email of ['mei@mail.example', ...others]) {
      await submitLead(database, email)
      await submitBooking(database, { email })
    }
    await writeMails()
    const before = files().length
    const erasure = await erasePerson(database, dataDir, 'mei@mail.example')
    expect(filled(erasure)).toEqual({
      'app.outgoing_mail': 3,
      'app.ride_moves': 1,
      'app.rides': 1,
      'public.bookings': 1,
      'public.leads': 1,
    })
    expect(files()).toHaveLength(before - 3)
    for (const email of others)
      expect(await placesOf(email)).toEqual(['app.outgoing_mail', 'files', 'public.bookings', 'public.leads'])
  })
})

describe('95: the two addresses of a change that was begun', () => {
  let person: SignedInPerson
  let second: string
  const askForChange = async () => {
    person = await auth.addPerson()
    second = auth.newPerson().email
    const { status } = await auth.call('/user', { email: second }, { method: 'PUT', token: person.access })
    expect(status).toBe(200)
    await writeMails()
    expect(await placesOf(second)).toEqual(['app.account_tokens', 'app.outgoing_mail', 'auth.users', 'files'])
  }

  test('the new one: its mails, links and the change go; the account of the old one stays', async () => {
    await askForChange()
    const erasure = await erasePerson(database, dataDir, second)
    expect(filled(erasure)).toEqual({ 'app.account_tokens': 2, 'app.outgoing_mail': 2 })
    expect(erasure).toMatchObject({ addressChanges: 1, mailFiles: 2 })
    expect(await placesOf(second)).toEqual([])
    expect((await auth.signIn(person)).status).toBe(200)
    const { rows } = await database.executeSql('select kind from app.account_tokens where user_id = $1', [
      person.id,
    ])
    expect(rows).toEqual([])
  })

  test('the old one: both go, also from files whose rows went long ago', async () => {
    await askForChange()
    await database.executeSql('delete from app.outgoing_mail where user_id = $1', [person.id])
    const erasure = await erasePerson(database, dataDir, person.email)
    expect(erasure).toMatchObject({ addressChanges: 0, mailFiles: 3, rows: { 'auth.users': 1 } })
    expect(await placesOf(second, person.email)).toEqual([])
  })
})
