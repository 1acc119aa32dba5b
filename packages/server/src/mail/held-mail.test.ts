import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/database/database'
import { freshDatabase } from '#server/database/testing/fresh-database'
import { makePerson } from '#server/database/testing/make-person'
import { manageHeldMail } from './held-mail.ts'
import { submitBooking } from './testing/leave-booking.ts'
import { startQueue } from './testing/start-queue.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterEach(() => sql`truncate app.outgoing_mail, app.mail_tallies`.execute(database.own))
afterAll(() => database.close())

const hold = async (count = 1) => {
  for (let n = 0; n < 10 + count; n += 1) await submitBooking(database)
  await sql`delete from app.outgoing_mail where state <> 'held'`.execute(database.own)
}
const manage = (words: string) => manageHeldMail(database, words, new Date())
const listed = async () => {
  const answer = await manage('')
  return 'held' in answer ? answer.held : []
}

test('what is held is listed with its reason, and the address cannot be read from it', async () => {
  await hold()
  const answer = await manage('')
  expect(answer).toMatchObject({
    total: 1,
    held: [
      {
        kind: 'booking-guest',
        why: 'the mailbox had 10 mails about rides that day',
        recipient: 'a…@mail.example',
      },
    ],
  })
  expect(JSON.stringify(answer)).not.toContain('amelie')
})

test('one is released and leaves, also when its time was over; the others stay held', async () => {
  await hold(2)
  await sql`update app.outgoing_mail set expires_at = now() - interval '5 days'`.execute(database.own)
  const [first] = await listed()
  expect(await manage(`release ${first?.id}`)).toEqual({ released: 1, tooOld: 0 })
  await using running = await startQueue(database)
  const [line] = await running.until('mail sent')
  expect(line?.mailId).toBe(first?.id)
  expect(await listed()).toHaveLength(1)
})

test('all are released at once, or dropped for good', async () => {
  await hold(3)
  expect(await manage('drop all')).toEqual({ dropped: 3 })
  expect(await listed()).toEqual([])
  await expect(manage('release all')).rejects.toThrow('no mail is held')
  await sql`delete from app.outgoing_mail`.execute(database.own)
  await hold(3)
  expect(await manage('release all')).toEqual({ released: 3, tooOld: 0 })
})

test('a link that has run out is not mailed', async () => {
  const { sub, email } = await makePerson(database, { isConfirmed: false })
  await sql`insert into app.outgoing_mail (kind, recipient, user_id, state, expires_at)
    values ('confirm-sign-up', ${email}, ${sub}::uuid, 'held', now() - interval '1 s')`.execute(database.own)
  expect(await manage('release all')).toEqual({ released: 0, tooOld: 1 })
  expect(await listed()).toHaveLength(1)
})

test.each([
  ['release', /say --release or --drop/],
  ['release everything', /say --release or --drop/],
  ['burn all', /say --release or --drop/],
  ["release ' or true", /say --release or --drop/],
  [`release ${randomUUID()}`, /no held mail has the id/],
])('%j is refused with what to say', async (words, expected) => {
  await expect(manage(words)).rejects.toMatchObject({
    name: 'HeldMailError',
    message: expect.stringMatching(expected),
  })
})
