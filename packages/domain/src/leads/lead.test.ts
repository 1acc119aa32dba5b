import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leadContactSchema, leadSchema, maskContact } from './lead.ts'

const contact = { email: 'ana@example.com', fullName: 'Ana Li' }
const row = {
  email: 'ana@example.com',
  full_name: 'Ana Li',
  purchase_amount: 1250,
  vat_amount: 208.33,
  refund_amount: 177.08,
  is_eligible: true,
  currency: 'EUR',
  country: 'france',
}

const messagesOf = (result: {
  success: boolean
  error?: { issues: { path: PropertyKey[]; message: string }[] }
}) => result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

describe('the lead form', () => {
  test('gives the email trimmed and lower-cased, the name trimmed, no consent unless ticked', () => {
    expect(leadContactSchema.parse({ email: '  Ana@Example.COM ', fullName: ' Ana Li ' })).toEqual({
      email: 'ana@example.com',
      fullName: 'Ana Li',
      marketingConsent: false,
    })
    expect(leadContactSchema.parse({ ...contact, marketingConsent: true }).marketingConsent).toBe(true)
  })

  test.each([
    ['two letters', 'Li'],
    ['120 letters', 'x'.repeat(120)],
    ['another script', '李娜'],
    ['an apostrophe and markup', "O'Neil <b>"],
  ])('a name of %s is taken', (_edge, fullName) => {
    expect(leadContactSchema.safeParse({ ...contact, fullName }).success).toBe(true)
  })

  test.each([
    ['missing', undefined],
    ['empty', ''],
    ['one letter', 'A'],
    ['one letter among spaces', '  A  '],
    ['121 letters', 'x'.repeat(121)],
    ['with NUL', 'Ana\u0000Li'],
    ['with a line break', 'Ana\nBcc: x@y.z'],
    ['no text', 12],
  ])('a name %s is refused with the message', (_edge, fullName) => {
    const found = leadContactSchema.safeParse({ ...contact, fullName })
    expect(new Set(messagesOf(found))).toEqual(new Set(['fullName: Please provide your full name']))
  })

  test.each([
    ['the shortest', 'a@b'],
    ['254 characters', `${'a'.repeat(250)}@b.c`],
    ['with a plus', 'ana+paris@example.com'],
  ])('an email %s is taken', (_edge, email) => {
    expect(leadContactSchema.safeParse({ ...contact, email }).success).toBe(true)
  })

  test.each([
    ['missing', undefined],
    ['empty', ''],
    ['blank', '   '],
    ["without '@'", 'ana.example.com'],
    ['255 characters', `${'a'.repeat(251)}@b.c`],
    ['with NUL', 'ana@exa\u0000mple.com'],
    ['with a line break', 'ana@example.com\r\nBcc: x@y.z'],
    ['no text', {}],
  ])('an email %s is refused with the message', (_edge, email) => {
    const found = leadContactSchema.safeParse({ ...contact, email })
    expect(new Set(messagesOf(found))).toEqual(new Set(['email: Please provide a valid email address']))
  })
})

describe('the row of a lead', () => {
  test('is taken as it is, with the guest’s name and no consent where none is given', () => {
    const { full_name: _name, ...guest } = row
    expect(leadSchema.parse(row)).toEqual({ ...row, marketing_consent: false })
    expect(leadSchema.parse(guest).full_name).toBe('Guest User')
  })

  test('currency is upper-cased, country lower-cased', () => {
    const found = leadSchema.parse({ ...row, currency: 'eur', country: 'France' })
    expect([found.currency, found.country]).toEqual(['EUR', 'france'])
  })

  test.each([
    ['no amount', { purchase_amount: undefined }],
    ['a negative amount', { purchase_amount: -0.01 }],
    ['an amount as text', { purchase_amount: '1250' }],
    ['an amount of NaN', { purchase_amount: Number.NaN }],
    ['an infinite amount', { purchase_amount: Infinity }],
    ['a billion', { purchase_amount: 1_000_000_000 }],
    ['a negative refund', { refund_amount: -1 }],
    ['an unknown currency', { currency: 'XXX' }],
    ['no currency', { currency: '' }],
    ['an unknown country', { country: 'portugal' }],
    ['no country', { country: undefined }],
    ['no eligibility', { is_eligible: undefined }],
  ])('%s is refused with the message', (_edge, part) => {
    const found = leadSchema.safeParse({ ...row, ...part })
    expect(found.error?.issues.map(({ message }) => message)).toEqual([
      'Failed to save calculation. Please check your input.',
    ])
  })

  test.each([null, [], 'text', 5])('%j is no row', (value) => {
    expect(leadSchema.safeParse(value).success).toBe(false)
  })

  test('whatever comes, nothing is thrown', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(typeof leadSchema.safeParse(value).success).toBe('boolean')
      }),
    )
  })

  test('what is taken stays as it is when it is read again', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.stringMatching(/^ *[A-Za-zÀ-ž]{2,40} *$/), (email, name) => {
        const once = leadSchema.parse({ ...row, email, full_name: name })
        expect(leadSchema.parse(once)).toEqual(once)
      }),
    )
  })
})

describe('a contact as somebody else may see it', () => {
  test.each([
    ['Mei Tanaka', 'mei.tanaka@example.com', 'Mei', 'm•••@e•••.com'],
    ['田中 メイ', 'mei@mail.tanaka.co.jp', '田中', 'm•••@m•••.jp'],
    ['Li', 'a@b', 'Li', 'a•••@b•••'],
    ['😀 Ana', '"a@b"@example.org', '😀', '"•••@e•••.org'],
  ])('%s, %s', (fullName, email, name, masked) => {
    expect(maskContact({ fullName, email })).toEqual({ fullName: name, email: masked })
  })
})
