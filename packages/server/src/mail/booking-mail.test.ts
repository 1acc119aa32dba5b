import type { Email } from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/database/database'
import { freshDatabase } from '#server/database/testing/fresh-database'
import { submitBooking, readBookingMails } from './testing/leave-booking.ts'
import { startLoopbackSmtp, type LoopbackSmtp } from './testing/loopback-smtp.ts'
import { startQueue, type RunningQueue } from './testing/start-queue.ts'

const operatorEmail = 'desk@retour.example'
let database: Database
let smtp: LoopbackSmtp
let running: RunningQueue
let booked = 0
beforeAll(async () => {
  database = await freshDatabase()
  smtp = await startLoopbackSmtp()
  running = await startQueue(database, { smtpUrl: smtp.url, operatorEmail })
})
beforeEach(() => {
  smtp.taken.length = 0
  running.lines.length = 0
})
afterAll(async () => {
  await running[Symbol.asyncDispose]()
  await smtp.close()
  await database.close()
})

const mailTo = (address: string): Email => {
  const [taken, ...more] = smtp.accepted().filter(({ recipients }) => recipients.includes(address))
  if (!taken || more.length > 0) throw new Error(`${more.length + (taken ? 1 : 0)} mails to ${address}`)
  expect(taken.recipients).toEqual([address])
  return taken.mail
}
/** The parser normalizes line endings of calendar files; the bytes are tested with the message. */
const calendarOf = (mail: Email): string => {
  const [file] = mail.attachments
  expect(file).toMatchObject({ filename: 'chauffeur-request.ics', mimeType: 'text/calendar' })
  return Buffer.from(file?.content as ArrayBuffer).toString('utf8')
}
/** Books with an address of its own, lets the queue send both mails, and returns them. */
const book = async (changes: Record<string, unknown> = {}) => {
  const email = `guest-${++booked}@mail.example`
  await submitBooking(database, { email, ...changes })
  running.queue.wake()
  await running.until('mail sent', 2)
  return { email, guest: mailTo(email), operator: mailTo(operatorEmail) }
}

describe('a booking’s mails, delivered', () => {
  test('one to the guest with the event, one to the operator whose answer goes to the guest', async () => {
    const { email, guest, operator } = await book({ idempotency_key: '9b2f7c1e-8a4d-4e5f-9c3b-0123456789ab' })
    expect(guest.subject).toBe('Your chauffeur request RT-4D2P-F2DB')
    expect(guest.replyTo).toMatchObject([{ address: operatorEmail }])
    for (const part of [guest.text, guest.html]) {
      expect(part).toContain(
        'Your booking request has been received. We will contact you shortly to confirm.',
      )
      expect(part).toContain('Mercedes V-Class (1-6 passengers)')
      expect(part).toContain('Child Seats, VIP Access')
      expect(part).toMatch(/\/ride#[0-9a-f-]{36}\.[\w-]{43}/)
      expect(part).toContain('RT-4D2P-F2DB')
    }
    expect(calendarOf(guest)).toContain('SUMMARY:Chauffeur pickup\\, requested (RT-4D2P-F2DB)\n')
    expect(operator.subject).toMatch(/^Chauffeur request RT-4D2P-F2DB: Paris, \d+ \w{3} \d{4}, \d\d:\d\d$/)
    expect(operator.replyTo).toMatchObject([{ address: email }])
    expect(operator.text).toContain('Phone: +1 555 0100')
    expect(operator.attachments).toEqual([])
    expect(guest.messageId).not.toBe(operator.messageId)
  })

  test('87: an hour that comes twice keeps its instant, from the row to the calendar', async () => {
    const year = new Date().getUTCFullYear() + 1
    const october = new Date(Date.UTC(year, 9, 31))
    october.setUTCDate(31 - october.getUTCDay())
    const night = october.toISOString().slice(0, 10)
    const { guest } = await book({ pickup_date: `${night}T02:30:00+01:00`, city: 'rome', country: 'italy' })
    expect(guest.text).toMatch(/Pickup time: Sunday \d+ October \d{4}, 02:30, Rome time \(UTC\+1\)/)
    expect(calendarOf(guest)).toContain(`DTSTART:${night.replaceAll('-', '')}T013000Z\n`)
  })

  test('47, 48, 49: what a stranger typed makes no header, no markup, no link and no second recipient', async () => {
    const bait = 'x\r\nBcc: third@evil.example\r\n\r\n<img src=x onerror=alert(1)> https://evil.example'
    const { guest, operator } = await book({
      full_name: '<b>Bo</b> www.evil.example',
      pickup_location: bait,
      dropoff_location: bait,
      special_requests: bait,
      city: bait.slice(0, 100),
    })
    for (const mail of [guest, operator]) {
      expect(mail.bcc ?? []).toEqual([])
      expect(mail.headers.filter(({ key }) => key === 'bcc')).toEqual([])
      expect(mail.html).not.toMatch(/<img|<b>/)
      expect(mail.subject).not.toContain('evil')
    }
    expect(`${guest.text} ${guest.html} ${calendarOf(guest)}`).not.toMatch(/evil\.example/)
    expect(smtp.taken).toHaveLength(2)
  })

  test('49: an address that is a list gets no mail and no reply; the operator is told so', async () => {
    await submitBooking(database, { email: 'a@mail.example,b@mail.example' })
    running.queue.wake()
    await running.until('mail sent')
    await running.until('mail given up')
    expect(smtp.taken.map(({ recipients }) => recipients)).toEqual([[operatorEmail]])
    expect(mailTo(operatorEmail).replyTo ?? []).toEqual([])
    expect(mailTo(operatorEmail).text).toContain('Answer by phone.')
  })

  test('a mail server that makes them wait: both come, each once', async () => {
    smtp.setMode('greylist')
    const email = `guest-${++booked}@mail.example`
    await submitBooking(database, { email })
    running.queue.wake()
    await running.until('mail not sent yet', 2)
    smtp.setMode('accept')
    await running.until('mail sent', 2)
    expect(mailTo(email).subject).toContain('Your chauffeur request')
    expect(mailTo(operatorEmail).subject).toContain('Chauffeur request')
  })

  test('no detail of a booking is in the log', async () => {
    await book({ full_name: 'Secret Person', phone: '+1 555 0199' })
    expect(running.lines.length).toBeGreaterThan(0)
    expect(JSON.stringify(running.lines)).not.toMatch(/Secret|0199|guest-|desk@/)
  })

  test('without OPERATOR_EMAIL the operator’s mail ends as not wanted at the first look, and the log says so', async () => {
    await running.queue.stop()
    await using silent = await startQueue(database, { smtpUrl: smtp.url })
    const email = `guest-${++booked}@mail.example`
    await submitBooking(database, { email })
    silent.queue.wake()
    await silent.until('mail sent')
    await silent.until('nobody is told: OPERATOR_EMAIL is not set')
    expect((await readBookingMails(database)).slice(-2)).toEqual([
      { kind: 'booking-guest', recipient: email, state: 'sent' },
      { kind: 'booking-operator', recipient: null, state: 'unwanted' },
    ])
    expect(mailTo(email).replyTo ?? []).toEqual([])
    expect(smtp.taken).toHaveLength(1)
  })
})
