import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarFile } from '../booking/calendar-file.ts'
import { bookingEvent } from './booking-event.ts'
import { textWithoutLinks } from './visible-text.ts'

describe('48: what a stranger typed becomes no link', () => {
  test.each([
    ['an accent in two parts before the dot', 'vile\u0301.com', 'vilé[.]com'],
    ['an accent in two parts after the dot', 'evil.e\u0301com', 'evil[.]écom'],
    ['an accent that has no one-piece form', 'evilx\u0301.com', 'evilx\u0301[.]com'],
    ['a name in two parts', 'exa\u0301mple.com/x', 'exámple[.]com/x'],
    ['a full-width dot', 'evil．com', 'evil[.]com'],
    ['a small dot', 'evil﹒com', 'evil[.]com'],
    ['a leader dot', 'evil․com', 'evil[.]com'],
    ['an ideographic full stop', 'evil。com', 'evil[.]com'],
    ['its form in vertical text', 'evil︒com', 'evil[.]com'],
    ['half of its width', 'evil｡com', 'evil[.]com'],
    ['a number with its dot', 'evil⒈com', 'evil1[.]com'],
    ['a joiner after the dot', 'evil.\u200dcom', 'evil[.]\u200dcom'],
    ['a joiner before the dot', 'evil\u200c.com', 'evil\u200c[.]com'],
    ['a variation selector', 'evil.\ufe0fcom', 'evil[.]\ufe0fcom'],
    ['full-width letters', 'ｅｖｉｌ．ｃｏｍ', 'ｅｖｉｌ[.]ｃｏｍ'],
    ['mathematical letters', 'evil.𝐜𝐨𝐦', 'evil[.]𝐜𝐨𝐦'],
    ['letters in circles', 'ⓔⓥⓘⓛ.ⓒⓞⓜ', 'evil[.]com'],
    ['a part of a character that stands for all of it', 'evil.⻳0', 'evil[.]龟0'],
    ['a Roman numeral', 'evil.ⅭⅯ', 'evil[.]CM'],
    ['a word in one sign', 'evil.㌔', 'evil[.]キロ'],
    ['two letters in one', 'evil.ﯪ', 'evil[.]ئا'],
    ['a currency in one sign', 'evil.﷼', 'evil[.]ریال'],
    ['punycode', 'xn--vil-9la.xn--p1ai', 'xn--vil-9la[.]xn--p1ai'],
    ['an emoji as a name', '❤.ws', '❤[.]ws'],
    ['a bracket as a name', 'evil).com', 'evil)[.]com'],
    ['a bare address', '203.0.113.9/x', '203[.]0[.]113[.]9/x'],
    ['a bare address with other dots', '203。0．113.9', '203[.]0[.]113[.]9'],
    ['an address as a number', 'http://3405803785/', 'http[:]//3405803785/'],
    ['an address of IPv6', 'http://[2001:db8::1]/', 'http[:]//[2001:db8::1]/'],
    ['a scheme in disguise', 'hxxp：／／evil', 'hxxp[:]//evil'],
    ['a mail link', 'MAILTO:x@localhost', 'MAILTO[:]x@localhost'],
    ['a call', 'facetime:x', 'facetime[:]x'],
    ['a script', 'javascript：alert(1)', 'javascript[:]alert(1)'],
    ['a mail address', 'x＠evil．com', 'x@evil[.]com'],
    ['a share', String.raw`\\evil\x`, String.raw`[\]\evil\x`],
    ['a share in disguise', 'see ＼＼evil＼x', String.raw`see [\]\evil\x`],
  ])('%s', (_what, typed, written) => {
    expect(textWithoutLinks(typed)).toBe(written)
  })

  test.each([
    'At 10.30, for J.R. Smith. Please wait.',
    'Suite 3½, 25 m², 2ª planta, Straße 7',
    'EUR 1.250,00 or 1.250.000',
    'Terminal 2E: gate 4',
    '東京、2人です。 ありがとう',
    'Dr. Ada, St. Regis, Hôtel:Ritz, Tel:+33612345678',
    'and so on ... at the end',
    '👨‍👩‍👧 and می‌خواهم',
  ])('stays as it was: %s', (typed) => {
    expect(textWithoutLinks(typed)).toBe(typed)
  })

  const letters = fc.constantFrom(...'evilcomé𝐜ｏⓜ1-'.match(/./gu)!, 'e\u0301', 'x\u0301', '\u200d', '\ufe0f')
  const label = fc.array(letters, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''))
  const sign = fc.constantFrom('⻳', 'Ⅽ', '㌔', '﷼', '™', '㊗', 'ﯪ', 'ǆ', '⒈', '㋀')
  const dot = fc.constantFrom('.', '．', '。', '｡', '․', '﹒', '︒', '.\u200d', '\u200c.', '.\u0301', '⒈')
  const ending = fc.constantFrom('com', 'ｃｏｍ', 'xn--p1ai', 'ⓒⓞⓜ', 'рф', 'co\u0301m', '中国')
  const scheme = fc.constantFrom('', 'http://', 'hxxp：／／', 'https:\\\\', 'mailto:', 'x@', '//', '\\\\')
  const host = fc.oneof(
    fc.tuple(scheme, label, dot, ending).map((parts) => parts.join('')),
    fc.tuple(scheme, label, dot, label, dot, ending).map((parts) => parts.join('')),
    fc.tuple(scheme, fc.ipV4()).map((parts) => parts.join('')),
  )
  const typed = fc.array(fc.oneof(host, sign, fc.string({ unit: 'grapheme', maxLength: 5 })), {
    maxLength: 4,
  })

  /** The text as a link detector sees it: in compatibility form, without hidden characters, and with equal dots. */
  const seen = (text: string) =>
    text
      .normalize('NFKC')
      .replaceAll(/[\p{Cf}\ufe0f]/gu, '')
      .replaceAll('。', '.')
      .normalize('NFKC')
  const links =
    /[\p{L}\p{N}\p{M}-]\.\p{M}*\p{L}\p{M}*[\p{L}\p{N}]|:\/\/|:\\\\|mailto:\S|(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/iu

  test('whatever is put together, nothing in it reads as one, and no letter is lost', () => {
    fc.assert(
      fc.property(typed, (parts) => {
        const words = parts.join(' ').replaceAll(/[[\]]/g, '')
        const written = textWithoutLinks(words)
        expect(seen(written)).not.toMatch(links)
        expect(textWithoutLinks(written)).toBe(written)
        const letters = (text: string) => seen(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
        expect(letters(written)).toBe(letters(words))
      }),
      { numRuns: 2000 },
    )
  })

  test('in a calendar neither', () => {
    const booking = {
      id: '0193a5a0-0000-7000-8000-000000000001',
      idempotencyKey: null,
      createdAt: '2026-11-21T10:00:00Z',
      pickupAt: '2026-11-22T08:00:00Z',
      vehicle: 'van',
    } as const
    fc.assert(
      fc.property(host, host, (pickupLocation, dropoffLocation) => {
        const file = calendarFile(bookingEvent({ ...booking, pickupLocation, dropoffLocation }, 'site'))
        const values = file.replaceAll('\r\n ', '').replaceAll(/^[A-Z]+:/gm, '')
        expect(seen(values)).not.toMatch(links)
      }),
    )
  })
})
