import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig, type Config } from '#server/config'
import type { AccountKeys } from '#server/keys/account-keys'
import { folderKeys } from '#server/keys/testing/folder-keys'
import { mailCode, mailToken } from '#server/gate/mail-token'
import { writeMessage } from './write-message.ts'

let config: Config
let accountKeys: AccountKeys
beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'retour-mail-'))
  config = readConfig({ DATA_DIR: dataDir, SITE_URL: 'https://retour.example' })
  accountKeys = await folderKeys(dataDir)
})
afterAll(() => rmSync(config.dataDir, { recursive: true, force: true }))

const write = async (kind: string, payload: object, id: string = randomUUID()) => {
  const row = {
    id,
    kind,
    recipient: 'amelie@mail.example',
    payload,
    messageId: `<${id}@retour.example>`,
    attempts: 1,
    expiresAt: new Date(),
  }
  const now = () => new Date('2026-11-22T08:00:00Z')
  const { raw } = await writeMessage(row, { config, accountKeys, now })
  return { id, mail: await PostalMime.parse(raw) }
}

describe('mails about an account', () => {
  test.each([
    ['confirm-sign-up', 'signup', 'Confirm your email address'],
    ['reset-password', 'recovery', 'Choose a new password'],
    ['sign-in-link', 'magiclink', 'Your sign-in link'],
    ['change-email', 'email_change', 'Confirm the change of your email address'],
  ])('%s holds its link and code, in both parts', async (kind, type, subject) => {
    const { id, mail } = await write(kind, {
      redirectTo: 'https://retour.example/auth?a=1&b=2',
      newEmail: 'new@mail.example',
    })
    expect(mail.subject).toBe(subject)
    const query = new URLSearchParams({
      token: mailToken(accountKeys, id),
      type,
      redirect_to: 'https://retour.example/auth?a=1&b=2',
    })
    const link = `https://retour.example/auth/v1/verify?${query.toString()}`
    expect(mail.text).toContain(`\n${link}\n`)
    expect(mail.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
    for (const part of [mail.text, mail.html]) expect(part).toContain(mailCode(accountKeys, id))
  })

  test('a repeat of a mail is the same mail; another mail has another link and code', async () => {
    const id = randomUUID()
    const [one, again] = [await write('reset-password', {}, id), await write('reset-password', {}, id)]
    expect(again.mail.text).toBe(one.mail.text)
    expect((await write('reset-password', {})).mail.text).not.toBe(one.mail.text)
  })

  test.each(['account-exists', 'booking-not-sent', 'password-changed'])(
    '%s holds neither link nor code',
    async (kind) => {
      const { id, mail } = await write(kind, {})
      expect(mail.text).not.toContain('/auth/v1/verify')
      expect(mail.text).not.toContain(mailCode(accountKeys, id))
      expect(mail.text).toContain('https://retour.example/auth')
    },
  )

  test.each(['account-exists', 'booking-not-sent'])(
    '%s shows the ride in both parts, without a link in its words',
    async (kind) => {
      const booking = {
        phone: '+1 555 0100',
        pickupAt: '2026-12-01T08:00:00.000Z',
        pickupLocation: 'Hotel Ritz, see evil.example/x',
        dropoffLocation: 'Plaza Mayor',
        vehicle: 'van',
        passengerCount: 5,
        specialRequests: null,
        flightNumber: null,
        city: 'madrid',
        country: 'spain',
      }
      const { mail } = await write(kind, { booking, reason: 'gone' })
      for (const part of [mail.text, mail.html]) {
        expect(part).toContain('Hotel Ritz, see evil[.]example/x')
        expect(part).toContain('Plaza Mayor')
        expect(part).toMatch(
          /https:\/\/retour\.example\/(?:auth\?from=%2F)?spain(?:%2F|\/)madrid(?:%2F|\/)book-chauffeur/,
        )
      }
    },
  )

  test('29: no token or code in a subject', async () => {
    const { id, mail } = await write('sign-in-link', {})
    expect(mail.subject).not.toContain(mailCode(accountKeys, id))
  })

  test.each([
    'http://evil.example',
    'Call +33 1 23 45 67 89',
    '<img src=x onerror=alert(1)>',
    'Zoe\r\nBcc: everybody@mail.example',
    'evil.example',
  ])('48, 49: a name is a stranger’s text: %j is not repeated', async (fullName) => {
    const { mail } = await write('confirm-sign-up', { fullName })
    expect(mail.text).toMatch(/^Hello,\n/)
    expect(mail.html).not.toContain('evil.example')
    expect(mail.html).not.toContain('onerror')
    expect(mail.bcc).toBeUndefined()
  })

  test('a plain name greets', async () => {
    expect((await write('confirm-sign-up', { fullName: 'Amélie Martin' })).mail.text).toMatch(
      /^Hello Amélie Martin,\n/,
    )
  })
})
