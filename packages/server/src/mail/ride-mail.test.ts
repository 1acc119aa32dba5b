import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Email } from 'postal-mime'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/database/database'
import { freshDatabase } from '#server/database/testing/fresh-database'
import { folderKeys } from '#server/keys/testing/folder-keys'
import type { AccountKeys } from '#server/keys/account-keys'
import { readRideToken, rideToken } from './ride-link.ts'
import { submitBooking } from './testing/leave-booking.ts'
import { startLoopbackSmtp, type LoopbackSmtp } from './testing/loopback-smtp.ts'
import { startQueue, type RunningQueue } from './testing/start-queue.ts'

const key = '9b2f7c1e-8a4d-4e5f-9c3b-0123456789ab'
const email = 'mei@mail.example'
const folder = mkdtempSync(join(tmpdir(), 'retour-ride-mail-'))
let database: Database
let smtp: LoopbackSmtp
let accountKeys: AccountKeys
let running: RunningQueue
let booking: string
beforeAll(async () => {
  database = await freshDatabase()
  smtp = await startLoopbackSmtp()
  accountKeys = await folderKeys(folder)
  running = await startQueue(database, {
    smtpUrl: smtp.url,
    operatorEmail: 'desk@retour.example',
    accountKeys,
  })
  await submitBooking(database, { email, idempotency_key: key })
  running.queue.wake()
  await running.until('mail sent', 2)
  booking = String((await database.executeSql('select id from public.bookings')).rows[0]?.id)
})
beforeEach(() => {
  smtp.taken.length = 0
  running.lines.length = 0
})
afterAll(async () => {
  await running[Symbol.asyncDispose]()
  await smtp.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const brought: Record<string, string> = {
  quote: `, price_minor = 11000, currency = 'EUR', valid_until = b.pickup_date - interval '1 hour', quote_note = '',
    free_until = b.pickup_date - interval '24 hours', late_fee_minor = 5500`,
  confirm: `, driver_name = 'Karim Benali', driver_car = 'Luxury Sedan', driver_plate = 'GH-482-KM', driver_phone = '+33612345678'`,
}
/** Makes a move and returns the mail that it caused. */
const moved = async (move: string, state: string, by: string): Promise<Email> => {
  await database.executeSql(
    `update app.rides r set move = $1, state = $2, mover = $3, version = version + 1, moved_at = now() ${brought[move] ?? ''}
      from public.bookings b where b.id = r.booking_id`,
    [move, state, by],
  )
  running.queue.wake()
  await running.until('mail sent', 1)
  const [taken] = smtp.accepted()
  expect(taken?.recipients).toEqual([email])
  return taken!.mail
}
const calendarOf = (mail: Email) => {
  const [file] = mail.attachments
  expect(file).toMatchObject({ filename: 'chauffeur-ride.ics', mimeType: 'text/calendar' })
  return Buffer.from(file?.content as ArrayBuffer).toString('utf8')
}

test('each move is one mail with the page of the ride, and changes the one entry in the calendar', async () => {
  const quoted = await moved('quote', 'quoted', 'dispatcher')
  expect(quoted.subject).toBe('Your quote: EUR 110.00 (RT-4D2P-F2DB)')
  for (const part of [quoted.text, quoted.html]) {
    expect(part).toContain('This ride costs EUR 110.00')
    expect(part).toContain('After that the fee is EUR 55.00.')
    expect(part).toContain(`https://retour.example/ride#${rideToken(accountKeys, booking)}`)
  }
  const uid = `UID:${key}@retour.example\n`
  expect(calendarOf(quoted)).toContain(uid)
  expect(calendarOf(quoted)).toMatch(/SEQUENCE:1\nSTATUS:TENTATIVE/)

  smtp.taken.length = running.lines.length = 0
  expect((await moved('accept', 'accepted', 'customer')).subject).toBe(
    'You accepted the quote (RT-4D2P-F2DB)',
  )
  smtp.taken.length = running.lines.length = 0
  const confirmed = await moved('confirm', 'confirmed', 'owner')
  expect(confirmed.text).toContain('Plate: GH-482-KM')
  expect(calendarOf(confirmed)).toContain(uid)
  expect(calendarOf(confirmed)).toMatch(/SEQUENCE:3\nSTATUS:CONFIRMED/)
  expect(calendarOf(confirmed)).toContain('SUMMARY:Chauffeur pickup\\, confirmed (RT-4D2P-F2DB)')

  smtp.taken.length = running.lines.length = 0
  brought.cancel = `, cancelled_for = 'business', cancel_fee_minor = 0`
  const cancelled = await moved('cancel', 'cancelled', 'owner')
  expect(cancelled.text).toContain('We had to cancel this ride.')
  expect(calendarOf(cancelled)).toContain(uid)
  expect(calendarOf(cancelled)).toMatch(/SEQUENCE:4\nSTATUS:CANCELLED/)
})

test('a token of a ride opens that ride alone', async () => {
  const token = rideToken(accountKeys, booking)
  expect(readRideToken(accountKeys, token)).toBe(booking)
  expect(readRideToken(accountKeys, token.replace(booking, key))).toBeNull()
  expect(readRideToken(accountKeys, booking)).toBeNull()
})
