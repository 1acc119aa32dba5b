import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/database/database'
import { preparations } from '#server/database/testing/preparations'
import { mailboxOf } from './email-address.ts'

const spellings = [
  'amelie.martin@gmail.com',
  'AMELIE.Martin@GMail.com',
  'a.m.e.l.i.e.martin@gmail.com',
  'ameliemartin+vat@gmail.com',
  'ameliemartin+a+b@googlemail.com',
  '"amelie.martin"@gmail.com',
  'amelie\\.martin@gmail.com',
  'ameliemartin@gmail.com.',
  ' ameliemartin@gmail.com\t',
  'ａｍｅｌｉｅｍａｒｔｉｎ@ｇｍａｉｌ.ｃｏｍ',
  'ＡＭＥＬＩＥ．ｍａｒｔｉｎ＋ｘ@googlemail。com',
  'ameliemartin＠gmail｡com',
  'amelie\u200Bmartin@gm\u00ADail.com',
]

describe('the mailbox of an address', () => {
  test.each(spellings)('19: %j is one mailbox with the others', (spelling) => {
    expect(mailboxOf(spelling)).toBe('ameliemartin@gmail.com')
  })

  test.each([
    ['ben@mail.example', 'ben@mail.example'],
    ['b.en+1@mail.example', 'ben@mail.example'],
    ['+tag@mail.example', '+tag@mail.example'],
    ['.+tag@mail.example', '+tag@mail.example'],
    ['a@b@mail.example', 'a@b@mail.example'],
    ['nothing', '@nothing'],
    ['', '@'],
  ])('%j counts as %j', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox)
  })
})

const invisible = [
  0x1, 0x1f, 0x7f, 0x85, 0xa0, 0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x1680, 0x17b4, 0x17b5, 0x180b, 0x180f,
  0x2000, 0x200a, 0x200b, 0x200f, 0x2028, 0x2029, 0x202a, 0x202e, 0x202f, 0x205f, 0x2060, 0x2064, 0x206f,
  0x3000, 0x3164, 0xfe00, 0xfe0f, 0xfeff, 0xffa0, 0x1bca0, 0x1bca3, 0x1d173, 0x1d17a, 0xe0001, 0xe0041,
  0xe01ef,
].map((point) => String.fromCodePoint(point))

/**
 * Characters that Unicode normalization changes, and ordinary ones. None is newer than the Unicode version of the
 * database.
 */
const letter = fc.constantFrom(
  ...'abzABZ019.+@"\\ -_\t\n。｡．＋＠ａＡＺ９éÉßİıſKﬁ½ªǅΣσςЖ日本…'.split(''),
  ...invisible,
  '\u{1D400}',
  '\u{1F600}',
  'e\u0301',
  'n\u0303',
)
const part = fc.array(letter, { maxLength: 12 }).map((letters) => letters.join(''))
const address = fc
  .tuple(
    part,
    fc.constantFrom('@', '@', '＠', '', '@@'),
    part,
    fc.constantFrom('', '.com', '@gmail.com', '@GoogleMail.com.', '@mail。example'),
  )
  .map((parts) => parts.join(''))

describe.each(preparations)('on %s', (_name, open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database?.close())

  const inDatabase = async (addresses: string[]) =>
    (
      await database.executeSql(
        `select app.mailbox_of(a) as mailbox from unnest($1::text[]) with ordinality as given (a, n) order by n`,
        [addresses],
      )
    ).rows.map(({ mailbox }) => mailbox)

  test('19: database and server count by the same form', async () => {
    expect(await inDatabase(spellings)).toEqual(spellings.map(mailboxOf))
    const hidden = invisible.map((one) => `a${one}b@mail${one}.example`)
    expect(await inDatabase(hidden)).toEqual(hidden.map(() => 'ab@mail.example'))
    expect(hidden.map(mailboxOf)).toEqual(hidden.map(() => 'ab@mail.example'))
    await fc.assert(
      fc.asyncProperty(fc.array(address, { minLength: 50, maxLength: 50 }), async (addresses) => {
        expect(await inDatabase(addresses)).toEqual(addresses.map(mailboxOf))
      }),
      { numRuns: 60 },
    )
  })
})
