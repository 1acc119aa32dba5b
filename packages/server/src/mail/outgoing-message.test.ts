import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { bareAddress, composeMessage, isSingleAddress } from './outgoing-message.ts'

const parts = {
  id: '0193a5a0-0000-7000-8000-000000000001',
  messageId: '<0193a5a0-0000-7000-8000-000000000001@retour.example>',
  from: 'Retour <guide@retour.example>',
  to: 'amelie@mail.example',
  replyTo: null,
  date: new Date('2026-11-21T10:00:00Z'),
  subject: 'Your VAT refund guide for France',
  text: 'Hello Zoë,\n',
  html: '<p>Hello Zoë,</p>',
}

describe('one message', () => {
  test('carries the given Message-ID, both parts and one recipient', async () => {
    const message = await composeMessage(parts)
    const mail = await PostalMime.parse(message.raw)
    expect(mail.messageId).toBe(parts.messageId)
    expect(mail.to).toMatchObject([{ address: 'amelie@mail.example' }])
    expect(mail.text?.trim()).toBe('Hello Zoë,')
    expect(mail.html?.trim()).toBe('<p>Hello Zoë,</p>')
    expect(message).toMatchObject({ from: 'guide@retour.example', to: 'amelie@mail.example' })
  })

  test('an attached file travels byte for byte, line ends too', async () => {
    const content = 'SUMMARY:Zoë\r\n folded\r\n'
    const contentType = 'text/calendar; charset=utf-8; method=PUBLISH'
    const { raw } = await composeMessage({
      ...parts,
      attachments: [{ filename: 'a.ics', contentType, content }],
    })
    expect(raw.toString()).toContain(`\r\n\r\n${Buffer.from(content).toString('base64')}\r\n`)
    expect((await PostalMime.parse(raw)).attachments).toMatchObject([
      { filename: 'a.ics', mimeType: 'text/calendar', method: 'PUBLISH' },
    ])
  })

  test('a line break in the subject makes no header', async () => {
    const { raw } = await composeMessage({ ...parts, subject: 'Guide\r\nBcc: third@evil.example' })
    const mail = await PostalMime.parse(raw)
    expect(mail.bcc ?? []).toEqual([])
    expect(mail.headers.some(({ key }) => key === 'bcc')).toBe(false)
  })
})

describe('a single address', () => {
  test.each(['a@b', 'amelie+shop@mail.example', 'zoë@exämple.example', "o'neil@mail.example"])(
    '%s is one',
    (text) => expect(isSingleAddress(text)).toBe(true),
  )
  test.each([
    '@',
    'a@',
    '@b',
    'a@b,c@d',
    'a@b;c@d',
    'a@b c@d',
    'a@b@c',
    '"a b"@c',
    '<a@b>',
    'a@b\r\nRCPT TO:<c@d>',
    'group:a@b',
    'a@[127.0.0.1]',
    `${'a'.repeat(65)}@b`,
    `a@${'b'.repeat(260)}`,
  ])('%j is none', (text) => expect(isSingleAddress(text)).toBe(false))

  test('the sender setting gives its bare address', () => {
    expect(bareAddress('Retour <guide@retour.example>')).toBe('guide@retour.example')
    expect(bareAddress('guide@retour.example')).toBe('guide@retour.example')
  })
})
