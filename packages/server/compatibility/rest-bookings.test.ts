import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { someBooking } from '#server/mail/testing/leave-booking'
import { startLoopbackSmtp, type LoopbackSmtp } from '#server/mail/testing/loopback-smtp'
import { startQueue, type RunningQueue } from '#server/mail/testing/start-queue'
import { openRest, type RestApp } from '#server/rest/testing/open-rest'

const operatorEmail = 'desk@retour.example'
let rest: RestApp
let smtp: LoopbackSmtp
let mail: RunningQueue
beforeAll(async () => {
  rest = await openRest()
  smtp = await startLoopbackSmtp()
  mail = await startQueue(rest.dependencies.database, { smtpUrl: smtp.url, operatorEmail })
})
afterAll(async () => {
  await mail[Symbol.asyncDispose]()
  await smtp.close()
  await rest.close()
})

const recipients = () => smtp.taken.flatMap((taken) => taken.recipients).sort()

test('72: the same request twenty times at once is one booking, one mail to the guest and one to the operator', async () => {
  const row = someBooking({ email: 'amelie@mail.example', idempotency_key: randomUUID() })
  const answers = await Promise.all(Array.from({ length: 20 }, () => rest.guest.from('bookings').insert(row)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const refused = answers.filter(({ status }) => status !== 201)
  expect(refused.map(({ status, error }) => `${status} ${error?.code}`)).toEqual(
    refused.map(() => '409 23505'),
  )
  await mail.until('mail sent', 2)
  // Any further mail of the first booking would be queued earlier, so it would be sent before these two.
  await rest.guest.from('bookings').insert(someBooking({ email: 'bo@mail.example' }))
  await mail.until('mail sent', 4)
  expect(recipients()).toEqual(['amelie@mail.example', 'bo@mail.example', operatorEmail, operatorEmail])
  expect(await rest.stored('select count(*)::int as n from bookings where email = $1', [row.email])).toEqual([
    { n: 1 },
  ])
})

test('an account’s booking is mailed to its confirmed address, whatever was sent, and to the operator', async () => {
  smtp.taken.length = 0
  mail.lines.length = 0
  const ada = await rest.addPerson()
  const row = someBooking({ user_id: ada.id, email: 'other@mail.example' })
  const { error } = await ada.client.from('bookings').insert(row)
  expect(error).toBeNull()
  await mail.until('mail sent', 2)
  expect(recipients()).toEqual([ada.email, operatorEmail].sort())
  expect(smtp.taken.find((taken) => taken.recipients[0] === operatorEmail)?.mail.text).toContain(
    'Sent by: an account, with its confirmed address',
  )
})
