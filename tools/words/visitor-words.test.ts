import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { oddPhrases, textsOf } from './visitor-words.ts'

const root = join(import.meta.dirname, '..', '..')

/** All texts for visitors: pages, mails, PDFs and the assistant. */
const files = globSync(
  [
    'packages/web/messages/en/*.json',
    'packages/domain/src/{booking,content,places,vat}/**/*.{ts,json}',
    'packages/domain/src/assistant/{answers,knowledge,suggestions,tools}/**/*.ts',
    'packages/server/src/{assistant,mail}/*.ts',
    'packages/server/src/auth/verify-page.ts',
    'tools/site/{guides-pdf,social-images}/**/*.ts',
  ],
  { cwd: root },
).filter((file) => !/\.test\.ts$|\/testing\//.test(file))

test('American spelling and one form of times, in all that visitors read', () => {
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) =>
    textsOf(readFileSync(join(root, file), 'utf8')).flatMap((text) =>
      oddPhrases(text).map((word) => `${file}: “${word}” in “${text.slice(0, 80)}”`),
    ),
  )
  expect(found).toEqual([])
})

test.each([
  ['Most travellers connect in Paris', 'travellers'],
  ['30 km from the centre', 'centre'],
  ['Go towards the harbour', 'harbour'],
  ['Open from 9 am', '9 am'],
  ['Daily 9:00–18:00', '9:00'],
  ['Daily 09:00-18:00', '0-1'],
  ['EUR 60.00 are missing to the minimum', 'are missing to'],
  ['A refund desk in Orly Airport', 'desk in Orly Airport'],
])('“%s” is found out', (text, word) => expect(oddPhrases(text).join()).toContain(word))

test.each([
  'Welcome Centre, 3 Cours de la Garonne',
  'Daily 09:00–21:00 (Sunday to 20:00)',
  'A refund desk at Orly Airport, toward the gates',
  'Prices: EUR 1,250.50 at 20%',
  'Write them like Mo-Sa 10:00-20:00; Su off.',
])('“%s” stays', (text) => expect(oddPhrases(text)).toEqual([]))

test('addresses, comments and the titles of sources are no texts of ours', () => {
  const source = `
import { a } from '../for travellers/x.ts'
/** For travellers who read code. */
const sources = [{
  name: 'VAT refunds for travellers',
  url: 'https://example.com/for-travellers',
}]
const said = 'Ask at the desk. https://traveller.example/a'`
  expect(textsOf(source)).toEqual(['Ask at the desk. '])
})
