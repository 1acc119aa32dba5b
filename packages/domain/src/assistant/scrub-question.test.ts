import { expect, test } from 'vitest'
import { isUnanswered } from './answers/is-unanswered.ts'
import { fixedSentences } from './answers/fixed-sentences.ts'
import { scrubQuestion, wordsOfQuestion } from './scrub-question.ts'

test.each([
  ['mail', 'Write to mei.tanaka+x@example.com about my form', 'Write to [address] about my form'],
  ['a page', 'is https://evil.example/?q=me@x real', 'is [address] real'],
  ['a bare host', 'see mei-tanaka.com please', 'see [address] please'],
  ['a phone', 'Call me on +33 (0)6 12-34.56 78 now', 'Call me on # now'],
  ['a card', 'my card 4111 1111 1111 1111 was refused', 'my card # was refused'],
  ['a passport', 'passport TK7719022 lost', 'passport # lost'],
  ['an IBAN', 'pay to DE89 3704 0044 0532 0130 00', 'pay to #'],
  ['a price', 'Is 1,250.50 euros taxable in Iowa?', 'Is # euros taxable in Iowa?'],
  ['a street with its number before', 'deliver to 12 rue de la Paix today', 'deliver to [street] today'],
  ['a street with its number behind', 'I live in Via Garibaldi 12', 'I live in [street]'],
  ['a German street', 'Hauptstraße 5 in Berlin', '[street] in Berlin'],
  ['a name that is told', 'My name is Mei Tanaka, where is it', 'My name is [name], where is it'],
  ['a name that is said', 'I am Ada Lovelace and I want it', 'I am [name] and I want it'],
  ['full-width digits', 'card ４１１１１１１１', 'card #'],
])('%s is scrubbed', (_case, text, expected) => {
  expect(scrubQuestion(text)).toBe(expected)
})

test.each([
  'Do officers in Madrid speak Mandarin?',
  'Is the Champs-Élysées open on Sunday?',
  'I am American',
  '税金は戻りますか',
])('%s stays as it is', (text) => {
  expect(scrubQuestion(text)).toBe(text)
})

test('no digit and no at-sign is ever left, and no more than 200 characters', () => {
  const long = scrubQuestion(`${'x'.repeat(300)} a@b.example ٣٤٥ 12`)
  expect(Array.from(long)).toHaveLength(200)
  expect(scrubQuestion('a@b 1 ٣ ９ ① x２y')).not.toMatch(/[\p{Nd}@]/u)
  expect(scrubQuestion('  \n\t ')).toBe('')
})

test.each([
  'rue ' + 'a'.repeat(5000),
  'a '.repeat(5000),
  '('.repeat(5000),
  'rue de '.repeat(2000),
  "'".repeat(5000),
])('a text made to take long is scrubbed at once', (text) => {
  expect(scrubQuestion(text).length).toBeLessThanOrEqual(200)
})

test('questions of the same words are one, whatever their order, case, accents and numbers', () => {
  const [one, other] = ['Is the refund taxable in the US?', 'taxable REFÚND — US']
  expect(wordsOfQuestion(scrubQuestion(one))).toBe(wordsOfQuestion(scrubQuestion(other)))
  expect(wordsOfQuestion(scrubQuestion('for 500 euros'))).toBe(
    wordsOfQuestion(scrubQuestion('for 700 euros')),
  )
  expect(wordsOfQuestion('what is it')).not.toBe('')
})

test('answers that know nothing are told from those that do', () => {
  expect(isUnanswered(`${fixedSentences.unsure}\n- [One](#ask)`)).toBe(true)
  expect(isUnanswered(`${fixedSentences.silent}\n\nSources: …`)).toBe(true)
  expect(isUnanswered(fixedSentences.outside)).toBe(false)
  expect(isUnanswered('EUR 100 comes back.')).toBe(false)
})
